import type { BrokerageTask } from "@candlewise/contracts/learning/task-schemas";
import { judge, unitOf, type TaskFacts } from "@candlewise/domain/learning/brokerage-task";
import type { CompiledTask } from "@candlewise/domain/learning/curriculum";
import type { SignedInContext } from "#api/platform/http/endpoint.ts";
import { presentPlace } from "../lessons/completion.ts";
import type { LearningDependencies } from "../dependencies.ts";
import { loadLearner, pathOf, placeOf, statusOf } from "../path/learner.ts";
import type { Learner } from "../path/learner.ts";
import { loadTaskFacts } from "./task-facts.ts";

/** The tasks of a path, with each step checked against the practice account. @throws AppError `not_found` */
export async function showTaskStatuses(
  deps: LearningDependencies,
  context: SignedInContext,
  pathId: string,
): Promise<{ tasks: BrokerageTask[] }> {
  const learner = await loadLearner(deps, context);
  const components = pathOf(learner, pathId).courses.flatMap(({ chapters }) =>
    chapters.flatMap((each) => each.components),
  );
  const tasks = components.flatMap(({ id }) => learner.view.task(id) ?? []);
  // Without tasks to check, no practice account is opened.
  if (tasks.length === 0) return { tasks: [] };
  const facts = await loadTaskFacts(deps, context);
  return { tasks: tasks.map((task) => presentTask(learner, task, facts)) };
}

/** Whether the practice account meets every step of a task. */
export const isReady = ({ steps }: CompiledTask, facts: TaskFacts): boolean =>
  steps.every(({ requirement }) => judge(requirement, facts).isDone);

function presentTask(learner: Learner, task: CompiledTask, facts: TaskFacts): BrokerageTask {
  const place = placeOf(learner, task.id);
  const { course_id, chapter_id } = presentPlace(place);
  const status = statusOf(learner, place);
  const { id, title, summary, minutes, why, is_fallback } = task;
  return {
    id,
    course_id,
    chapter_id,
    title,
    summary,
    minutes,
    status,
    why,
    place: task.place,
    kind: task.kind,
    steps: task.steps.map(({ requirement, ...step }) => {
      const { isDone, measured } = judge(requirement, facts);
      // A completed task stays completed, even if the holdings change.
      return { ...step, is_done: status === "completed" || isDone, measured, unit: unitOf(requirement) };
    }),
    is_ready: status === "completed" || isReady(task, facts),
    is_fallback,
  };
}
