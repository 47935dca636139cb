import type { Caller, LessonAddress } from "./completions.ts";

export interface Traffic {
  calls: number;
  /** Failures as seen by the caller. */
  failures: string[];
  /** Latency of each call in milliseconds. */
  latencies: number[];
  acknowledged: { userId: string; lesson: LessonAddress }[];
}

const causeOf = (error: unknown) => String(error instanceof Error ? (error.cause ?? error) : error);

/** Makes one call and returns the response text, or null when it failed. */
async function send(
  { call }: Caller,
  traffic: Traffic,
  ...[userId, method, path, body]: Parameters<Caller["call"]>
): Promise<string | null> {
  const started = performance.now();
  let failure: string;
  traffic.calls++;
  try {
    const response = await call(userId, method, path, body);
    const text = await response.text();
    traffic.latencies.push(performance.now() - started);
    if (response.ok) return text;
    failure = `${response.status} ${text.slice(0, 200)}`;
  } catch (error) {
    failure = causeOf(error);
  }
  traffic.failures.push(`${method} ${path}: ${failure}`);
  return null;
}

/** A learner's visit: the map, then one lesson after another, saving the position in each. Ends at the first failure. */
async function visit(
  caller: Caller,
  traffic: Traffic,
  userId: string,
  lessons: readonly LessonAddress[],
): Promise<void> {
  if ((await send(caller, traffic, userId, "GET", "/learning-v2/v2/paths/active/")) === null) return;
  for (const lesson of lessons) {
    const { course_id, chapter_id, lesson_id } = lesson;
    const place = `/learning-v2/v3/courses/${course_id}/chapters/${chapter_id}/lessons/${lesson_id}/`;
    const text = await send(caller, traffic, userId, "GET", place);
    if (text === null) return;
    const { pages } = JSON.parse(text) as { pages: { id: string }[] };
    const position = { page_id: pages.at(-1)?.id ?? "" };
    await send(caller, traffic, userId, "PUT", `/learning-v2/lessons/${lesson_id}/position/`, position);
    const body = { ...lesson, is_audio: false, is_excellent: false };
    const answer = await send(caller, traffic, userId, "POST", "/learning-v2/v2/lessons/complete/", body);
    if (answer === null) return;
    traffic.acknowledged.push({ userId, lesson });
  }
}

/** Visits by one learner after another, `workers` at a time, until stopped. Resolves when the last call is answered. */
export function startVisits(
  caller: Caller,
  lessons: readonly LessonAddress[],
  { workers, nextLearner }: { workers: number; nextLearner: () => string },
): { traffic: Traffic; stop: () => Promise<void> } {
  const traffic: Traffic = { calls: 0, failures: [], latencies: [], acknowledged: [] };
  let isStopped = false;
  const work = async () => {
    while (!isStopped) await visit(caller, traffic, nextLearner(), lessons);
  };
  const running = Promise.all(Array.from({ length: workers }, work));
  return {
    traffic,
    stop: async () => {
      isStopped = true;
      await running;
    },
  };
}
