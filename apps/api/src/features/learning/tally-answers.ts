import { z } from "zod";
import type { Platform } from "#api/platform/feature.ts";
import type { Job } from "#api/platform/jobs.ts";
import { tallyFinishedAttempts } from "./tally-store.ts";

const BATCH = 500;

/** Counts newly finished attempts into the shares that quiz statistics show. */
export function tallyJob({ database }: Pick<Platform, "database">): Job {
  return {
    name: "learning.tally-answers",
    data: z.record(z.string(), z.unknown()),
    cron: "*/2 * * * *",
    handle: async () => {
      while ((await tallyFinishedAttempts(database.kysely, BATCH)) === BATCH);
    },
  };
}
