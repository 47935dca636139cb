import { setTimeout as wait } from "node:timers/promises";
import { isPassing } from "./unavailable.ts";

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 3_000;

/** Repeats work that a server needs done before it goes on, while the database is not available. The work must be idempotent. */
export async function untilAvailable<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
    try {
      return await work();
    } catch (error) {
      if (!isPassing(error)) throw error;
      await wait(pauseMs);
    }
  }
}
