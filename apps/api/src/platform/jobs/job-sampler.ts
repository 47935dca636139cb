import type { Database } from "../database/database.ts";
import type { Sampler } from "../samplers.ts";
import { countJobs } from "./job-store.ts";

export const jobSampler = (database: Database): Sampler => ({
  name: "jobs",
  gauges: {
    jobs_waiting: { help: "Jobs that are due and that no worker has begun." },
    jobs_oldest_seconds: { help: "How long the oldest job has been due and not begun." },
    jobs_running: { help: "Jobs that workers run now." },
    jobs_failed: { help: "Jobs that failed for good and are kept for an operator." },
  },
  async read() {
    const { waiting, oldest, running, failed } = await countJobs(database.kysely);
    return [
      { gauge: "jobs_waiting", value: waiting },
      { gauge: "jobs_oldest_seconds", value: oldest },
      { gauge: "jobs_running", value: running },
      { gauge: "jobs_failed", value: failed },
    ];
  },
});
