import { runNow } from "#api/platform/jobs/run-now.ts";
import type { TestApp } from "./test-app.ts";

export interface Jobs {
  /** Runs a job of the app now. */
  run(name: string, data?: object): Promise<void>;
  /** Runs every job that waits, and those that they enqueue. */
  runJobs(): Promise<void>;
}

export function jobsOf(app: TestApp): Jobs {
  const jobs = app.features.flatMap((feature) => feature.jobs ?? []);
  const run = async (name: string, data: object = {}) => {
    const job = jobs.find((each) => each.name === name);
    if (job === undefined) throw new Error(`The app has no job ${name}.`);
    await runNow(job, { clock: app.clock, log: app.platform.log }, data);
  };
  return {
    run,
    async runJobs() {
      for (;;) {
        const { rows } = await app.platform.database.run(
          "delete from background_job where failed_at is null and name <> 'mail.deliver' returning name, data",
        );
        if (rows.length === 0) return;
        for (const { name, data } of rows) await run(String(name), Object(data));
      }
    },
  };
}
