import { useParams } from "react-router";
import { TaskView } from "#web/features/learning/task/task-view.tsx";

/** `/courses/:courseId/chapters/:chapterId/tasks/:taskId` */
export function TaskScreen() {
  const { courseId = "", taskId = "" } = useParams();
  return <TaskView key={taskId} {...{ courseId, taskId }} />;
}
