import { LessonView } from "#web/features/learning/player/lesson-view.tsx";
import { useRouteParams } from "#web/shared/routing/route-params.ts";

/** `/courses/:courseId/chapters/:chapterId/lessons/:lessonId` */
export function LessonScreen() {
  const { courseId, chapterId, lessonId } = useRouteParams("courseId", "chapterId", "lessonId");
  return <LessonView key={lessonId} {...{ courseId, chapterId, lessonId }} />;
}
