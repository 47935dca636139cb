import { sql } from "kysely";
import { expect, it } from "vitest";
import { afterCommit } from "#api/platform/database/after-commit.ts";
import { createTestApp } from "#api/testing/test-app.ts";

const serialization = sql`do $$ begin raise exception 'conflict' using errcode = '40001'; end $$`;

it("runs an effect once, after the commit, although the transaction ran twice", async () => {
  const { database } = (await createTestApp()).platform;
  await sql`create table change (name text)`.execute(database.kysely);
  const effects: string[] = [];
  let tries = 0;
  await database.transaction(async (transaction) => {
    tries++;
    await sql`insert into change values ('made')`.execute(transaction);
    afterCommit(transaction, async () => {
      const { rows } = await database.run("select name from change");
      effects.push(`try ${tries} sees ${rows.length}`);
    });
    if (tries === 1) await serialization.execute(transaction);
  });
  expect(effects).toEqual(["try 2 sees 1"]);
});

it("runs no effect of a transaction that rolled back", async () => {
  const { database } = (await createTestApp()).platform;
  const effects: string[] = [];
  const undone = database.transaction(async (transaction) => {
    afterCommit(transaction, () => void effects.push("never"));
    throw new Error("undone");
  });
  await expect(undone).rejects.toThrow("undone");
  expect(effects).toEqual([]);
});

it("logs an effect that fails and runs the next one: the change is committed", async () => {
  const app = await createTestApp();
  const effects: string[] = [];
  const answer = await app.platform.database.transaction(async (transaction) => {
    afterCommit(transaction, () => Promise.reject(new Error("disk full")));
    afterCommit(transaction, () => void effects.push("second"));
    return "committed";
  });
  expect([answer, effects]).toEqual(["committed", ["second"]]);
  expect(app.takeErrors()).toMatchObject([{ msg: "an after-commit effect failed", err: { message: "disk full" } }]);
});
