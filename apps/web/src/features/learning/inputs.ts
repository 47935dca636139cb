/** Arguments of calls that a route and the hooks of its screen share. */
export const ACTIVE_PATH = { params: { id: "active" } } as const;

export const courseInput = (courseId: string) => ({ params: { id: courseId } });

export const lessonInput = (courseId: string, chapterId: string, lessonId: string) => ({
  params: { course_id: courseId, chapter_id: chapterId, id: lessonId },
  query: { styled_text: "true" as const },
});
