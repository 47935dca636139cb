import fc from "fast-check";
import { expect, test } from "vitest";
import { createToyMarket } from "../simulator/testing/toy-market.ts";
import { REBASED_START, rebasedMarket, rebasedPrice } from "./rebased-market.ts";

const market = createToyMarket("rebased");
const at = market.nextTradedSecond("COIN", 3600);
const base = market.tick("COIN", at).mid;

test("what the replay begins with is shown as 100 dollars, and the volume is worth the same money", () => {
  const shown = rebasedMarket(market, base);
  expect(shown.tick("COIN", at).mid).toBe(REBASED_START);
  const money = Number(market.minuteVolume("COIN", at)) * Number(base);
  expect(Number(shown.minuteVolume("COIN", at)) * Number(REBASED_START)).toBeCloseTo(money, -9);
});

test("never falls to nothing, and never turns two prices round", () => {
  expect(rebasedPrice(1n, 10_000_000_0000n)).toBe(1n);
  fc.assert(
    fc.property(fc.bigInt(1n, 10n ** 10n), fc.bigInt(1n, 10n ** 10n), fc.bigInt(1n, 10n ** 10n), (a, b, start) => {
      const [low, high] = a < b ? [a, b] : [b, a];
      return rebasedPrice(low, start) <= rebasedPrice(high, start);
    }),
  );
});

/** Scans every second. */
function polled(
  shown: ReturnType<typeof rebasedMarket>,
  side: "buy" | "sell",
  direction: "above" | "below",
  level: bigint,
) {
  for (let second = at; second < at + 1800; second++) {
    const tick = shown.tick("COIN", second);
    const price = side === "buy" ? tick.ask : tick.bid;
    if (direction === "above" ? price >= level : price <= level) return tick;
  }
  return null;
}

test("a level is crossed in exactly the second in which the shown price crosses it", () => {
  let found = 0;
  fc.assert(
    fc.property(
      fc.constantFrom("buy" as const, "sell" as const),
      fc.constantFrom("above" as const, "below" as const),
      fc.bigInt(97_0000n, 103_0000n),
      fc.constantFrom(base, base / 7n, base * 13n),
      (side, direction, level, start) => {
        const shown = rebasedMarket(market, start);
        const scaled = (level * base) / start;
        const search = { side, direction, level: scaled, from: at, until: at + 1800 };
        const crossing = shown.firstCrossing("COIN", search);
        if (crossing) found++;
        expect(crossing).toEqual(polled(shown, side, direction, scaled));
      },
    ),
    { numRuns: 60 },
  );
  expect(found).toBeGreaterThan(10);
});
