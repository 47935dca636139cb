import type { CallResult } from "@candlewise/contracts/endpoint";
import type { ChallengesShapes } from "@candlewise/contracts/challenges/schemas";
import type { CompiledChallenge, CompiledChallengeDay } from "@candlewise/domain/learning/curriculum";
import { addDays } from "@candlewise/domain/learning/local-day";
import { AppError } from "#api/platform/errors.ts";
import type { SignedInContext } from "#api/platform/http/endpoint.ts";
import { insertDone, listDone, lockJoined, type Joined, type StoredDay } from "./challenge-store.ts";
import type { ChallengesDependencies } from "./dependencies.ts";
import { loadOwn, presentDay, stateOf } from "./show-challenges.ts";

type Task = CallResult<ChallengesShapes["getChallengeTask"]>;
type Completed = CallResult<ChallengesShapes["completeChallengeTask"]>;

/** A practice task is done or not. */
const FULL_SCORE = 100;

/**
 * The task of a day, without the answers. Looking at an open task again shows what was answered.
 * @throws AppError `not_found`, `challenge_not_joined`, `day_locked`
 */
export async function showTask(deps: ChallengesDependencies, context: SignedInContext, taskId: string): Promise<Task> {
  const { challenge, day, index } = findDay(deps, context, taskId);
  const { joined, shown } = await openDay(deps, context, challenge, index);
  const { attempt, practice, judged_score } = await judge(deps, context, { day, joined, score: shown.score });
  const { id, title, days, is_fallback } = challenge;
  return {
    ...shown,
    challenge: { id, title, total_days: days.length },
    attempt,
    practice: practice && day.type === "practice" ? { ...practice, why: day.why } : null,
    judged_score,
    is_fallback,
  };
}

/**
 * Completes the task of a day with the score that the server judged. A repeat gets the same answer.
 * @throws AppError `not_found`, `challenge_not_joined`, `day_locked`, `day_unfinished`, `score_mismatch`
 */
export async function completeTask(
  deps: ChallengesDependencies,
  context: SignedInContext,
  taskId: string,
  score: number,
): Promise<Completed> {
  const { challenge, day, index } = findDay(deps, context, taskId);
  const { joined, shown } = await openDay(deps, context, challenge, index);
  const { judged_score } = await judge(deps, context, { day, joined, score: shown.score });
  if (judged_score === null) throw new AppError("day_unfinished");
  if (judged_score !== score) throw new AppError("score_mismatch");
  const { time_zone: zone } = await deps.learnerSettings(context.userId);
  const stored = await deps.database.transaction((transaction) =>
    saveDay(deps, transaction, context, { challenge, day, score, zone }),
  );
  const isFinished = index === challenge.days.length - 1;
  return {
    task_id: day.id,
    challenge_id: challenge.id,
    day: index + 1,
    total_days: challenge.days.length,
    score: stored.score,
    xp: stored.xp,
    is_finished: isFinished,
    opens_on: isFinished ? null : addDays(stored.date, 1),
  };
}

interface NewDay {
  readonly challenge: CompiledChallenge;
  readonly day: CompiledChallengeDay;
  readonly score: number;
  readonly zone: string;
}

/** Stores the day with its event, once. @throws AppError `challenge_not_joined`, `day_locked` */
async function saveDay(
  { outbox }: ChallengesDependencies,
  transaction: Parameters<typeof lockJoined>[0],
  { userId, now }: SignedInContext,
  { challenge, day, score, zone }: NewDay,
): Promise<StoredDay> {
  const joined = await lockJoined(transaction, userId, challenge.id);
  if (!joined) throw new AppError("challenge_not_joined");
  const done = await listDone(transaction, userId, challenge.id);
  const known = done.find(({ id }) => id === day.id);
  if (known) return known;
  const state = stateOf(challenge, { joined, done }, { at: now(), zone });
  if (state.days.every(({ id, status }) => id !== day.id || status !== "open")) throw new AppError("day_locked");
  const { xp } = day;
  const stored = { ...state.now, id: day.id, challenge_id: challenge.id, score, xp };
  await insertDone(transaction, userId, stored);
  const credited = { local_date: state.now.date, time_zone: zone };
  const payload = { challenge_id: challenge.id, task_id: day.id, score, xp, ...credited };
  await outbox.append(transaction, [
    { type: "challenge_task.completed", user_id: userId, payload, occurred_at: state.now.at },
  ]);
  return stored;
}

/** @throws AppError `not_found` */
function findDay({ content }: ChallengesDependencies, context: SignedInContext, taskId: string) {
  for (const challenge of content.list(context)) {
    const index = challenge.days.findIndex(({ id }) => id === taskId);
    const day = challenge.days[index];
    if (day) return { challenge, day, index };
  }
  throw new AppError("not_found");
}

/** A day that is open or completed. @throws AppError `challenge_not_joined`, `day_locked` */
async function openDay(
  deps: ChallengesDependencies,
  context: SignedInContext,
  challenge: CompiledChallenge,
  index: number,
) {
  const [{ joined, done }, { time_zone: zone }] = await Promise.all([
    loadOwn(deps, context, challenge.id),
    deps.learnerSettings(context.userId),
  ]);
  if (!joined) throw new AppError("challenge_not_joined");
  const shown = presentDay(challenge, stateOf(challenge, { joined, done }, { at: context.now(), zone }), index);
  if (shown.status === "locked") throw new AppError("day_locked");
  return { joined, shown };
}

interface Judged {
  readonly day: CompiledChallengeDay;
  readonly joined: Joined;
  /** Of a completed day: it stays, whatever changes afterwards. */
  readonly score: number | null;
}

async function judge(
  { content }: ChallengesDependencies,
  context: SignedInContext,
  { day, joined, score }: Judged,
): Promise<Pick<Task, "attempt" | "judged_score"> & { practice: Omit<NonNullable<Task["practice"]>, "why"> | null }> {
  if (day.type === "questions") {
    const { attempt, score: judged } = await content.questions(context, day);
    return { attempt, practice: null, judged_score: score ?? judged };
  }
  const since = { joinedAt: joined.joined_at, isCompleted: score !== null };
  const practice = await content.practice(context, day, since);
  return { attempt: null, practice, judged_score: score ?? (practice.is_ready ? FULL_SCORE : null) };
}
