import { describe, expect, it } from "vitest";
import { addEntry, NO_TOTALS, shareOfTimeInvested } from "./account-totals.ts";
import { equityInvested } from "./exposure.ts";
import { marketGrowth } from "./market-growth.ts";
import { returnFigures, returnsOf } from "./return-figures.ts";
import type { RoundTrip } from "./round-trips.ts";
import { buy, deposit, sell } from "./testing/ledger.ts";
import { tradeFigures } from "./trade-figures.ts";

const trip = (profit: number, { risk, held = 100 }: { risk?: number; held?: number } = {}): RoundTrip => ({
  id: `${profit}`,
  ticker: "ACME",
  quantity: 1n,
  openedAt: 1000,
  closedAt: 1000 + held,
  profit: BigInt(profit) * 10_000n,
  cost: 1n,
  risk: risk === undefined ? null : BigInt(risk) * 10_000n,
  parts: [],
});

describe("figures of closed trades", () => {
  it("are those worked out by hand", () => {
    const trips = [
      trip(210, { risk: 100, held: 200 }),
      trip(-100, { risk: 100, held: 800 }),
      trip(90, { held: 100 }),
      trip(-50, { risk: 100, held: 400 }),
      trip(0, { held: 0 }),
    ];
    expect(tradeFigures(trips)).toEqual({
      closed: 5,
      wins: 2,
      losses: 2,
      profit: 1_500_000n,
      winRate: 0.4,
      averageWin: 1_500_000n,
      averageLoss: -750_000n,
      payoff: 2,
      expectancy: 300_000n,
      profitFactor: 2,
      best: 2_100_000n,
      worst: -1_000_000n,
      holding: 300,
      holdingOfWins: 150,
      holdingOfLosses: 600,
      r: { counted: 3, uncounted: 2, average: (2.1 - 1 - 0.5) / 3, best: 2.1, worst: -1 },
    });
  });

  it("are nothing where there is nothing to divide by", () => {
    expect(tradeFigures([])).toMatchObject({
      closed: 0,
      winRate: null,
      expectancy: null,
      profitFactor: null,
      best: null,
    });
    expect(tradeFigures([trip(5)])).toMatchObject({ winRate: 1, averageLoss: null, payoff: null, profitFactor: null });
  });
});

describe("figures of daily returns", () => {
  it("are those worked out by hand, and none of too few days", () => {
    const returns = Array.from({ length: 20 }, (_, day) => (day % 2 === 0 ? 0.02 : -0.01));
    const figures = returnFigures(returns);
    // Mean 0.005; every return is 0.015 away: √(20 × 0.015² ÷ 19). Downside: √(10 × 0.01² ÷ 20).
    expect(figures?.dailyVolatility).toBeCloseTo(0.015 * Math.sqrt(20 / 19), 12);
    expect(figures?.sharpe).toBeCloseTo((0.005 / (0.015 * Math.sqrt(20 / 19))) * Math.sqrt(252), 9);
    expect(figures?.sortino).toBeCloseTo((0.005 / (0.01 / Math.sqrt(2))) * Math.sqrt(252), 9);
    expect(returnFigures(returns.slice(1))).toBeNull();
  });

  it("are nothing where nothing varies or no day lost", () => {
    expect(returnFigures(Array.from({ length: 20 }, () => 0))).toMatchObject({ sharpe: null, sortino: null });
    expect(returnsOf([1, 1.1, 0.99]).map((value) => Math.round(value * 100))).toEqual([10, -10]);
  });
});

describe("exposure", () => {
  it("is the share of the time in which something was held, and of the equity that was", () => {
    const facts = [
      deposit(0, 1000),
      buy(100, { order: "a", count: 1, price: 100 }),
      sell(300, { order: "b", count: 1, price: 100, profit: 0 }),
      buy(900, { order: "c", count: 1, price: 100 }),
    ];
    const at = (second: number) => ({
      second,
      totals: facts
        .filter((fact) => fact.at <= second)
        .reduce((totals, fact) => addEntry(totals, { ...fact, cost: null, isFirstOfOrder: true }), NO_TOTALS),
    });
    expect(shareOfTimeInvested(at(0), at(1000))).toBeCloseTo(0.3, 12);
    expect(shareOfTimeInvested(at(200), at(400))).toBeCloseTo(0.5, 12);
    expect(shareOfTimeInvested(at(950), at(1000))).toBe(1);
    expect(shareOfTimeInvested(at(5), at(5))).toBe(0);
    const point = (equity: bigint, invested: bigint) => ({ at: 0, equity, invested, deposited: 0n });
    expect(equityInvested([point(100n, 50n), point(100n, 0n)])).toBe(0.25);
    expect(equityInvested([])).toBe(0);
  });
});

describe("the market beside the account", () => {
  it("is a fund bought at the first second and kept, with its dividends and splits", () => {
    const prices = [
      { at: 0, price: 1_000_000n },
      { at: 10, price: 1_100_000n },
      { at: 20, price: 540_000n },
      { at: 30, price: 545_000n },
    ];
    const growth = marketGrowth(prices, [
      { type: "dividend", at: 0, amount: 50_000n },
      { type: "split", at: 15, numerator: 2n, denominator: 1n },
      { type: "dividend", at: 25, amount: 10_000n },
    ]);
    // 100; 110; 2 × 54; 2 × 54.50 + 2 × 1. The dividend of second 0 went to earlier holders.
    expect(growth).toEqual([1, 1.1, 1.08, 1.11]);
    expect(marketGrowth([], [])).toEqual([]);
  });
});
