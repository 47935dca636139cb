import { sql } from "kysely";
import pg from "pg";
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { socketOf, startStallingProxy, type StallingProxy } from "#api/testing/stalling-proxy.ts";
import { cloneDatabase } from "#api/testing/test-database.ts";
import { createTestLog } from "#api/testing/test-log.ts";
import { openDatabase, type Database } from "./database.ts";
import { DatabaseUnavailable } from "./unavailable.ts";

const opened: { database: Database; proxy: StallingProxy }[] = [];

afterEach(async () => {
  for (const { database, proxy } of opened.splice(0)) {
    await database.close();
    proxy.close();
  }
});

const STATEMENT_LIMIT_MS = 500;
/** Shorter, yet longer than a new connection takes on a busy machine. */
const PROBE_LIMIT_MS = 400;
const POOL_SIZE = 3;

async function openThroughProxy() {
  const connection = await cloneDatabase();
  const proxy = await startStallingProxy(socketOf(connection));
  const testLog = createTestLog();
  const database = openDatabase({
    connection: { ...connection, host: "localhost", port: proxy.port },
    poolSize: POOL_SIZE,
    hasPreparedStatements: true,
    statementLimitMs: STATEMENT_LIMIT_MS,
    probeLimitMs: PROBE_LIMIT_MS,
    closeLimitMs: 500,
    log: testLog.log,
  });
  opened.push({ database, proxy });
  return { database, proxy, ...testLog };
}

const select = (database: Database) => sql`select 1 as one`.execute(database.kysely);
const atOnce = <T>(count: number, work: () => Promise<T>) => Promise.allSettled(Array.from({ length: count }, work));

describe("silently lost database connections", () => {
  it("fail the calls that use them after the time limit; the next calls get new connections", async () => {
    const { database, proxy, entries } = await openThroughProxy();
    await atOnce(POOL_SIZE, () => select(database));
    expect(proxy.opened()).toBe(POOL_SIZE);
    proxy.stall();
    // One call uses one lost connection; the two idle ones are dropped with it.
    await expect(select(database)).rejects.toThrow(DatabaseUnavailable);
    const next = await atOnce(POOL_SIZE, () => select(database));
    expect(next.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "fulfilled"]);
    expect(proxy.opened()).toBe(2 * POOL_SIZE);
    expect(entries.filter(({ level }) => level === 40)).toHaveLength(1);
  });

  it("do not hold up a transaction, nor the connection it had", async () => {
    const { database, proxy } = await openThroughProxy();
    const lost = database.transaction(async (transaction) => {
      await sql`select 1`.execute(transaction);
      proxy.stall();
      await sql`select 2`.execute(transaction);
    });
    await expect(lost).rejects.toThrow(DatabaseUnavailable);
    expect((await select(database)).rows).toEqual([{ one: 1 }]);
  });

  it("are seen: the age of the oldest call, and a node that is not ready until they are gone", async () => {
    const { database, proxy } = await openThroughProxy();
    await select(database);
    expect(await database.check()).toEqual({ isUp: true, isWritable: true });
    proxy.stall();
    const call = select(database).catch(() => undefined);
    await expect.poll(() => database.load().underWay, { interval: 1 }).toBe(1);
    expect(database.load().oldestSeconds).toBeGreaterThanOrEqual(0);
    expect(await database.check()).toEqual({ isUp: false, isWritable: false });
    await call;
    await expect.poll(() => database.check()).toEqual({ isUp: true, isWritable: true });
    expect(database.load()).toEqual({ underWay: 0, waiting: 0, oldestSeconds: 0 });
  });

  it("cannot be multiplied by asking whether the node is ready: those who ask at once share one question", async () => {
    const { database } = await openThroughProxy();
    await database.check();
    const question = vi.spyOn(pg.Client.prototype, "query");
    onTestFinished(() => question.mockRestore());
    const answers = await Promise.all(Array.from({ length: 100 }, () => database.check()));
    expect(answers).toEqual(Array(100).fill({ isUp: true, isWritable: true }));
    expect(question).toHaveBeenCalledTimes(1);
  });

  it("do not delay closing", async () => {
    const { database, proxy } = await openThroughProxy();
    const call = select(database).catch((error: unknown) => error);
    await call;
    proxy.stallAll();
    const hanging = select(database).catch((error: unknown) => error);
    await database.close();
    expect(await hanging).toBeInstanceOf(DatabaseUnavailable);
    database.close = async () => undefined;
  });
});

describe("a read-only database", () => {
  it("is not ready, and refuses writes as unavailable", async () => {
    const { database } = await openThroughProxy();
    await sql`create table kept (answer int)`.execute(database.kysely);
    await database.run(
      "do $$ begin execute 'alter database ' || current_database() || ' set default_transaction_read_only = on'; end $$",
    );
    database.distrust();
    await expect(sql`insert into kept values (1)`.execute(database.kysely)).rejects.toThrow(DatabaseUnavailable);
    expect(await database.check()).toEqual({ isUp: true, isWritable: false });
  });

  it("reports what is wrong with a statement", async () => {
    const { database } = await openThroughProxy();
    await expect(sql`select from nothing`.execute(database.kysely)).rejects.toMatchObject({ code: "42P01" });
    await expect(sql`select 9007199254740993::bigint`.execute(database.kysely)).rejects.toThrow(RangeError);
  });

  it("cancels a statement that exceeds its time limit", async () => {
    const { database } = await openThroughProxy();
    await expect(sql`select pg_sleep(20)`.execute(database.kysely)).rejects.toMatchObject({ kind: "statement-limit" });
  });
});
