import type { KyselyPlugin } from "kysely";
import { expect, it } from "vitest";
import type { Database } from "#api/platform/database/database.ts";
import { createSimulatorApp, market, type Trader } from "../testing/simulator-app.ts";
import { createLedgerFollower } from "./follow-ledger.ts";

const PURCHASES = 30;
const CHUNK = 4;

/** The database, with the number of transactions and the most rows that one of their statements returned. */
function counted(database: Database) {
  const work = { transactions: 0, rows: 0 };
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      work.rows = Math.max(work.rows, result.rows.length);
      return result;
    },
  };
  const counting: Database = {
    ...database,
    transaction: (run) => {
      work.transactions++;
      return database.transaction((transaction) => run(transaction.withPlugin(counter)));
    },
  };
  return { counting, work };
}

/** Buys units one by one, each with its stop order, and sells them. */
async function tradeWithStops(trader: Trader): Promise<void> {
  for (let each = 0; each < PURCHASES; each++) {
    await trader.buy("INDX", market("1"));
    await trader.sell("INDX", { type: "stop", quantity: "1", stop_price: "40", time_in_force: "gtc" });
  }
  const { orders } = await trader.call("listOrders", { query: { status: "open" } });
  for (const { id } of orders) await trader.call("cancelOrder", { params: { id } });
  for (let each = 0; each < PURCHASES; each++) await trader.sell("INDX", market("1"));
}

it("S7.29 the first read of a long ledger takes portions: entries, and purchases that get their planned stop", async () => {
  const world = await createSimulatorApp();
  const trader = world.trader();
  await tradeWithStops(trader);
  const { counting, work } = counted(world.database);
  const position = { accountNumber: 1, entryCount: 1 + 2 * PURCHASES, orderCount: 3 * PURCHASES };
  expect(await createLedgerFollower(counting, CHUNK)(trader.userId, position)).toMatchObject({ tradeCount: PURCHASES });
  expect(work.rows).toBeLessThanOrEqual(CHUNK);
  expect(work.transactions).toBeGreaterThanOrEqual((2 * PURCHASES) / CHUNK + PURCHASES / CHUNK);
  const trades = await (await world.simulator.read(trader.userId)).trades.range(1, PURCHASES);
  expect(new Set(trades.map(({ risk }) => risk))).toEqual(new Set([10_0100n]));
});
