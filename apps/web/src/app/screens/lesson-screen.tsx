import { useParams } from "react-router";
import { LessonView } from "#web/features/learning/player/lesson-view.tsx";

/** `/courses/:courseId/chapters/:chapterId/lessons/:lessonId` */
export function Screen() {
  const { courseId = "", chapterId = "", lessonId = "" } = useParams();
  return <LessonView key={lessonId} {...{ courseId, chapterId, lessonId }} />;
}
