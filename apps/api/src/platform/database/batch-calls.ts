import { DatabaseUnavailable, isPassing, isRepeatable } from "./unavailable.ts";

interface BatchOptions<Call, Result> {
  /** Runs all calls in one statement and returns their results in the same order. Must have changed nothing when it rejects. */
  readonly run: (calls: readonly Call[]) => Promise<readonly Result[]>;
  /** Maximum number of concurrent statements. */
  readonly atOnce: number;
  /** Maximum number of calls per statement. */
  readonly most: number;
  /** Calls with the same key never share a statement: the later one waits for the next statement. */
  readonly keyOf?: (call: Call) => string;
  /** Maximum length of the queue; further calls are refused. */
  readonly mostWaiting?: number;
  /** A statement that takes longer frees its slot, and its calls fail. */
  readonly limitMs?: number;
}

interface Waiting<Call, Result> {
  readonly call: Call;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/** About two seconds of calls on one node. */
const MOST_WAITING = 4_000;
/** Longer than the statement and connection time limits, whose errors are more specific. */
const LIMIT_MS = 20_000;
/** How often a statement runs that meets a deadlock or a serialization failure. */
const RUNS = 3;

/**
 * Group commit: combines the calls that arrive while earlier statements run into one statement, and so one flush to disk. When a statement
 * fails because of its data, its halves run separately, so only the wrong call fails, after a few statements. When the database is
 * unavailable, all calls of the statement fail at once.
 */
export function batchCalls<Call, Result>(options: BatchOptions<Call, Result>): (call: Call) => Promise<Result> {
  const { run, atOnce, most, keyOf, mostWaiting = MOST_WAITING, limitMs = LIMIT_MS } = options;
  let waiting: Waiting<Call, Result>[] = [];
  let underWay = 0;

  async function runTogether(group: readonly Waiting<Call, Result>[]): Promise<void> {
    let results: readonly Result[];
    try {
      results = await repeating(() => run(group.map(({ call }) => call)));
    } catch (error) {
      if (group.length === 1 || isPassing(error)) {
        for (const { reject } of group) reject(error);
        return;
      }
      const middle = Math.ceil(group.length / 2);
      await runTogether(group.slice(0, middle));
      await runTogether(group.slice(middle));
      return;
    }
    for (const [index, { resolve, reject }] of group.entries()) {
      const result = results[index];
      if (result === undefined) reject(new Error("a statement returned fewer results than calls"));
      else resolve(result);
    }
  }

  function begin(): void {
    while (underWay < atOnce && waiting.length > 0) {
      underWay++;
      const [group, later] = nextGroup(waiting, most, keyOf);
      waiting = later;
      void withinLimit(runTogether(group), limitMs)
        .catch((error: unknown) => {
          for (const { reject } of group) reject(error);
        })
        .finally(() => {
          underWay--;
          begin();
        });
    }
  }

  return (call) =>
    new Promise((resolve, reject) => {
      if (waiting.length >= mostWaiting) {
        reject(new DatabaseUnavailable("overload", `${mostWaiting} calls are already waiting`));
        return;
      }
      waiting.push({ call, resolve, reject });
      // Calls of the same turn of the event loop share a statement.
      if (waiting.length === 1) setImmediate(begin);
    });
}

/** Splits the queue into the next group, with at most one call per key, and the rest. */
function nextGroup<Each extends { call: Call }, Call>(
  waiting: Each[],
  most: number,
  keyOf: ((call: Call) => string) | undefined,
): [group: Each[], later: Each[]] {
  if (keyOf === undefined) return [waiting.slice(0, most), waiting.slice(most)];
  const keys = new Set<string>();
  const group: Each[] = [];
  const later: Each[] = [];
  for (const [index, each] of waiting.entries()) {
    if (group.length === most) return [group, [...later, ...waiting.slice(index)]];
    const key = keyOf(each.call);
    (keys.has(key) ? later : group).push(each);
    keys.add(key);
  }
  return [group, later];
}

async function repeating<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let runs = 1; ; runs++) {
    try {
      return await work();
    } catch (error) {
      if (runs >= RUNS || !isRepeatable(error)) throw error;
    }
  }
}

async function withinLimit(work: Promise<void>, limitMs: number): Promise<void> {
  const { promise, reject } = Promise.withResolvers<never>();
  const expire = () => reject(new DatabaseUnavailable("silent", `a batch had no answer within ${limitMs} ms`));
  const timer = setTimeout(expire, limitMs);
  try {
    await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}
