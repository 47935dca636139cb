import { describe, expect, it } from "vitest";
import { roundTrips } from "./round-trips.ts";
import { buy, deposit, sell, split } from "./testing/ledger.ts";
import { tripPrices } from "./trip-prices.ts";

const pricesIn = (facts: Parameters<typeof roundTrips>[0]) => roundTrips(facts).map((trip) => tripPrices(trip, facts));

describe("prices of a closed trade", () => {
  it("are means of what was bought and sold, each purchase by its part in the trade", () => {
    const facts = [
      deposit(0, 10_000),
      buy(1, { order: "first", count: 10, price: 20 }),
      buy(2, { order: "second", count: 10, price: 30 }),
      sell(3, { order: "out", count: 8, price: 40, profit: 160 }),
      sell(4, { order: "out", count: 4, price: 43, profit: 72 }),
    ];
    // (10 × 20 + 2 × 30) ÷ 12 = 21.6667 and (8 × 40 + 4 × 43) ÷ 12 = 41
    expect(pricesIn(facts)).toEqual([{ entry: 216_667n, exit: 410_000n }]);
  });

  it("stand in the units of the sale when a split lies between, so that their difference is the profit", () => {
    const facts = [
      deposit(0, 10_000),
      buy(1, { order: "in", count: 10, price: 400 }),
      split(2, "2:1", 20),
      sell(3, { order: "out", count: 20, price: 210, profit: 200 }),
    ];
    expect(pricesIn(facts)).toEqual([{ entry: 2_000_000n, exit: 2_100_000n }]);
  });
});
