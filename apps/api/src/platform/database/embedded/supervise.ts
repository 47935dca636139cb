import { setTimeout as wait } from "node:timers/promises";
import type { Log } from "#api/platform/log.ts";
import { isAlive } from "./postmaster.ts";

export interface Supervisor {
  readonly pid: number;
  /** Stops restarting. Resolves to the process id of the last server. */
  end(): Promise<number>;
}

const LOOK_EVERY_MS = 200;
/** PostgreSQL refuses to start while children of a killed server still run. The pause grows, as a full disk may take longer. */
const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 3000;

/** Restarts the server whenever its process ends unexpectedly. */
export function supervise(firstPid: number, begin: () => Promise<number>, log: Log | null): Supervisor {
  let pid = firstPid;
  let isEnding = false;
  let revival: Promise<void> | null = null;

  async function revive(): Promise<void> {
    log?.error({ pid }, "the embedded PostgreSQL ended unexpectedly and is started again");
    const endedAt = performance.now();
    let lastReason = "";
    for (let pause = FIRST_PAUSE_MS; !isEnding; pause = Math.min(pause * 1.5, LONGEST_PAUSE_MS)) {
      try {
        pid = await begin();
        const ms = Math.round(performance.now() - endedAt);
        log?.warn({ pid, ms }, "the embedded PostgreSQL runs again");
        return;
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        // Process ids and names of temporary files differ each time.
        const kind = reason.replaceAll(/\d+/g, "");
        if (kind !== lastReason) log?.warn({ reason }, "the embedded PostgreSQL cannot start yet, will retry");
        lastReason = kind;
        await wait(pause);
      }
    }
  }

  const timer = setInterval(() => {
    if (revival !== null || isAlive(pid)) return;
    revival = revive().finally(() => (revival = null));
  }, LOOK_EVERY_MS).unref();

  return {
    get pid() {
      return pid;
    },
    async end() {
      isEnding = true;
      clearInterval(timer);
      await revival;
      return pid;
    },
  };
}
