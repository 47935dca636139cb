import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DRAW_MAX, runSequence, type Draw } from "../simulator/testing/order-sequence.ts";
import { createToyMarket, TOY_SPAN } from "../simulator/testing/toy-market.ts";
import {
  addEntry,
  cashBetween,
  NO_TOTALS,
  pointAt,
  shareOfTimeInvested,
  type AccountTotals,
} from "./account-totals.ts";
import { curvePoint, snapshotsAt } from "./equity-curve.ts";
import type { LedgerFact } from "./ledger-fact.ts";
import { ledgerOf } from "./testing/played-ledger.ts";

const number = fc.nat({ max: DRAW_MAX });
const draw: fc.Arbitrary<Draw> = fc.tuple(number, number, number, number, number, number, number, number);
const draws = fc.array(draw, { minLength: 5, maxLength: 40, size: "max" });
const market = createToyMarket("account totals");

/** Seconds with holdings up to `until`, computed entry by entry. */
function secondsInvested(facts: readonly LedgerFact[], until: number): number {
  const changes = [...new Set(facts.map(({ at }) => at)), until];
  return snapshotsAt(facts, changes.slice(0, -1)).reduce(
    (sum, { at, holdings }, index) => (holdings.size > 0 ? sum + (changes[index + 1] ?? until) - at : sum),
    0,
  );
}

describe("the totals of an account", () => {
  it("give at each entry what its whole ledger gives, whatever was ordered", () => {
    let entries = 0;
    fc.assert(
      fc.property(draws, (steps) => {
        const facts = ledgerOf(runSequence({ market, draws: steps }), TOY_SPAN.from);
        const seen = new Set<string>();
        let totals: AccountTotals = NO_TOTALS;
        for (const [index, fact] of facts.entries()) {
          const isFirstOfOrder = fact.orderId !== null && !seen.has(fact.orderId);
          if (fact.orderId !== null) seen.add(fact.orderId);
          const cost = fact.orderId === null ? null : { spread: 1n, slippage: 2n, commission: 3n };
          totals = addEntry(totals, { ...fact, cost, isFirstOfOrder });
          if (facts[index + 1]?.at === fact.at) continue;
          const [snapshot] = snapshotsAt(facts, [fact.at]);
          const price = (ticker: string) => 10_000n * BigInt(ticker.codePointAt(0) ?? 1);
          const { cash = 0n, deposited = 0n, holdings = new Map<string, bigint>() } = snapshot ?? {};
          expect(pointAt({ second: fact.at, totals }, price)).toEqual(
            curvePoint({ at: fact.at, cash, deposited, holdings }, price),
          );
        }
        const trades = facts.filter(({ orderId }) => orderId !== null).length;
        const dividends = facts.reduce((sum, { type, amount }) => (type === "dividend" ? sum + amount : sum), 0n);
        expect(cashBetween(NO_TOTALS, totals)).toEqual({
          orders: seen.size,
          costs: 6n * BigInt(trades),
          commissions: 3n * BigInt(trades),
          dividends,
        });
        const until = totals.at + 1000;
        const first = { second: TOY_SPAN.from, totals: { ...NO_TOTALS, at: TOY_SPAN.from } };
        expect(shareOfTimeInvested(first, { second: until, totals })).toBeCloseTo(
          secondsInvested(facts, until) / (until - TOY_SPAN.from),
          9,
        );
        entries += facts.length;
      }),
      { numRuns: 60 },
    );
    expect(entries).toBeGreaterThan(200);
  });
});
