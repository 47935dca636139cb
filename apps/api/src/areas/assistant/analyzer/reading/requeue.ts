import { cleanUpJob } from "#api/platform/jobs/clean-up-job.ts";
import type { Job } from "#api/platform/jobs/jobs.ts";
import type { AnalyzerDependencies } from "../dependencies.ts";
import { hasOverdue } from "./claim-store.ts";
import { lostBefore, READ_CHARTS } from "./read-charts.ts";

/** Enqueues another ticket while a request has waited very long: its own may have failed for good, as after an outage of the objects store. */
export const requeueJob = ({ database, jobs }: Pick<AnalyzerDependencies, "database" | "jobs">): Job =>
  cleanUpJob("analyzer.requeue", "*/5 * * * *", async (_, { now }) => {
    await database.transaction(async (transaction) => {
      if (await hasOverdue(transaction, lostBefore(now())))
        await jobs.enqueue(transaction, READ_CHARTS, {}, { key: "overdue" });
    });
  });
