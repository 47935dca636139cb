import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { curvePoint, deepestDrawdown, drawdownsOf, growthOf, snapshotsAt } from "./equity-curve.ts";
import type { LedgerFact } from "./ledger-fact.ts";
import { buy, deposit, dividend, sell, split } from "./testing/ledger.ts";

type Prices = Readonly<Record<number, number>>;

/** The curve of an account that may hold ACME, at the given prices in US dollars by second. */
function curveOf(facts: readonly LedgerFact[], prices: Prices) {
  const seconds = Object.keys(prices).map(Number);
  return snapshotsAt(facts, seconds).map((snapshot) =>
    curvePoint(snapshot, () => BigInt(Math.round((prices[snapshot.at] ?? 0) * 10_000))),
  );
}

describe("the curve of an account", () => {
  it("is cash and holdings at the price of each second", () => {
    const facts = [
      deposit(0, 1000),
      buy(10, { order: "in", count: 4, price: 100, commission: 2 }),
      sell(30, { order: "out", count: 1, price: 120, commission: 1, profit: 18.5 }),
    ];
    const points = curveOf(facts, { 0: 100, 9: 100, 10: 100, 20: 110, 30: 120, 40: 90 });
    // 1000; 1000; 598 + 400; 598 + 440; 717 + 360; 717 + 270
    expect(points.map(({ equity }) => Number(equity) / 10_000)).toEqual([1000, 1000, 998, 1038, 1077, 987]);
    expect(points.map(({ invested }) => Number(invested) / 10_000)).toEqual([0, 0, 400, 440, 360, 270]);
  });

  it("grows by time-weighted return: what a deposit brings is no gain", () => {
    const facts = [
      deposit(0, 1000),
      buy(0, { order: "in", count: 10, price: 100 }),
      deposit(20, 500),
      buy(20, { order: "more", count: 5, price: 100 }),
    ];
    // 1000 → 1100, back to 1000 with 500 more, 15 × 120 = 1800: 1.1 × (1500 − 500) ÷ 1100 × 1.2
    const growth = growthOf(curveOf(facts, { 0: 100, 10: 110, 20: 100, 30: 120 }));
    expect(growth).toEqual([1, 1.1, 1, 1.2]);
  });

  const price = fc.integer({ min: 10, max: 200 });

  it("does not change its return when money is put in at some second", () => {
    const rest = fc.array(price, { minLength: 2, maxLength: 12 });
    fc.assert(
      fc.property(price, rest, fc.nat(), fc.integer({ min: 1, max: 5 }), (first, later, where, times) => {
        const prices = Object.fromEntries([first, ...later].map((dollars, index) => [index * 10, dollars]));
        const at = (1 + (where % later.length)) * 10;
        const own = [deposit(0, first * 10), buy(0, { order: "in", count: 10, price: first })];
        const more = (prices[at] ?? 0) * 10 * times;
        const added = [deposit(at, more), buy(at, { order: "more", count: 10 * times, price: prices[at] ?? 0 })];
        const growth = growthOf(curveOf(own, prices));
        for (const [index, value] of growthOf(curveOf([...own, ...added], prices)).entries()) {
          expect(value).toBeCloseTo(growth[index] ?? 0, 9);
        }
      }),
    );
  });

  it("neither gains nor loses by a split or a dividend", () => {
    const times = fc.integer({ min: 2, max: 10 });
    const each = fc.integer({ min: 1, max: 9 });
    fc.assert(
      fc.property(price, times, each, (dollars, ratio, paid) => {
        const own = [deposit(0, 5000), buy(0, { order: "in", count: 10, price: dollars })];
        const divided = [...own, split(10, `${ratio}:1`, 10 * ratio)];
        const [before, after] = curveOf(divided, { 0: dollars * ratio, 10: dollars });
        expect(after?.equity).toBe(before?.equity);
        const shared = [...own, dividend(10, 10, paid)];
        expect(growthOf(curveOf(shared, { 0: dollars, 10: dollars - paid }))).toEqual([1, 1]);
      }),
    );
  });
});

describe("drawdown", () => {
  it("is the deepest fall from a peak, from peak to recovery", () => {
    const growth = [1, 1.2, 1.08, 0.9, 1.2, 1.5, 1.35];
    const seconds = growth.map((_, index) => index * 100);
    const rounded = drawdownsOf(growth).map((depth) => Math.round(depth * 1000) / 1000);
    expect(rounded).toEqual([0, 0, 0.1, 0.25, 0, 0, 0.1]);
    const deepest = deepestDrawdown(seconds, growth);
    expect(deepest).toMatchObject({ peakAt: 100, troughAt: 300, recoveredAt: 400 });
    expect(deepest?.depth).toBeCloseTo(0.25, 12);
  });

  it("is not over while the peak is not reached again, and none when nothing ever fell", () => {
    expect(deepestDrawdown([0, 1, 2], [1, 0.5, 0.9])).toMatchObject({ peakAt: 0, troughAt: 1, recoveredAt: null });
    expect(deepestDrawdown([0, 1, 2], [1, 1, 1.1])).toBeNull();
    expect(deepestDrawdown([], [])).toBeNull();
  });
});
