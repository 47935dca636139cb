import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { cloneDatabase } from "#api/testing/test-database.ts";
import { createTestLog } from "#api/testing/test-log.ts";
import { openDatabase } from "./database.ts";
import { queryOnce } from "./embedded/connect.ts";

describe("a database that ends a connection", () => {
  it("fails only the transaction that was using it, even between two queries", async () => {
    const connection = await cloneDatabase();
    const { log } = createTestLog();
    const database = openDatabase({ connection, poolSize: 4, hasPreparedStatements: true, log });
    const broken = database.transaction(async (transaction) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
      const pid = Number(rows[0]?.pid);
      await queryOnce(connection, `select pg_terminate_backend(${pid})`);
      // Waits until the server has closed the idle connection; a query in flight would report that as its own failure.
      await expect.poll(() => queryOnce(connection, `select from pg_stat_activity where pid = ${pid}`)).toHaveLength(0);
      await sql`select 1`.execute(transaction);
    });
    await expect(broken).rejects.toThrow();
    expect((await sql`select 1 as one`.execute(database.kysely)).rows).toEqual([{ one: 1 }]);
    await database.close();
  });
});

it("keeps the connection's options in addition to its own", async () => {
  const connection = { ...(await cloneDatabase()), options: "-c synchronous_commit=local" };
  const database = openDatabase({ connection, poolSize: 4, hasPreparedStatements: true, log: createTestLog().log });
  expect((await database.run("show synchronous_commit")).rows).toEqual([{ synchronous_commit: "local" }]);
  expect((await database.run("show plan_cache_mode")).rows).toEqual([{ plan_cache_mode: "force_generic_plan" }]);
  await database.close();
});
