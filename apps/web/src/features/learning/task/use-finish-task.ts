import type { Completion } from "@candlewise/contracts/learning/schemas";
import type { BrokerageTask } from "@candlewise/contracts/learning/task-schemas";
import { useState } from "react";
import { errorCodeOf } from "#web/shared/api-client/request-error.ts";
import { useSound } from "#web/shared/sound/use-sound.ts";
import { useCompleteBrokerageTaskMutation } from "../api.ts";
import { setOpenTask } from "./open-task.ts";

/** Why a task did not end: a step is missing after all, or the call did not get through. */
export type TaskProblem = "incomplete" | "failed";

/** S7.72: ends a task; the server decides. */
export function useFinishTask() {
  const [complete, { isLoading }] = useCompleteBrokerageTaskMutation();
  const play = useSound();
  const [completion, setCompletion] = useState<Completion | null>(null);
  const [problem, setProblem] = useState<TaskProblem | null>(null);
  const finish = async ({ id, course_id, chapter_id }: BrokerageTask) => {
    setProblem(null);
    const result = await complete({ params: { id, course_id, chapter_id }, body: {} });
    if (result.data) {
      play("complete");
      setOpenTask(null);
      setCompletion(result.data);
    } else setProblem(errorCodeOf(result.error) === "task_incomplete" ? "incomplete" : "failed");
  };
  return { completion, problem, isSending: isLoading, finish };
}
