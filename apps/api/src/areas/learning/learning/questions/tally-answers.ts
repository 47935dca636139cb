import { z } from "zod";
import type { Platform } from "#api/platform/feature.ts";
import type { Job } from "#api/platform/jobs/jobs.ts";
import { tallyFinishedAttempts } from "./tally-store.ts";

const BATCH = 500;

/** Adds newly finished attempts to the answer shares of quiz statistics. */
export function tallyJob({ database }: Pick<Platform, "database">): Job {
  return {
    name: "learning.tally-answers",
    class: "long",
    data: z.record(z.string(), z.unknown()),
    cron: "*/2 * * * *",
    handle: async () => {
      while ((await tallyFinishedAttempts(database.kysely, BATCH)) === BATCH);
    },
  };
}
