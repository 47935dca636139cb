import type { ErrorBody } from "@candlewise/contracts/errors";
import { useNavigate } from "#web/shared/routing/router.tsx";
import { LazyCelebration } from "../celebration/lazy-celebration.tsx";
import { LessonSkeleton } from "../player/lesson-skeleton.tsx";
import { LazyProblem } from "../player/lazy-problem.tsx";
import { TaskPage } from "./task-page.tsx";
import { useFinishTask } from "./use-finish-task.ts";
import { useTask } from "./use-task.ts";

/** What the server answers when a locked component is asked for by itself. */
const LOCKED: ErrorBody = { error: "component_locked", message: "", request_id: "" };

interface TaskViewProps {
  courseId: string;
  taskId: string;
}

/** S7.71 S7.72: a practical task: what to do and why, what of it the account shows, and its end. */
export function TaskView({ courseId, taskId }: TaskViewProps) {
  const navigate = useNavigate();
  const { task, error, isFetching, refetch } = useTask(courseId, taskId);
  const { completion, problem, isSending, finish } = useFinishTask();
  if (task && completion) {
    return (
      <LazyCelebration
        what="task"
        title={task.title}
        place={{ course_id: task.course_id, chapter_id: task.chapter_id, component_id: task.id }}
        ending={{ kind: "counted", completion }}
      />
    );
  }
  if (task?.status === "locked" || task?.status === "jump_here") {
    return (
      <LazyProblem
        query={{ error: { status: 409, data: LOCKED }, isFetching: false, refetch }}
        componentId={taskId}
        courseId={courseId}
      />
    );
  }
  if (task) return <TaskPage task={task} {...{ problem, isSending }} onFinish={() => void finish(task)} />;
  if (error !== undefined) {
    return <LazyProblem query={{ error, isFetching, refetch }} componentId={taskId} courseId={courseId} />;
  }
  return <LessonSkeleton onClose={() => navigate("/learn")} />;
}
