import { describe, expect, test } from "vitest";
import { createPracticeMarket } from "./practice-market.ts";
import { openKey, testInstruments } from "./testing/instruments.ts";
import { TIMEFRAMES, type Candle, type Second, type Timeframe } from "./types.ts";

const market = createPracticeMarket({ instruments: testInstruments, factorKey: openKey });
const at = (text: string) => Date.parse(text) / 1000;
const friday = at("2026-11-20T14:30:00Z");
const SESSION = 390 * 60;

/** Aggregates bars into one. */
function joined(candles: readonly Candle[]): Omit<Candle, "volume"> {
  return {
    time: candles[0]?.time ?? 0,
    open: candles[0]?.open ?? 0,
    high: Math.max(...candles.map(({ high }) => high)),
    low: Math.min(...candles.map(({ low }) => low)),
    close: candles.at(-1)?.close ?? 0,
  };
}

const volumeOf = (candles: readonly Candle[]) => candles.reduce((sum, { volume }) => sum + volume, 0);

const COARSER: readonly [Timeframe, Timeframe][] = [
  ["1s", "5s"],
  ["5s", "1m"],
  ["1m", "5m"],
  ["5m", "15m"],
  ["15m", "30m"],
  ["30m", "1h"],
  ["1h", "4h"],
  ["4h", "1d"],
];

describe.each([
  { ticker: "ACME", from: friday, seconds: SESSION },
  { ticker: "ORE", from: at("2026-11-20T00:00:00Z"), seconds: 86_400 },
])("$ticker", ({ ticker, from, seconds }) => {
  test.each(COARSER)("bars of %s add up to the bars of %s", (fine, coarse) => {
    const until = from + (fine === "1s" ? 3600 : seconds);
    for (const bar of market.candles(ticker, coarse, from, until).slice(0, 24)) {
      const length = coarse === "1d" ? seconds : lengthOf(coarse);
      const parts = market.candles(ticker, fine, bar.time, Math.min(until, bar.time + length));
      expect({ ...joined(parts) }).toEqual({ ...bar, volume: undefined });
      expect(volumeOf(parts)).toBe(bar.volume);
    }
  });

  test("a bar of a second is the quote of that second", () => {
    for (const bar of market.candles(ticker, "1s", from + 120, from + 240)) {
      const { mid } = market.quote(ticker, bar.time);
      expect(bar).toMatchObject({ open: mid, high: mid, low: mid, close: mid });
    }
  });

  test("every quote lies inside its bar, and the last bar ends with the last second", () => {
    const until = from + 7777;
    const bars = market.candles(ticker, "5m", from, until);
    for (let second = from; second < until; second += 7) {
      const { mid } = market.quote(ticker, second);
      const bar = bars[Math.floor((second - from) / 300)];
      expect(bar?.low).toBeLessThanOrEqual(mid);
      expect(bar?.high).toBeGreaterThanOrEqual(mid);
    }
    expect(bars.at(-1)?.close).toBe(market.quote(ticker, until - 1).mid);
  });
});

function lengthOf(timeframe: Timeframe): number {
  const [, count = "1", unit = "s"] = /^(\d+)([smh])$/.exec(timeframe) ?? [];
  return Number(count) * { s: 1, m: 60, h: 3600 }[unit as "s" | "m" | "h"];
}

test("days add up to calendar weeks and months", () => {
  const from = at("2024-01-01T00:00:00Z");
  const until = at("2026-01-01T00:00:00Z");
  const days = market.candles("ACME", "1d", from, until);
  const weeks = market.candles("ACME", "1w", from, until);
  const months = market.candles("ACME", "1M", from, until);
  expect(months).toHaveLength(24);
  expect(weeks.length).toBeGreaterThanOrEqual(104);
  for (const bars of [weeks, months])
    bars.forEach((bar, index) => {
      const end = bars[index + 1]?.time ?? until;
      const parts = days.filter(({ time }) => time >= bar.time && time < end);
      expect({ ...joined(parts), volume: volumeOf(parts) }).toEqual(bar);
    });
  expect(weeks.every(({ time }) => new Date(time * 1000).getUTCDay() <= 2)).toBe(true);
});

test("bars open in the range asked for and never overlap", () => {
  const from = friday - 3 * 86_400 + 12_345;
  const until = friday + 5000;
  for (const timeframe of TIMEFRAMES.slice(2)) {
    const times = market.candles("ACME", timeframe, from, until).map(({ time }) => time);
    expect(times.every((time) => time >= from && time < until)).toBe(true);
    expect(times).toEqual([...new Set(times)].toSorted((a, b) => a - b));
  }
});

test("a day that is not over is drawn up to the second asked for, and again whole when it is", () => {
  const until = friday + 3600;
  const [part] = market.candles("ACME", "1d", friday, until);
  expect(part?.close).toBe(market.quote("ACME", until - 1).mid);
  const [whole] = market.candles("ACME", "1d", friday, friday + SESSION);
  expect(whole?.close).toBe(market.quote("ACME", friday + SESSION).mid);
  expect(whole?.volume).toBeGreaterThan(part?.volume ?? Infinity);
});

test("there is nothing before the market began, in no time, and at night", () => {
  expect(market.candles("ACME", "1d", 0, market.beginsAt)).toEqual([]);
  expect(market.candles("ACME", "1d", 0, market.beginsAt + SESSION)).toHaveLength(1);
  expect(market.candles("ACME", "1d", friday, friday)).toEqual([]);
  const night: [Second, Second] = [friday + SESSION, friday + SESSION + 3600];
  expect(market.candles("ACME", "1m", ...night)).toEqual([]);
});

test("bars seen from later are in the shares of that time, in one piece or session by session", () => {
  const split = splitsOf("BOLT")[0];
  if (split === undefined) throw new Error("BOLT never splits.");
  const [from, until] = [split.at - 10 * 86_400, split.at + 5 * 86_400];
  const whole = market.candles("BOLT", "1h", from, until);
  const before = finished(market.candleSteps("BOLT", { timeframe: "1h", from, until: split.at, seenAt: until - 1 }));
  const after = market.candles("BOLT", "1h", split.at, until);
  expect([...before, ...after]).toEqual(whole);
  const asTraded = market.candles("BOLT", "1h", from, split.at);
  expect(asTraded[0]!.open / before[0]!.open).toBeCloseTo(split.numerator / split.denominator, 2);
});

test("closes are those of the daily bars, of sessions that are over", () => {
  const last = friday + SESSION - 1;
  for (const [at, isOver] of [
    [last - 1, false],
    [last, true],
  ] as const) {
    const closes = finished(market.closeSteps("ACME", { count: 300, at, seenAt: at }));
    const days = market.candles("ACME", "1d", friday - 600 * 86_400, at + 1);
    const over = isOver ? days : days.slice(0, -1);
    expect(closes.map(({ price }) => price)).toEqual(over.slice(-300).map(({ close }) => close));
    expect(closes.at(-1)?.at).toBe(isOver ? last : friday - 86_400 + SESSION - 1);
  }
});

function splitsOf(ticker: string) {
  return market.splits(ticker, market.beginsAt, friday);
}

function finished<T>(steps: Generator<void, T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
