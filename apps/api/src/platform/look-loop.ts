import type { BackgroundWork } from "./feature.ts";
import type { Log } from "./log.ts";

interface LookLoopOptions {
  /** One look. What it misses when it fails, the next one finds. */
  readonly look: () => Promise<void>;
  /** Milliseconds until the next look; null when nothing needs one. */
  readonly pause: () => number | null;
  readonly log: Log;
  /** What the log says when looks begin to fail. */
  readonly failure: string;
}

/** Repeats a look for as long as something needs it, one at a time. */
export interface LookLoop extends BackgroundWork {
  /** Looks at once, or after the usual pause if a look is under way. */
  wake(): void;
  /** Looks at once, or right after a look that is under way, which may have missed a change. */
  lookAgain(): void;
}

export function createLookLoop({ look, pause, log, failure }: LookLoopOptions): LookLoop {
  let timer: NodeJS.Timeout | null = null;
  let looking: Promise<void> | null = null;
  let isStopped = false;
  let isOutdated = false;
  let isFailing = false;

  const attempt = async () => {
    try {
      await look();
      isFailing = false;
    } catch (error) {
      if (!isFailing) log.error({ err: error }, failure);
      isFailing = true;
    }
  };
  const plan = (delay: number | null) => {
    if (delay === null || isStopped || looking !== null) return;
    if (timer !== null) clearTimeout(timer);
    timer = setTimeout(() => {
      timer = null;
      isOutdated = false;
      looking = attempt().finally(() => {
        looking = null;
        plan(isOutdated ? 0 : pause());
      });
    }, delay);
  };
  return {
    wake: () => plan(0),
    lookAgain() {
      isOutdated = true;
      plan(0);
    },
    start() {
      isStopped = false;
    },
    async stop() {
      isStopped = true;
      if (timer !== null) clearTimeout(timer);
      await looking;
    },
  };
}
