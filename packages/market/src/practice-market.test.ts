import { expect, test } from "vitest";
import { createPracticeMarket, MARKET_VERSION } from "./practice-market.ts";
import { openKey, testInstruments } from "./testing/instruments.ts";
import { priceDigest } from "./testing/price-digest.ts";

const market = createPracticeMarket({ instruments: testInstruments, factorKey: openKey });
const friday = Date.parse("2026-11-20T14:30:00Z") / 1000;

/** A changed price means a new version of the market: increment `MARKET_VERSION` and add the new digest here. */
const DIGESTS: Readonly<Record<number, string>> = { 1: "3ea78836" };

test("20,000 prices are those of this version of the market", () => {
  expect(priceDigest()).toBe(DIGESTS[MARKET_VERSION]);
});

test("prices do not depend on what was asked before, nor on the instruments beside", () => {
  const alone = createPracticeMarket({
    instruments: testInstruments.filter(({ ticker }) => ticker === "ACME"),
    factorKey: openKey,
  });
  market.candles("ACME", "1m", friday, friday + 3600);
  for (let second = friday; second < friday + 3600; second += 97)
    expect(market.quote("ACME", second)).toEqual(alone.quote("ACME", second));
});

test("another key is another market", () => {
  const other = createPracticeMarket({
    instruments: testInstruments,
    factorKey: (factor, day) => openKey(`other ${factor}`, day),
  });
  expect(other.quote("ACME", friday).mid).not.toBe(market.quote("ACME", friday).mid);
});

test("outside trading hours the last price stands, against the close before it", () => {
  const close = friday + 390 * 60;
  const last = market.quote("ACME", close - 1);
  expect(market.quote("ACME", close + 40_000)).toEqual(last);
  expect(last.at).toBe(close - 1);
  expect(last.previousClose).toBe(market.quote("ACME", friday - 1).mid);
});

test("a coin is compared with the last price before 00:00 UTC, all day", () => {
  const midnight = Math.floor(friday / 86_400) * 86_400;
  const { mid } = market.quote("ORE", midnight - 1);
  for (const at of [midnight, friday, midnight + 86_399]) expect(market.quote("ORE", at).previousClose).toBe(mid);
});

test("instruments are sorted and found; unknown ones and times without prices are refused", () => {
  expect(market.instruments.map(({ ticker }) => ticker)).toEqual(["ACME", "BOLT", "BONDX", "ORE", "WIDE"]);
  expect(market.find("WIDE")?.name).toBe("Wide Market Fund");
  expect(market.find("NONE")).toBeUndefined();
  expect(() => market.quote("NONE", friday)).toThrow(RangeError);
  expect(() => market.quote("ACME", market.beginsAt - 1)).toThrow(RangeError);
  const [first] = testInstruments;
  const twice = first ? [first, first] : [];
  expect(() => createPracticeMarket({ instruments: twice, factorKey: openKey })).toThrow(RangeError);
});

test("daily volatility is that of the kind", () => {
  const average = (ticker: string) => {
    let sum = 0;
    for (let week = 0; week < 500; week++) sum += market.dailyVolatilityPpm(ticker, friday - week * 7 * 86_400);
    return sum / 500;
  };
  expect(average("BONDX")).toBeLessThan(average("WIDE"));
  expect(average("WIDE")).toBeLessThan(average("ACME"));
  expect(average("ACME")).toBeLessThan(average("ORE"));
});
