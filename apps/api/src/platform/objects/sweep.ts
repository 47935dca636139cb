import { cleanUpJob } from "../jobs/clean-up-job.ts";
import type { Job } from "../jobs/jobs.ts";
import type { Objects } from "./objects.ts";

/** A folder in the object store that a feature owns. */
export interface ObjectFolder {
  readonly folder: string;
  /** Returns those of the keys that a row references. */
  readonly named: (keys: readonly string[]) => Promise<readonly string[]>;
}

/** Longer than any call that stores an object first and then the row that references it. */
const GRACE_MS = 3_600_000;
const BATCH = 500;

/**
 * Removes objects that no row references: left by a call that failed between storing object and row, or by a process that died between
 * deleting a row and its object.
 */
export function sweepJob(objects: Objects, features: readonly { readonly objects?: readonly ObjectFolder[] }[]): Job {
  const folders = features.flatMap((feature) => feature.objects ?? []);
  return cleanUpJob("objects.sweep", "50 3 * * *", async (_, { now, log, signal }) => {
    const before = new Date(now().getTime() - GRACE_MS);
    let removed = 0;
    for (const { folder, named } of folders) {
      for await (const keys of batchesOf(objects.list(folder, before))) {
        signal.throwIfAborted();
        const referenced = new Set(await named(keys));
        const orphans = keys.filter((key) => !referenced.has(key));
        for (const key of orphans) await objects.remove(key);
        removed += orphans.length;
      }
    }
    await objects.removeUnfinished(before);
    if (removed > 0) log.info({ removed }, "unreferenced objects removed");
  });
}

async function* batchesOf(keys: AsyncIterable<string>): AsyncIterable<string[]> {
  let batch: string[] = [];
  for await (const key of keys) {
    batch.push(key);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
