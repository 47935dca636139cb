import { expect, test } from "vitest";
import { createPracticeMarket } from "./practice-market.ts";
import { openKey, testInstruments } from "./testing/instruments.ts";

const market = createPracticeMarket({ instruments: testInstruments, factorKey: openKey });
const until = Date.parse("2026-11-21T00:00:00Z") / 1000;
const from = until - 5 * 365 * 86_400;
const SESSION = 390 * 60;

test("news tell of moves that the market made, after they were made", () => {
  const moves = market.news("ACME", from, until).filter(({ cause }) => cause !== "dividend" && cause !== "split");
  expect(moves.length).toBeGreaterThan(10);
  expect(moves.length).toBeLessThan(100);
  for (const { at, changeBasisPoints, direction, variant } of moves) {
    const close = market.quote("ACME", at);
    expect(close.at).toBe(at - 1);
    expect(changeBasisPoints).toBe(Math.round((close.mid / close.previousClose - 1) * 10_000));
    expect(Math.abs(changeBasisPoints)).toBeGreaterThan(200);
    expect(direction).toBe(changeBasisPoints > 0 ? "up" : "down");
    expect([0, 1, 2, 3]).toContain(variant);
  }
});

test("a share's news have each cause, a fund's over all sectors are of the market", () => {
  const causes = new Set(market.news("ACME", market.beginsAt, until).map(({ cause }) => cause));
  expect([...causes].toSorted()).toEqual(expect.arrayContaining(["company", "dividend", "market"]));
  const wide = market.news("WIDE", market.beginsAt, until).filter(({ cause }) => cause !== "dividend");
  expect(wide.every(({ cause }) => cause === "market")).toBe(true);
});

test("dividends are told on their day with their share of the price", () => {
  const items = market.news("ACME", from, until).filter(({ cause }) => cause === "dividend");
  const actions = market.corporateActions("ACME", from, until);
  expect(items.map(({ at }) => at)).toEqual(actions.map(({ at }) => at).toReversed());
  expect(items.every(({ changeBasisPoints, direction }) => changeBasisPoints === 50 && direction === "flat")).toBe(
    true,
  );
});

test("a list asked for in parts is the list, newest first, each item once", () => {
  const whole = market.news("BOLT", from, until);
  const middle = from + 600 * 86_400 + SESSION;
  expect([...market.news("BOLT", middle, until), ...market.news("BOLT", from, middle)]).toEqual(whole);
  expect(whole.map(({ at }) => at)).toEqual(whole.map(({ at }) => at).toSorted((a, b) => b - a));
  expect(new Set(whole.map(({ id }) => id)).size).toBe(whole.length);
});
