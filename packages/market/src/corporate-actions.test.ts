import { expect, test } from "vitest";
import { createPracticeMarket } from "./practice-market.ts";
import { openKey, testInstruments } from "./testing/instruments.ts";
import type { Instrument, PracticeMarket } from "./types.ts";

const until = Date.parse("2050-01-01T00:00:00Z") / 1000;
const acme = testInstruments.find(({ ticker }) => ticker === "ACME") ?? testInstruments[0];

const marketOf = (instruments: readonly Instrument[], key = "") =>
  createPracticeMarket({ instruments, factorKey: (factor, day) => openKey(key + factor, day) });

/** Many keys, so that every kind of split occurs. */
const markets: readonly PracticeMarket[] = Array.from({ length: 25 }, (_, key) => marketOf(testInstruments, `${key}`));

const splitsOf = (market: PracticeMarket, ticker: string) =>
  market
    .corporateActions(ticker, market.beginsAt, until)
    .flatMap((action) => (action.type === "split" ? [action] : []));

test("a dividend takes from the price exactly what it pays, at the last close", () => {
  const market = markets[0];
  const actions = market?.corporateActions("ACME", market.beginsAt, until) ?? [];
  const dividends = actions.filter(({ type }) => type === "dividend");
  expect(dividends.length).toBeGreaterThan(150);
  let yields = 0;
  for (const action of dividends) {
    if (action.type !== "dividend" || !market) continue;
    const last = market.quote("ACME", action.at - 1);
    expect(last.at).toBeLessThan(action.at);
    expect(action.amount).toBeGreaterThan(0);
    // The close times the share left by the payment equals the remaining price, up to its rounding.
    expect(Math.abs(last.mid - action.amount - last.mid * (1 - 0.02 / 4))).toBeLessThanOrEqual(1);
    yields += action.amount / last.mid;
  }
  expect(yields / dividends.length).toBeCloseTo(0.005, 4);
});

test("shares with and without dividends give the same with dividends put back", () => {
  const plain = { ...acme, payouts: { dividendYield: 0, dividendsPerYear: 0 } } as Instrument;
  const paying = { ...acme } as Instrument;
  const [without, withDividends] = [marketOf([plain]), marketOf([paying])];
  const from = Date.parse("2023-01-03T21:00:00Z") / 1000;
  const end = from + 400 * 86_400;
  let units = 1;
  for (const action of withDividends.corporateActions("ACME", from, end)) {
    if (action.type === "split") continue;
    units *= 1 + action.amount / (withDividends.quote("ACME", action.at - 1).mid - action.amount);
  }
  const grown = (market: PracticeMarket) => market.quote("ACME", end).mid / market.quote("ACME", from).mid;
  expect(grown(withDividends) * units).toBeCloseTo(grown(without), 4);
});

test("a split leaves the value of a holding as it was", () => {
  const seen = new Set<string>();
  for (const market of markets)
    for (const ticker of ["ACME", "BOLT"])
      for (const { at, numerator, denominator } of splitsOf(market, ticker)) {
        seen.add(`${numerator}:${denominator}`);
        const last = market.quote(ticker, at - 1);
        const first = market.quote(ticker, at);
        // `previousClose` is per new share.
        expect(Math.abs((first.previousClose * numerator) / denominator - last.mid)).toBeLessThanOrEqual(numerator);
        const move = (first.mid * numerator) / denominator / last.mid;
        expect(Math.abs(move - 1)).toBeLessThan(0.3);
        if (numerator > denominator) expect(last.mid).toBeGreaterThan(1_500_000);
      }
  expect(seen).toContain("2:1");
});

test("a share is split at most once a year, and coins and bond funds never", () => {
  for (const market of markets) {
    const splits = splitsOf(market, "BOLT");
    for (let index = 1; index < splits.length; index++)
      expect((splits[index]?.at ?? 0) - (splits[index - 1]?.at ?? 0)).toBeGreaterThan(300 * 86_400);
    expect(splitsOf(market, "ORE")).toEqual([]);
    expect(splitsOf(market, "BONDX")).toEqual([]);
  }
});

test("candles are adjusted to the shares of the day on which they are looked at", () => {
  const market = markets.find((candidate) => splitsOf(candidate, "BOLT").length > 0);
  const split = market ? splitsOf(market, "BOLT")[0] : undefined;
  if (!market || !split) throw new Error("No key makes a split.");
  const ratio = split.numerator / split.denominator;
  const before = market.candles("BOLT", "1d", split.at - 10 * 86_400, split.at);
  const after = market.candles("BOLT", "1d", split.at - 10 * 86_400, split.at + 1);
  before.forEach((bar, index) => {
    expect(Math.abs((after[index]?.close ?? 0) * ratio - bar.close)).toBeLessThanOrEqual(ratio);
    expect(Math.abs((after[index]?.volume ?? 0) - bar.volume * ratio)).toBeLessThanOrEqual(ratio);
  });
  expect(after).toHaveLength(before.length + 1);
});
