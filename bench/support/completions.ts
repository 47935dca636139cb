import type { Pathway } from "@candlewise/contracts/learning/schemas";
import type { Client } from "pg";
import { tokensOf, learnerId } from "./crowd.ts";

export interface LessonAddress {
  course_id: string;
  chapter_id: string;
  lesson_id: string;
}

interface Completion {
  userId: string;
  lesson: LessonAddress;
}

/** The outcome of a run of completions: acknowledged by the server, or unknown because the call broke. */
export interface Outcome {
  acknowledged: Completion[];
  unknown: Completion[];
  /** Any other answers of the running server: there must be none. */
  refused: string[];
}

const CALL_PATIENCE_MS = 20_000;

export interface Caller {
  readonly call: (userId: string, method: string, path: string, body?: unknown) => Promise<Response>;
}

/** Calls the API of a server as any of its learners. */
export function callerOf(url: string, dataDir: string): Caller {
  const tokens = tokensOf(dataDir);
  return {
    call: (userId, method, path, body) =>
      fetch(`${url}/api${path}`, {
        method,
        headers: {
          authorization: `Bearer ${tokens.issueAccess(userId, learnerId(0))}`,
          ...(body === undefined ? {} : { "content-type": "application/json" }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(CALL_PATIENCE_MS),
      }),
  };
}

/** The lessons up to the first quiz, each of which unlocks the next. */
export async function lessonsInARow({ call }: Caller): Promise<LessonAddress[]> {
  const pathway = (await (await call(learnerId(0), "GET", "/learning-v2/v2/paths/active/")).json()) as Pathway;
  const [course] = pathway.courses;
  const [chapter] = course?.chapters ?? [];
  const components = chapter?.components ?? [];
  const end = components.findIndex(({ type }) => type !== "lesson");
  return components.slice(0, end === -1 ? undefined : end).map(({ id }) => ({
    course_id: course?.id ?? "",
    chapter_id: chapter?.id ?? "",
    lesson_id: id,
  }));
}

/** `acknowledged` after a complete 200 response, `unknown` after a broken connection or 5xx, otherwise the response itself. */
export async function outcomeOf(answer: Promise<Response>): Promise<string> {
  try {
    const response = await answer;
    const text = await response.text();
    if (response.ok) return "acknowledged";
    return response.status >= 500 ? "unknown" : `${response.status} ${text}`;
  } catch {
    return "unknown";
  }
}

export function complete({ call }: Caller, userId: string, lesson: LessonAddress): Promise<string> {
  const body = { ...lesson, is_audio: false, is_excellent: false };
  return outcomeOf(call(userId, "POST", "/learning-v2/v2/lessons/complete/", body));
}

/** `workers` learners at a time complete `lessons` in order until `isStopped`; a learner stops at a failed call. */
export async function completeUntil(
  caller: Caller,
  lessons: readonly LessonAddress[],
  { workers, nextLearner, isStopped }: { workers: number; nextLearner: () => string; isStopped: () => boolean },
): Promise<Outcome> {
  const outcome: Outcome = { acknowledged: [], unknown: [], refused: [] };
  const work = async () => {
    while (!isStopped()) {
      const userId = nextLearner();
      for (const lesson of lessons) {
        const result = await complete(caller, userId, lesson);
        if (result === "acknowledged") outcome.acknowledged.push({ userId, lesson });
        else if (result === "unknown") outcome.unknown.push({ userId, lesson });
        else outcome.refused.push(result);
        // The next lesson is locked unless this one is completed.
        if (result !== "acknowledged" || isStopped()) break;
      }
    }
  };
  await Promise.all(Array.from({ length: workers }, work));
  return outcome;
}

export interface Ledger {
  /** Acknowledged completions that are not fully stored. */
  lost: number;
  /** Duplicate or surplus rows and events, and points that do not match. */
  countedTwice: number;
}

/** Compares the acknowledged completions with the stored completions, experience points and events. */
export async function checkLedger(client: Client, acknowledged: readonly Completion[]): Promise<Ledger> {
  const { rows: stored } = await client.query<{ key: string; points: number; xp: number | null; events: number }>(`
    select done.user_id || ' ' || done.component_id as key, done.xp as points, ledger.xp as xp,
      (select count(*)::int from event where event.key_id = done.user_id
        and event.type = 'lesson.completed' and event.payload ->> 'lesson_id' = done.component_id) as events
    from learning_completion done
    left join learning_xp ledger on ledger.user_id = done.user_id and ledger.source_id = done.component_id`);
  const { rows: orphans } = await client.query(`
    select from learning_xp ledger where not exists
      (select from learning_completion done where done.user_id = ledger.user_id and done.component_id = ledger.source_id)
    union all
    select from event where event.type = 'lesson.completed' and not exists
      (select from learning_completion done
        where done.user_id = event.key_id and done.component_id = event.payload ->> 'lesson_id')`);
  const found = new Map<string, number>();
  for (const { key } of stored) found.set(key, (found.get(key) ?? 0) + 1);
  const incomplete = new Set(stored.filter(({ xp, events }) => xp === null || events === 0).map(({ key }) => key));
  const keyOf = ({ userId, lesson }: Completion) => `${userId} ${lesson.lesson_id}`;
  const lost = acknowledged.filter((each) => !found.has(keyOf(each)) || incomplete.has(keyOf(each))).length;
  const twice = [...found.values()].filter((count) => count > 1).length;
  const uneven = stored.filter(({ points, xp, events }) => events > 1 || (xp !== null && xp !== points)).length;
  return { lost, countedTwice: twice + uneven + orphans.length };
}

/** Counts learners whose daily goal differs from the number of lessons completed on its day. */
export async function wrongGoals({ call }: Caller, client: Client, userIds: readonly string[]): Promise<number> {
  let wrong = 0;
  for (const userId of userIds) {
    const answer = await call(userId, "GET", "/learning-v2/v2/daily-goal/");
    const goal = (await answer.json()) as { completed_lessons: number; local_date: string };
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::int as count from learning_completion
       where user_id = $1 and local_date = $2 and component_type = 'lesson' and completed_by = 'learning'`,
      [userId, goal.local_date],
    );
    if (rows[0]?.count !== goal.completed_lessons) wrong++;
  }
  return wrong;
}
