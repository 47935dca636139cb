import { expect, test } from "vitest";
import { createPracticeMarket } from "./practice-market.ts";
import { openKey, testInstruments, testPath } from "./testing/instruments.ts";
import { PARTS_OF_UNIT, VolumePath } from "./volume.ts";

const market = createPracticeMarket({ instruments: testInstruments, factorKey: openKey });
const at = (text: string) => Date.parse(text) / 1000;
const friday = at("2026-11-20T14:30:00Z");

test.each(testInstruments)("the volume of the years averages to that of $ticker", ({ ticker, averageDailyVolume }) => {
  const volume = new VolumePath(testPath(ticker));
  const days = 4000;
  let sum = 0;
  for (let day = 0; day < days; day++) sum += volume.ofDay(day) / PARTS_OF_UNIT;
  expect(sum / days / averageDailyVolume).toBeGreaterThan(0.75);
  expect(sum / days / averageDailyVolume).toBeLessThan(1.25);
});

test("more is traded at the open and the close than at noon, and on days of large moves", () => {
  const minutes = market.candles("ACME", "30m", at("2026-09-21T00:00:00Z"), friday);
  const byPlace = Array.from({ length: 13 }, () => 0);
  minutes.forEach(({ volume }, index) => (byPlace[index % 13] = (byPlace[index % 13] ?? 0) + volume));
  const noon = byPlace[6] ?? 0;
  expect(byPlace[0]).toBeGreaterThan(1.5 * noon);
  expect(byPlace[12]).toBeGreaterThan(1.2 * noon);
  const days = market.candles("ACME", "1d", friday - 1500 * 86_400, friday).slice(1);
  const sorted = days.toSorted((a, b) => Math.abs(b.close / b.open - 1) - Math.abs(a.close / a.open - 1));
  const total = (part: typeof days) => part.reduce((sum, { volume }) => sum + volume, 0) / part.length;
  expect(total(sorted.slice(0, 100))).toBeGreaterThan(1.3 * total(sorted.slice(-300)));
});

test("the volume of a minute is what its candle says, and nothing at night", () => {
  for (const bar of market.candles("ACME", "1m", friday, friday + 3600)) {
    const units = Number(market.minuteVolume("ACME", bar.time + 30)) / 1e8;
    expect(Math.abs(units - bar.volume)).toBeLessThan(1.5);
    expect(units).toBeGreaterThan(0);
  }
  expect(market.minuteVolume("ACME", friday - 60)).toBe(0n);
  expect(market.minuteVolume("ACME", friday + 390 * 60)).toBe(0n);
  expect(market.minuteVolume("ORE", friday - 60)).toBeGreaterThan(0n);
});
