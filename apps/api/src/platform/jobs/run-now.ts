import type { Clock } from "../clock.ts";
import type { Log } from "../log.ts";
import type { Job } from "./jobs.ts";

/** Runs a job directly, without the queue: for the demo, benches and tests. */
export function runNow(job: Job, { clock, log }: { clock: Clock; log: Log }, data: object = {}): Promise<void> {
  const { signal } = new AbortController();
  const context = { jobId: "now", now: () => clock.now(), log, signal, report: () => undefined };
  return job.handle(job.data.parse(data), context);
}
