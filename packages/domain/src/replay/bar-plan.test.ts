import { expect, test } from "vitest";
import { createToyMarket } from "../simulator/testing/toy-market.ts";
import { barAt, barEnd, planBars } from "./bar-plan.ts";

const DAY = 86_400;
/** Seconds between two openings of the toy market. */
const ROUND = 1800;
const market = createToyMarket("plan");
const first = market.nextTradedSecond("SHARE", 0);
const close = market.sessionEnd("SHARE", 0) ?? 0;

test("a bar lasts as long as its name says, and never longer than its session", () => {
  expect(barEnd(market, "SHARE", "1m", first)).toBe(first + 60);
  expect(barEnd(market, "SHARE", "1h", close - 30)).toBe(close);
  expect(barEnd(market, "SHARE", "1d", first)).toBe(close);
  expect(barEnd(market, "COIN", "1d", DAY + 5)).toBe(2 * DAY);
  expect(barEnd(market, "COIN", "15m", DAY)).toBe(DAY + 900);
});

test("bars follow each other over nights, and one that is not over yet is not planned", () => {
  const request = { ticker: "SHARE", timeframe: "1d", from: close, length: 3 } as const;
  expect(planBars(market, { ...request, now: 10 * DAY })).toEqual([
    close,
    close + ROUND,
    close + 2 * ROUND,
    close + 3 * ROUND,
  ]);
  expect(planBars(market, { ...request, now: close + 2 * ROUND })).toEqual([close, close + ROUND, close + 2 * ROUND]);
  expect(planBars(market, { ...request, now: close + 2 * ROUND - 1 })).toEqual([close, close + ROUND]);
});

test("a second belongs to the bar that ends after it; nights belong to the next one", () => {
  const ends = [100, 160, 220, 1000];
  expect([0, 99, 100, 159, 160, 219, 220, 999].map((second) => barAt(ends, second))).toEqual([0, 0, 1, 1, 2, 2, 3, 3]);
});
