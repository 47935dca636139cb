import type { BrokerageTask, Practice } from "@candlewise/contracts/learning/task-schemas";
import type { Hidden } from "@candlewise/domain/geo/hidden-countries";
import { judge, offHoursEvidence, unitOf } from "@candlewise/domain/learning/brokerage-task";
import type { CompiledTask } from "@candlewise/domain/learning/curriculum";
import { OFF_HOURS_EVIDENCE, type TaskFacts } from "@candlewise/domain/learning/task-requirement";
import type { SignedInContext } from "#api/platform/http/endpoint.ts";
import { presentPlace } from "../lessons/completion.ts";
import type { LearningDependencies } from "../dependencies.ts";
import { loadLearner, pathOf, placeOf, statusOf } from "../path/learner.ts";
import type { Learner } from "../path/learner.ts";
import { loadTaskFacts, type PracticePort } from "./task-facts.ts";

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
  const shown = { facts, exchange: deps.practice.exchange(facts.now), hidden: context.hidden };
  return { tasks: tasks.map((task) => presentTask(learner, task, shown)) };
}

type Steps = Pick<CompiledTask, "steps">;

/** Whether the practice account meets every step of a task. */
export const isReady = ({ steps }: Steps, facts: TaskFacts): boolean =>
  steps.every(({ requirement }) => judge(requirement, facts).isDone);

/** What counts while the exchange is closed. */
function presentOffHours({ steps }: Steps, opens_at: number | null, { crypto }: Hidden): BrokerageTask["off_hours"] {
  const accepted = new Set(steps.flatMap(({ requirement }) => offHoursEvidence(requirement)));
  return {
    opens_at,
    accepts: OFF_HOURS_EVIDENCE.filter((each) => accepted.has(each) && !(crypto && each === "crypto")),
  };
}

interface Shown {
  readonly facts: TaskFacts;
  readonly exchange: ReturnType<PracticePort["exchange"]>;
  readonly hidden: Hidden;
}

/** What is to be done in the simulator, with what the account shows. What is completed stays so, even if the holdings change. */
export function presentPractice(
  task: Pick<CompiledTask, "place" | "kind" | "steps">,
  { facts, exchange, hidden }: Shown,
  isCompleted: boolean,
): Practice {
  return {
    place: task.place,
    kind: task.kind,
    steps: task.steps.map(({ requirement, ...step }) => {
      const { isDone, evidence, measured } = judge(requirement, facts);
      return { ...step, is_done: isCompleted || isDone, evidence, measured, unit: unitOf(requirement) };
    }),
    is_ready: isCompleted || isReady(task, facts),
    off_hours: exchange.isOpen ? null : presentOffHours(task, exchange.opensAt, hidden),
  };
}

function presentTask(learner: Learner, task: CompiledTask, shown: Shown): BrokerageTask {
  const place = placeOf(learner, task.id);
  const { course_id, chapter_id } = presentPlace(place);
  const status = statusOf(learner, place);
  const { id, title, summary, minutes, why, is_fallback } = task;
  const practice = presentPractice(task, shown, status === "completed");
  return { id, course_id, chapter_id, title, summary, minutes, status, why, ...practice, is_fallback };
}
