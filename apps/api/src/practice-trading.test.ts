import type { PathMarket } from "@candlewise/domain/simulator/testing/path-market";
import { DRAW_MAX, runSequence, type Draw, type Run } from "@candlewise/domain/simulator/testing/order-sequence";
import { findViolations } from "@candlewise/domain/simulator/testing/violations";
import { commissionPlanOf } from "@candlewise/domain/simulator/commission";
import { instruments } from "@candlewise/market/instruments";
import { createPracticeMarket } from "@candlewise/market/practice-market";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { factorKeyOf } from "#api/areas/trading/market/practice/factor-key.ts";
import { practiceMatching } from "#api/areas/trading/market/practice/matching.ts";

const DAY = 86_400;
const prices = createPracticeMarket({ instruments, factorKey: factorKeyOf(Buffer.from("a secret of a test")) });
const matching = practiceMatching(prices);
/** The practice market with the conditions that orders are checked against. */
const market: PathMarket = {
  ...matching,
  conditions: (ticker, at) => ({
    tick: matching.tick(ticker, at),
    canQueue: true,
    isOpen: prices.session(ticker, at).isOpen,
    averageDailyVolume: matching.averageDailyVolume(ticker, at),
    dailyVolatilityPpm: matching.dailyVolatilityPpm(ticker, at),
    commissionPlan: commissionPlanOf(prices.find(ticker)?.kind ?? "share"),
  }),
};

const splits = prices.instruments.flatMap(({ ticker }) =>
  prices
    .corporateActions(ticker, prices.beginsAt, prices.beginsAt + 4000 * DAY)
    .flatMap(({ type, at }) => (type === "split" ? [{ ticker, at }] : [])),
);
/** Two months around a split, with the instrument that splits and some others. */
const spans = fc
  .tuple(fc.constantFrom(...splits), fc.shuffledSubarray([...prices.instruments], { minLength: 1, maxLength: 3 }))
  .map(([split, others]) => ({
    tickers: [split.ticker, ...others.map(({ ticker }) => ticker)],
    from: split.at - 7 * DAY,
    until: split.at + 53 * DAY,
    longestWait: 3 * DAY,
  }));
const number = fc.nat({ max: DRAW_MAX });
const draw: fc.Arbitrary<Draw> = fc.tuple(number, number, number, number, number, number, number, number);
const draws = fc.array(draw, { minLength: 1, maxLength: 25, size: "max" });

describe("trading in the practice market", () => {
  it("conserves cash, quantity and cost, and never owes anything", () => {
    fc.assert(
      fc.property(spans, draws, (span, steps) => {
        const found: string[] = [];
        runSequence({
          market,
          span,
          draws: steps,
          afterStep: (run, now) => found.push(...findViolations(run, market, now)),
        });
        expect(found).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  it("comes out the same whether orders are settled late or all the time", () => {
    const outcome = ({ account: { cash, positions }, events }: Run) => ({ cash, positions, events });
    fc.assert(
      fc.property(spans, draws, fc.integer({ min: 600, max: DAY }), (span, steps, pollEvery) => {
        const lazy = runSequence({ market, span, draws: steps });
        expect(outcome(runSequence({ market, span, draws: steps, pollEvery }))).toEqual(outcome(lazy));
      }),
      { numRuns: 40 },
    );
  });

  it("S7.29 fills at prices with the decimals of a quote", () => {
    const fills = fc
      .sample(fc.tuple(spans, draws), { numRuns: 40, seed: 2 })
      .flatMap(([span, steps]) => runSequence({ market, span, draws: steps }).events)
      .flatMap((event) => (event.type === "fill" ? [event.fill.price] : []));
    expect(fills.length).toBeGreaterThan(100);
    expect(fills.filter((price) => price >= 100_000n && price % 100n !== 0n)).toEqual([]);
  });

  it("meets fills, dividends and splits", () => {
    const seen = new Set<string>();
    for (const [span, steps] of fc.sample(fc.tuple(spans, draws), { numRuns: 40, seed: 1 })) {
      for (const { type } of runSequence({ market, span, draws: steps }).events) seen.add(type);
    }
    expect([...seen].toSorted()).toEqual(["dividend", "end", "fill", "split", "trigger"]);
  });
});
