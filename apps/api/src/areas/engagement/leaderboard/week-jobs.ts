import { weekBefore, weekOf } from "@candlewise/domain/leaderboard/week";
import { z } from "zod";
import { deleteBefore } from "#api/platform/database/in-batches.ts";
import type { Platform } from "#api/platform/feature.ts";
import { cleanUpJob } from "#api/platform/jobs/clean-up-job.ts";
import type { Job } from "#api/platform/jobs/jobs.ts";
import { closeSome } from "./close-cohorts.ts";

/** Cohorts of a transaction. */
const BATCH = 200;

type Needs = Pick<Platform, "database" | "clock" | "outbox">;

/** Closes every cohort whose week has ended. Any number of runs, at once or after a crash, close each cohort once. */
export async function closeWeeks({ database, clock, outbox }: Needs, signal?: AbortSignal): Promise<number> {
  let total = 0;
  for (;;) {
    signal?.throwIfAborted();
    const now = clock.now();
    const closed = await database.transaction((transaction) =>
      closeSome({ outbox }, transaction, { week: weekOf(now), most: BATCH, now }),
    );
    if (closed === 0) return total;
    total += closed;
  }
}

/** A learner's cohort is closed as soon as one of its members earns points or looks at the league; this job closes the rest. */
export const closeWeeksJob = (needs: Needs): Job<Record<string, never>> => ({
  name: "leaderboard.close-weeks",
  class: "long",
  data: z.strictObject({}),
  cron: "5 * * * *",
  handle: async (_, { signal }) => void (await closeWeeks(needs, signal)),
});

/** Boards are stored until the end of the week after theirs. */
export const pruneBoardsJob = ({ database, clock }: Pick<Needs, "database" | "clock">) =>
  cleanUpJob("leaderboard.prune-boards", "35 3 * * *", async (_, { signal }) => {
    const before = new Date(`${weekBefore(weekOf(clock.now()))}T00:00:00Z`);
    await deleteBefore(database, { table: "leaderboard_member", column: "week", before }, signal);
    await deleteBefore(database, { table: "leaderboard_cohort", column: "week", before }, signal);
  });
