import { TaskView } from "#web/features/learning/task/task-view.tsx";
import { useRouteParams } from "#web/shared/routing/route-params.ts";

/** `/courses/:courseId/chapters/:chapterId/tasks/:taskId` */
export function TaskScreen() {
  const { courseId, taskId } = useRouteParams("courseId", "taskId");
  return <TaskView key={taskId} {...{ courseId, taskId }} />;
}
