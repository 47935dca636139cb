import { useParams, type Params } from "react-router";
import { LessonView } from "#web/features/learning/player/lesson-view.tsx";
import { prepareLesson } from "#web/features/learning/player/use-lesson.ts";
import type { AppStore } from "#web/shared/state/store.ts";

export const prepare = (
  dispatch: AppStore["dispatch"],
  { courseId = "", chapterId = "", lessonId = "" }: Params,
): Promise<unknown> => prepareLesson(dispatch, courseId, chapterId, lessonId);

/** `/courses/:courseId/chapters/:chapterId/lessons/:lessonId` */
export function LessonScreen() {
  const { courseId = "", chapterId = "", lessonId = "" } = useParams();
  return <LessonView key={lessonId} {...{ courseId, chapterId, lessonId }} />;
}
