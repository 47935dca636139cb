export interface WorkLoop {
  /** Runs until there is nothing to do. A call during a run causes one more run. */
  wake(): void;
  isRunning(): boolean;
  /** Resolves when the current run has ended. */
  settled(): Promise<void>;
}

/** Repeats `step` while it reports more work. `step` must not throw. */
export function createWorkLoop(step: () => Promise<boolean>): WorkLoop {
  let isWanted = false;
  let running: Promise<void> | null = null;
  const run = async () => {
    do {
      isWanted = false;
      while (await step());
    } while (isWanted);
    running = null;
  };
  return {
    wake() {
      isWanted = true;
      running ??= run();
    },
    isRunning: () => running !== null,
    settled: async () => void (await running),
  };
}

/** A semaphore: runs up to `count` tasks concurrently; the others wait in order of arrival. */
export function createSlots(count: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let free = count;
  return async (work) => {
    if (free > 0) free--;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free++;
    }
  };
}
