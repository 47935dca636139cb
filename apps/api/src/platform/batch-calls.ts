interface BatchOptions<Call, Result> {
  /** Does all calls in one statement and gives their results in the same order. When it rejects it must have changed nothing. */
  readonly run: (calls: readonly Call[]) => Promise<readonly Result[]>;
  /** Statements under way at once. */
  readonly atOnce: number;
  /** Calls of one statement. */
  readonly most: number;
}

interface Waiting<Call, Result> {
  readonly call: Call;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Makes one statement, and so one flush to the disk (group commit), of the calls that arrive while the statements before it are under way.
 * A call whose statement fails is made again alone, so that it fails by its own fault only.
 */
export function batchCalls<Call, Result>({
  run,
  atOnce,
  most,
}: BatchOptions<Call, Result>): (call: Call) => Promise<Result> {
  const waiting: Waiting<Call, Result>[] = [];
  let underWay = 0;

  async function runAlone({ call, resolve, reject }: Waiting<Call, Result>): Promise<void> {
    try {
      const [result] = await run([call]);
      if (result === undefined) throw new Error("a statement gave fewer results than it had calls");
      resolve(result);
    } catch (error) {
      reject(error);
    }
  }

  async function runTogether(group: readonly Waiting<Call, Result>[]): Promise<void> {
    const [first] = group;
    if (group.length === 1 && first) return runAlone(first);
    let results: readonly Result[];
    try {
      results = await run(group.map(({ call }) => call));
    } catch {
      for (const each of group) await runAlone(each);
      return;
    }
    for (const [index, { resolve, reject }] of group.entries()) {
      const result = results[index];
      if (result === undefined) reject(new Error("a statement gave fewer results than it had calls"));
      else resolve(result);
    }
  }

  function begin(): void {
    while (underWay < atOnce && waiting.length > 0) {
      underWay++;
      void runTogether(waiting.splice(0, most)).finally(() => {
        underWay--;
        begin();
      });
    }
  }

  return (call) =>
    new Promise((resolve, reject) => {
      waiting.push({ call, resolve, reject });
      // What arrives in the same turn of the event loop travels together.
      if (waiting.length === 1) setImmediate(begin);
    });
}
