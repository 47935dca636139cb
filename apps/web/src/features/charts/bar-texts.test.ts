import { expect, test } from "vitest";
import { barDate } from "#web/modules/chart/bar-date.ts";
import { barChange, barPrice, volumeText } from "./bar-texts.ts";

const bar = (close: number, open = close) => ({ time: 0, open, high: open, low: open, close, volume: 1 });
/** Thursday, 12 March 2026, 14:30:05 UTC. */
const AT = 1_773_325_805;

test("a bar of a day is the market's day in every zone, and dates keep Latin digits in Arabic", () => {
  expect(barDate(AT, "1d", "en")).toBe("Thu, Mar 12, 2026");
  expect(barDate(AT, "1M", "de")).toBe("März 2026");
  expect(barDate(AT, "1d", "ar")).toMatch(/12.*2026/);
  expect(barDate(AT, "1s", "de")).toMatch(/:\d\d:05$/);
});

test("prices, volumes and changes are written as charts write them", () => {
  expect(barPrice(1204.5, 2)).toBe("1,204.50");
  expect(volumeText(1_234_000, "en")).toBe("1.23M");
  expect(barChange(bar(110), bar(100))).toBeCloseTo(10);
  expect(barChange(bar(90, 100), undefined)).toBeCloseTo(-10);
});
