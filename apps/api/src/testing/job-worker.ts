import type pg from "pg";
import { z } from "zod";
import { openDatabase } from "#api/platform/database/database.ts";
import { systemClock } from "#api/platform/clock.ts";
import { systemIds } from "#api/platform/ids.ts";
import { createJobRunner } from "#api/platform/jobs/job-runner.ts";
import type { Job } from "#api/platform/jobs/jobs.ts";
import { createLog } from "#api/platform/log.ts";
import { createMetrics } from "#api/platform/metrics.ts";
import { sql } from "kysely";

// A worker in a process of its own, for tests and benches that kill it. Arguments: the connection as JSON, and how many kinds of jobs it knows.

const [connectionText = "{}", kinds = "1"] = process.argv.slice(2);
const connection: pg.ClientConfig = JSON.parse(connectionText);
const log = createLog("silent");
const database = openDatabase({ connection, poolSize: 10, hasPreparedStatements: true, log });
const runner = createJobRunner({ database, log, clock: systemClock, ids: systemIds, meters: createMetrics() });

/** Takes `ms`, then has one effect, which a receipt keeps from happening twice. */
const receiptJob = (name: string): Job<{ number: number; ms: number }> => ({
  name,
  class: "quick",
  data: z.strictObject({ number: z.int(), ms: z.int() }),
  retries: 20,
  async handle({ number, ms }) {
    await sql`insert into try (number) values (${number})`.execute(database.kysely);
    await sql`select pg_sleep(${ms / 1000}::float8)`.execute(database.kysely);
    await database.transaction(async (transaction) => {
      const receipt = await sql`
        insert into receipt (number) values (${number}) on conflict do nothing returning 1`.execute(transaction);
      if (receipt.rows.length > 0) await sql`insert into effect (number) values (${number})`.execute(transaction);
    });
  },
});

const names = Array.from({ length: Number(kinds) }, (_, index) => `bench.${index}`);
await runner.start(names.map(receiptJob));
process.send?.("ready");
