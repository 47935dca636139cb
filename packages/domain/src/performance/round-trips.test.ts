import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DRAW_MAX, runSequence, type Draw } from "../simulator/testing/order-sequence.ts";
import { createToyMarket } from "../simulator/testing/toy-market.ts";
import { plannedStops } from "./planned-stops.ts";
import { rMultiple, roundTrips } from "./round-trips.ts";
import { buy, deposit, sell, split } from "./testing/ledger.ts";
import { ledgerOf, ordersOf } from "./testing/played-ledger.ts";

const HOUR = 3600;

describe("closed trades", () => {
  it("close the oldest purchase first", () => {
    const trips = roundTrips([
      deposit(0, 10_000),
      buy(100, { order: "first", count: 10, price: 20, commission: 1 }),
      buy(200, { order: "second", count: 10, price: 30, commission: 1 }),
      // 10 at 20.10 and 5 at 30.10: 201 + 150.50 = 351.50 paid, 15 × 40 − 1 = 599 got.
      sell(1000, { order: "out", count: 15, price: 40, commission: 1, profit: 247.5 }),
    ]);
    expect(trips).toEqual([
      {
        id: "out",
        ticker: "ACME",
        quantity: 1_500_000_000n,
        // (10 × 100 + 5 × 200) ÷ 15 = 133.3
        openedAt: 133,
        closedAt: 1000,
        profit: 2_475_000n,
        cost: 3_515_000n,
        risk: null,
        parts: [
          { orderId: "first", quantity: 1_000_000_000n, bought: 1_000_000_000n, paid: 200_000_000_000_000n },
          { orderId: "second", quantity: 500_000_000n, bought: 500_000_000n, paid: 150_000_000_000_000n },
        ],
      },
    ]);
  });

  it("are one trade for one order, in however many parts it was filled", () => {
    const trips = roundTrips([
      deposit(0, 10_000),
      buy(0, { order: "in", count: 4, price: 10 }),
      sell(HOUR, { order: "out", count: 1, price: 12, profit: 2 }),
      sell(2 * HOUR, { order: "out", count: 3, price: 11, profit: 3 }),
    ]);
    expect(trips).toHaveLength(1);
    expect(trips[0]).toMatchObject({ profit: 50_000n, cost: 400_000n, closedAt: 2 * HOUR, openedAt: 0 });
    expect(trips[0]?.parts).toMatchObject([{ orderId: "in", quantity: 400_000_000n, bought: 400_000_000n }]);
  });

  it("are measured in what was risked: the distance to the planned stop", () => {
    const facts = [
      deposit(0, 10_000),
      buy(0, { order: "in", count: 10, price: 100 }),
      sell(1, { order: "half", count: 5, price: 110, profit: 50 }),
      sell(2, { order: "rest", count: 5, price: 95, profit: -25 }),
    ];
    const trips = roundTrips(facts, (order) => (order === "in" ? 950_000n : null));
    // 5 × (100 − 95) = 25 at risk in each half.
    expect(trips.map(rMultiple)).toEqual([2, -1]);
    expect(roundTrips(facts).map(rMultiple)).toEqual([null, null]);
    expect(roundTrips(facts, () => 1_000_000n).map(rMultiple)).toEqual([null, null]);
  });

  it("carry their risk through a split", () => {
    const trips = roundTrips(
      [
        deposit(0, 10_000),
        buy(0, { order: "in", count: 10, price: 100 }),
        split(1, "4:1", 40),
        sell(2, { order: "out", count: 40, price: 26, profit: 40 }),
      ],
      () => 900_000n,
    );
    expect(trips[0]).toMatchObject({
      risk: 1_000_000n,
      parts: [{ orderId: "in", quantity: 4_000_000_000n, bought: 1_000_000_000n }],
    });
    expect(trips.map(rMultiple)).toEqual([0.4]);
  });

  const number = fc.nat({ max: DRAW_MAX });
  const draw: fc.Arbitrary<Draw> = fc.tuple(number, number, number, number, number, number, number, number);
  const draws = fc.array(draw, { minLength: 5, maxLength: 40, size: "max" });
  const market = createToyMarket("round trips");

  it("add up to what the ledger has realised, whatever was ordered", () => {
    let closed = 0;
    fc.assert(
      fc.property(draws, (steps) => {
        const run = runSequence({ market, draws: steps });
        const facts = ledgerOf(run, 0);
        const stops = plannedStops(facts, ordersOf(run));
        const trips = roundTrips(facts, (order) => stops.get(order) ?? null);
        const ofSales = facts.reduce((sum, { type, realizedProfit }) => {
          return type === "sell" ? sum + (realizedProfit ?? 0n) : sum;
        }, 0n);
        expect(trips.reduce((sum, { profit }) => sum + profit, 0n)).toBe(ofSales);
        for (const { quantity, parts, cost } of trips) {
          expect(parts.reduce((sum, part) => sum + part.quantity, 0n)).toBe(quantity);
          expect(cost).toBeGreaterThanOrEqual(0n);
        }
        closed += trips.length;
      }),
      { numRuns: 150 },
    );
    expect(closed).toBeGreaterThan(100);
  });
});
