import type { ComponentType } from "./curriculum.ts";

interface OutlineCourse {
  readonly id: string;
  readonly chapters: readonly {
    readonly id: string;
    readonly components: readonly { readonly id: string; readonly type: ComponentType }[];
  }[];
}

export interface FreeLesson {
  readonly course_id: string;
  readonly chapter_id: string;
  readonly component_id: string;
}

/** The first lesson of each path: open without an account. Paths that begin with the same lesson share it. */
export function freeLessons(paths: readonly { readonly courses: readonly OutlineCourse[] }[]): FreeLesson[] {
  const lessons = new Map<string, FreeLesson>();
  for (const { courses } of paths) {
    const [course] = courses;
    const [chapter] = course?.chapters ?? [];
    const [component] = chapter?.components ?? [];
    if (!course || !chapter || component?.type !== "lesson") continue;
    lessons.set(component.id, { course_id: course.id, chapter_id: chapter.id, component_id: component.id });
  }
  return [...lessons.values()];
}
