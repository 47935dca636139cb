import { expect, it, onTestFinished } from "vitest";
import { startPooler } from "#api/testing/pooler.ts";
import { socketOf } from "#api/testing/stalling-proxy.ts";
import { cloneDatabase } from "#api/testing/test-database.ts";
import { createTestLog } from "#api/testing/test-log.ts";
import { StartupError } from "../errors.ts";
import { checkPooler } from "./pooler.ts";

/** Settings that every connection has, and the one of prepared statements. */
const LIMITS = ["statement_timeout", "idle_in_transaction_session_timeout"];
const ALL = [...LIMITS, "options"];

async function check(ignores: readonly string[], hasPreparedStatements: boolean) {
  const { host, port, user, database } = await cloneDatabase();
  const pooler = await startPooler(socketOf({ host, port }), { ignores, user, database });
  onTestFinished(() => pooler.close());
  const { log, entries } = createTestLog();
  const connection = { host: "127.0.0.1", port: pooler.port, user, database };
  const outcome = await checkPooler(connection, hasPreparedStatements, log).then(
    () => "works",
    (error: unknown) => (error instanceof StartupError ? `${error.message} ${error.hint}` : error),
  );
  return { outcome, warnings: entries.map(({ msg }) => msg) };
}

it("a database without a pooler is used as it is", async () => {
  const { log, entries } = createTestLog();
  const connection = await cloneDatabase();
  await checkPooler(connection, true, log);
  await checkPooler(connection, false, log);
  expect(entries).toEqual([]);
});

it("a pooler that refuses the settings of connections is named, with the way out", async () => {
  const { outcome } = await check([], false);
  expect(outcome).toMatch(/unsupported startup parameter: statement_timeout.*ignore_startup_parameters/);
});

it("prepared statements behind a pooler that loses them are refused", async () => {
  const { outcome } = await check(ALL, true);
  expect(outcome).toMatch(/does not support prepared statements.*DB_PREPARED=off/);
});

it("without prepared statements a pooler works; time limits that it drops are a warning", async () => {
  const { outcome, warnings } = await check(LIMITS, false);
  expect(outcome).toBe("works");
  expect(warnings).toEqual([expect.stringContaining("set statement_timeout and idle_in_transaction_session_timeout")]);
});
