import type { CallResult } from "@candlewise/contracts/endpoint";
import type { ChallengesShapes } from "@candlewise/contracts/challenges/schemas";
import {
  CHALLENGE_STATUSES,
  challengeAt,
  challengeScore,
  type ChallengeNow,
} from "@candlewise/domain/challenges/challenge";
import type { CompiledChallenge } from "@candlewise/domain/learning/curriculum";
import { localDate } from "@candlewise/domain/learning/local-day";
import { AppError } from "#api/platform/errors.ts";
import type { SignedInContext } from "#api/platform/http/endpoint.ts";
import { findJoined, insertJoined, listDone, listJoined, type Joined, type StoredDay } from "./challenge-store.ts";
import type { ChallengesDependencies } from "./dependencies.ts";

type Summary = CallResult<ChallengesShapes["listChallenges"]>["challenges"][number];
type Shown = CallResult<ChallengesShapes["getChallenge"]>;

interface Own {
  readonly joined: Joined | undefined;
  readonly done: readonly StoredDay[];
}

/** All challenges with the learner's progress: what was joined comes first, what is finished last. */
export async function listChallenges(
  deps: ChallengesDependencies,
  context: SignedInContext,
): Promise<CallResult<ChallengesShapes["listChallenges"]>> {
  const { kysely } = deps.database;
  const { userId } = context;
  const [joined, done, { time_zone: zone }] = await Promise.all([
    listJoined(kysely, userId),
    listDone(kysely, userId),
    deps.learnerSettings(userId),
  ]);
  const here = { at: context.now(), zone };
  const challenges = deps.content.list(context).flatMap((challenge) => {
    const own = {
      joined: joined.find(({ challenge_id }) => challenge_id === challenge.id),
      done: done.filter(({ challenge_id }) => challenge_id === challenge.id),
    };
    return isOffered(challenge, own) ? [presentSummary(challenge, own, stateOf(challenge, own, here))] : [];
  });
  return {
    today: localDate(here.at, zone),
    challenges: challenges.toSorted(
      (a, b) => CHALLENGE_STATUSES.indexOf(a.status) - CHALLENGE_STATUSES.indexOf(b.status),
    ),
  };
}

/** @throws AppError `not_found` */
export async function showChallenge(
  deps: ChallengesDependencies,
  context: SignedInContext,
  id: string,
): Promise<Shown> {
  const challenge = findChallenge(deps, context, id);
  const own = await loadOwn(deps, context, id);
  if (!isOffered(challenge, own)) throw new AppError("not_found");
  return presentChallenge(deps, context, challenge, own);
}

/** Joins a challenge once. @throws AppError `not_found` */
export async function joinChallenge(
  deps: ChallengesDependencies,
  context: SignedInContext,
  id: string,
): Promise<Shown> {
  const challenge = findChallenge(deps, context, id);
  if (!isOffered(challenge, await loadOwn(deps, context, id))) throw new AppError("not_found");
  await insertJoined(deps.database.kysely, context.userId, id, context.now());
  return presentChallenge(deps, context, challenge, await loadOwn(deps, context, id));
}

/** @throws AppError `not_found` */
export function findChallenge(
  deps: Pick<ChallengesDependencies, "content">,
  context: Pick<SignedInContext, "language" | "hidden">,
  id: string,
): CompiledChallenge {
  const challenge = deps.content.list(context).find((each) => each.id === id);
  if (!challenge) throw new AppError("not_found");
  return challenge;
}

export async function loadOwn(
  { database: { kysely } }: Pick<ChallengesDependencies, "database">,
  { userId }: Pick<SignedInContext, "userId">,
  id: string,
): Promise<Own> {
  const [joined, done] = await Promise.all([findJoined(kysely, userId, id), listDone(kysely, userId, id)]);
  return { joined, done };
}

/** The state of a learner's challenge at an instant. */
export const stateOf = (
  { days }: CompiledChallenge,
  { joined, done }: Own,
  here: { readonly at: Date; readonly zone: string },
): ChallengeNow =>
  challengeAt(
    days.map(({ id }) => id),
    { hasJoined: joined !== undefined, done },
    here,
  );

const isOffered = ({ is_retired }: CompiledChallenge, { joined }: Own): boolean => !is_retired || joined !== undefined;

async function presentChallenge(
  deps: ChallengesDependencies,
  context: SignedInContext,
  challenge: CompiledChallenge,
  own: Own,
): Promise<Shown> {
  const { time_zone: zone } = await deps.learnerSettings(context.userId);
  const state = stateOf(challenge, own, { at: context.now(), zone });
  return {
    ...presentSummary(challenge, own, state),
    today: state.now.date,
    days: challenge.days.map((_, index) => presentDay(challenge, state, index)),
  };
}

function presentSummary(challenge: CompiledChallenge, { joined }: Own, { status, days }: ChallengeNow): Summary {
  const { id, title, promise, level, coins, is_fallback } = challenge;
  const scores = days.flatMap(({ score }) => score ?? []);
  return {
    id,
    title,
    promise,
    level,
    status,
    total_days: days.length,
    completed_days: scores.length,
    open_task_id: days.find((day) => day.status === "open")?.id ?? null,
    opens_on: days.find(({ opens_on }) => opens_on !== null)?.opens_on ?? null,
    score: challengeScore(scores),
    // What was claimed stays, even if the content changes.
    coins: joined?.coins ?? coins,
    is_rewarded: joined !== undefined && joined.coins !== null,
    is_fallback,
  };
}

export function presentDay({ days }: CompiledChallenge, state: ChallengeNow, index: number): Shown["days"][number] {
  const [day, now] = [days[index], state.days[index]];
  if (!day || !now) throw new RangeError(`day ${index}`);
  const { id, type, title, summary, minutes, xp } = day;
  const { status, opens_on, score } = now;
  return { id, day: index + 1, type, title, summary, minutes, xp, status, opens_on, score };
}
