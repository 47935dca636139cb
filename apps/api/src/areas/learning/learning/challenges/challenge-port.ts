import { NOTHING_HIDDEN } from "@candlewise/domain/geo/hidden-countries";
import type { QuizAttempt } from "@candlewise/contracts/learning/schemas";
import type { Practice } from "@candlewise/contracts/learning/task-schemas";
import type { CompiledChallenge, CompiledChallengeDay } from "@candlewise/domain/learning/curriculum";
import type { SignedInContext } from "#api/platform/http/endpoint.ts";
import type { LearningDependencies } from "../dependencies.ts";
import { isUsable, presentAttempt } from "../quizzes/attempt.ts";
import { findChallengeAttempt, saveAttempt, type AttemptRow } from "../quizzes/attempt-store.ts";
import { closeAttempt } from "../quizzes/open-attempt.ts";
import { presentPractice } from "../tasks/show-tasks.ts";
import { loadTaskFacts } from "../tasks/task-facts.ts";

type DayOf<Type extends CompiledChallengeDay["type"]> = Extract<CompiledChallengeDay, { type: Type }>;

/** What daily challenges may ask of learning: their content, and how their tasks are judged. */
export interface ChallengePort {
  /** All challenges that the caller's country shows, in the order of the content. */
  list(context: Pick<SignedInContext, "language" | "hidden">): readonly CompiledChallenge[];
  /** The attempt at the questions of a day, opened the first time; `score` is null until every question is answered. */
  questions(
    context: SignedInContext,
    day: DayOf<"questions">,
  ): Promise<{ readonly attempt: QuizAttempt; readonly score: number | null }>;
  /** The steps of a day with what the practice account shows of them since an instant. */
  practice(
    context: SignedInContext,
    day: DayOf<"practice">,
    since: { readonly joinedAt: Date; readonly isCompleted: boolean },
  ): Promise<Practice>;
}

export function challengePort(deps: LearningDependencies): ChallengePort {
  return {
    list: ({ language, hidden }) => deps.curriculum.view(language, hidden).challenges,
    async questions(context, day) {
      const attempt = await openAttempt(deps, context, day);
      const view = deps.curriculum.view(context.language, NOTHING_HIDDEN);
      return { attempt: presentAttempt(view, attempt), score: attempt.score_percent };
    },
    async practice(context, day, { joinedAt, isCompleted }) {
      const facts = await loadTaskFacts(deps, context, Math.floor(joinedAt.getTime() / 1000));
      const shown = { facts, exchange: deps.practice.exchange(facts.now), hidden: context.hidden };
      return presentPractice(day, shown, isCompleted);
    },
  };
}

/** The finished attempt at a day, the open one, or a new one. A day is answered once. */
async function openAttempt(
  deps: LearningDependencies,
  context: SignedInContext,
  day: DayOf<"questions">,
): Promise<AttemptRow> {
  const { kysely } = deps.database;
  const { userId } = context;
  const find = () => findChallengeAttempt(kysely, userId, day.id);
  const view = deps.curriculum.view(context.language, NOTHING_HIDDEN);
  const found = await find();
  if (found && (found.state === "finished" || isUsable(view, found, "challenge"))) return found;
  if (found) await closeAttempt(deps, context, found.attempt_id);
  const closed = found && (await find());
  if (closed) return closed;
  await saveAttempt(kysely, userId, {
    id: deps.ids.uuid(),
    purpose: "challenge",
    componentId: day.id,
    skipped: [],
    questions: day.items.map(({ id }) => ({ item_id: id, seed: deps.ids.uuid() })),
    contentVersion: view.version,
    passPercent: 0,
    now: context.now(),
  });
  const opened = await find();
  if (!opened) throw new Error(`the attempt at ${day.id} was not stored`);
  return opened;
}
