import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { market, simulatorWorld } from "../testing/simulator-app.ts";
import { AccountChange } from "./account-change.ts";
import { freshAccount } from "./account-store.ts";
import { writeAccounts } from "./write-accounts.ts";

const world = simulatorWorld();

describe("one statement that writes accounts", () => {
  it("makes the first of two writes of one user, and keeps nothing of the second", async () => {
    const [twice, once] = [randomUUID(), randomUUID()];
    const opening = (userId: string) => {
      const write = new AccountChange(
        freshAccount(userId, 1, world.now(), world.market.dayOf(world.now())),
        new Set(),
      ).toWrite(null);
      if (write === null) throw new Error("an account that is opened is written");
      return write;
    };
    const { kysely } = world.database;
    const writes = [opening(twice), opening(once), opening(twice)];
    expect(await writeAccounts(kysely, world.app.platform.outbox, writes)).toEqual([true, true, false]);
    const { rows } = await world.database.run("select user_id from simulator_entry where user_id = any($1)", [
      [twice, once],
    ]);
    expect(rows).toHaveLength(2);
    expect(rows).toEqual(expect.arrayContaining([{ user_id: twice }, { user_id: once }]));
  });

  it("fills a column that a later release adds with its default", async () => {
    const trader = world.trader();
    await trader.call("getPortfolio");
    const tables = ["simulator_account", "simulator_order", "simulator_position", "simulator_entry"];
    for (const table of tables) await world.database.run(`alter table ${table} add added text not null default 'new'`);
    await trader.buy("COIN", market("10"));
    await trader.call("resetPortfolio", { body: { account_number: 1 } });
    for (const table of tables) {
      const { rows } = await world.database.run(`select distinct added from ${table} where user_id = $1`, [
        trader.userId,
      ]);
      expect([table, rows]).toEqual([table, [{ added: "new" }]]);
      await world.database.run(`alter table ${table} drop added`);
    }
  });
});
