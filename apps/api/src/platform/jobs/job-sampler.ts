import type { Database } from "../database/database.ts";
import type { Sampler } from "../samplers.ts";
import { countJobs } from "./job-store.ts";

export const jobSampler = (database: Database): Sampler => ({
  name: "jobs",
  gauges: {
    jobs_waiting: { help: "Due jobs that no worker has started." },
    jobs_oldest_seconds: { help: "How long the oldest due job has been waiting." },
    jobs_running: { help: "Jobs that are running." },
    jobs_failed: { help: "Jobs that failed permanently and wait for an operator." },
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
