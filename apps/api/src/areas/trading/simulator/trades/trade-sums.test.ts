import { figuresOfSums, tradeFigures } from "@candlewise/domain/performance/trade-figures";
import fc from "fast-check";
import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import type { Database } from "#api/platform/database/database.ts";
import { createTestApp } from "#api/testing/test-app.ts";
import { comparableFigures } from "../testing/comparable-figures.ts";
import { createSimulatorApp, market } from "../testing/simulator-app.ts";
import { dayOf, refreshDays, sumTrades } from "./trade-sums.ts";

const DAY = 86_400;
const DAYS = 9;

let database: Database;
beforeAll(async () => {
  ({ database } = (await createTestApp()).platform);
});

interface Trade {
  readonly closedAt: number;
  readonly openedAt: number;
  readonly profit: bigint;
  readonly risk: bigint | null;
}

const second = fc.nat({ max: DAYS * DAY - 1 });
const trade: fc.Arbitrary<Trade> = fc.record({
  closedAt: second,
  openedAt: fc.constant(0),
  profit: fc.bigInt({ min: -500_0000n, max: 500_0000n }),
  risk: fc.option(fc.bigInt({ min: 1n, max: 100_0000n })),
});

async function writeTrades(userId: string, trades: readonly Trade[]): Promise<void> {
  const rows = trades.map(({ closedAt, openedAt, profit, risk }, index) => ({
    number: index + 1,
    closed_at: closedAt,
    opened_at: openedAt,
    profit: profit.toString(),
    risk: risk?.toString() ?? null,
  }));
  await database.run(
    `insert into simulator_trade (user_id, number, order_id, account_number, ticker, quantity, opened_at, opened_sum, closed_at,
       profit, cost, risk)
     select $1, number, gen_random_uuid(), 1, 'ABCD', 1, opened_at, 0, closed_at, profit, 1, risk
     from jsonb_to_recordset($2::jsonb) as row (number integer, opened_at bigint, closed_at bigint, profit bigint, risk bigint)
     on conflict (user_id, number) do update set closed_at = excluded.closed_at, risk = excluded.risk`,
    [userId, JSON.stringify(rows)],
  );
  const days = new Set(trades.map(({ closedAt }) => dayOf(closedAt)));
  await database.transaction((transaction) => refreshDays(transaction, { userId, accountNumber: 1 }, days));
}

it("S7.29 sums over days are those over their trades, in any span", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(trade, { minLength: 1, maxLength: 30, size: "max" }),
      fc.array(fc.tuple(second, second), { minLength: 3, maxLength: 3 }),
      async (trades, spans) => {
        const userId = randomUUID();
        await writeTrades(userId, trades);
        for (const [a, b] of [...spans, [0, DAYS * DAY] as const]) {
          const [from, until] = [Math.min(a, b), Math.max(a, b)];
          const within = trades.filter(({ closedAt }) => closedAt >= from && closedAt <= until);
          const sums = await sumTrades(database.kysely, userId, { accountNumber: 1, from, until });
          expect(comparableFigures(figuresOfSums(sums))).toEqual(comparableFigures(tradeFigures(within)));
        }
      },
    ),
    { numRuns: 40 },
  );
});

it("S7.29 a trade whose sale goes on after midnight counts on the day of its last part only", async () => {
  const world = await createSimulatorApp();
  world.app.clock.set("2026-11-21T23:58:20.000Z");
  const trader = world.trader();
  await trader.buy("COIN", market("250"));
  world.market.minuteVolume = 1000;
  await trader.sell("COIN", market("250"));
  const closedOn = async (day: string) => {
    const from = Date.parse(day) / 1000;
    const { trades } = await world.simulator.read(trader.userId);
    return (await trades.sums({ accountNumber: 1, from, until: from + DAY - 1 })).closed;
  };
  expect(await closedOn("2026-11-21")).toBe(1);
  world.app.clock.advance({ minutes: 5 });
  expect(await closedOn("2026-11-21")).toBe(0);
  expect(await closedOn("2026-11-22")).toBe(1);
});
