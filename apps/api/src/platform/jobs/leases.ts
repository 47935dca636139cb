import type { Database } from "../database/database.ts";
import { renewLeases } from "./job-store.ts";
import { Lost, type Running } from "./run-job.ts";

interface LeaseOptions {
  readonly database: Database;
  readonly worker: string;
  readonly leaseMs: number;
}

/** Renews the leases of running jobs, four times per lease, and aborts lost jobs. Returns the function that stops it. */
export function scheduleRenewals(
  { database, worker, leaseMs }: LeaseOptions,
  running: ReadonlyMap<Running, unknown>,
): () => void {
  let renewedAt = performance.now();
  const renew = async () => {
    const held = [...running.keys()];
    const asked = performance.now();
    if (held.length === 0) {
      renewedAt = asked;
      return;
    }
    try {
      const rows = held.map(({ claimed: { jobId, starts }, progress }) => ({ jobId, starts, progress }));
      const ours = new Set(await renewLeases(database.kysely, { worker, leaseMs, held: rows }));
      renewedAt = asked;
      for (const { claimed, abort } of held) {
        if (!ours.has(claimed.jobId)) abort.abort(new Lost("the job was forgotten or another worker has it"));
      }
    } catch {
      // Other workers claim these jobs after the lease has expired, so this one must abort them by then.
      if (performance.now() - renewedAt < leaseMs) return;
      for (const { abort } of held) abort.abort(new Lost("the lease could not be renewed"));
    }
  };
  const timer = setInterval(() => void renew(), leaseMs / 4);
  return () => clearInterval(timer);
}
