import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { cloneDatabase } from "#api/testing/test-database.ts";
import { createTestLog } from "#api/testing/test-log.ts";
import { openDatabase } from "./database.ts";
import { queryOnce } from "./postgres/connect.ts";

describe("a database that ends a connection", () => {
  it("fails the transaction that was using it, between two queries of it, and nothing else", async () => {
    const connection = await cloneDatabase();
    const { log } = createTestLog();
    const database = openDatabase({ connection, poolSize: 4, hasPreparedStatements: true, log });
    const broken = database.transaction(async (transaction) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
      const pid = Number(rows[0]?.pid);
      await queryOnce(connection, `select pg_terminate_backend(${pid})`);
      // Until the server has said goodbye on the idle connection, which a query in flight would take as its own failure.
      await expect.poll(() => queryOnce(connection, `select from pg_stat_activity where pid = ${pid}`)).toHaveLength(0);
      await sql`select 1`.execute(transaction);
    });
    await expect(broken).rejects.toThrow();
    expect((await sql`select 1 as one`.execute(database.kysely)).rows).toEqual([{ one: 1 }]);
    await database.close();
  });
});
