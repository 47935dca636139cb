export interface Loop {
  start(): void;
  /** There is work. */
  nudge(): void;
  stop(): void;
}

/** Runs a task again and again, never twice at once. */
export function createLoop(task: () => Promise<void>, pauseMs: number): Loop {
  let timer: NodeJS.Timeout | undefined;
  let isRunning = false;
  let isStopped = true;
  let hasNews = false;
  const run = async () => {
    if (isRunning || isStopped) return;
    isRunning = true;
    clearTimeout(timer);
    do {
      hasNews = false;
      await task().catch(console.error);
    } while (hasNews && !isStopped);
    isRunning = false;
    if (!isStopped) timer = setTimeout(() => void run(), pauseMs);
  };
  return {
    start() {
      isStopped = false;
      void run();
    },
    nudge() {
      hasNews = true;
      setImmediate(() => void run());
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
