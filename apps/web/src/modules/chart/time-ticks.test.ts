import { expect, test } from "vitest";
import type { Timeframe } from "./chart-port.ts";
import { isSessionStart, timeTicks, tradingHoursOf } from "./time-ticks.ts";

const at = (text: string) => Date.parse(`${text}Z`) / 1000;
/** Minutes of three sessions, from 14:30 to 21:00 UTC. */
const sessions = ["2026-11-18", "2026-11-19", "2026-11-20"].flatMap((day) =>
  Array.from({ length: 390 }, (_, minute) => at(`${day}T14:30:00`) + minute * 60),
);
const days = Array.from({ length: 400 }, (_, day) => at("2025-12-01T00:00:00") + day * 86_400);
const seenOf = (times: readonly number[], timeframe: Timeframe, from: number, to: number) => ({
  timeAt: (index: number) => times[index],
  hours: tradingHoursOf(times, timeframe),
  timeframe,
  from,
  to,
});
const shown = (ticks: readonly { index: number; unit: string }[], times: readonly number[]) =>
  ticks.map(({ index, unit }) => `${unit} ${new Date((times[index] ?? 0) * 1000).toISOString().slice(0, 16)}`);

test("minutes are labeled at round times and at the start of a session", () => {
  const ticks = timeTicks({ ...seenOf(sessions, "1m", 330, 470), pixelsPerBar: 6 });
  expect(shown(ticks, sessions)).toEqual([
    "time 2026-11-18T20:00",
    "time 2026-11-18T20:15",
    "time 2026-11-18T20:30",
    "time 2026-11-18T20:45",
    "day 2026-11-19T14:30",
    "time 2026-11-19T14:45",
    "time 2026-11-19T15:00",
    "time 2026-11-19T15:15",
    "time 2026-11-19T15:30",
    "time 2026-11-19T15:45",
  ]);
});

test("days are labeled by month and year where there is no room for more", () => {
  const ticks = timeTicks({ ...seenOf(days, "1d", 0, 130), pixelsPerBar: 4 });
  expect(shown(ticks, days)).toEqual([
    "year 2026-01-01T00:00",
    "month 2026-02-01T00:00",
    "month 2026-03-01T00:00",
    "month 2026-04-01T00:00",
  ]);
});

test("labels stay at their bars while the chart is moved", () => {
  const seen = (from: number) =>
    timeTicks({ ...seenOf(sessions, "1m", from, from + 200), pixelsPerBar: 5 }).map(({ index }) => index);
  const common = (list: readonly number[]) => list.filter((index) => index >= 520 && index < 640);
  expect(common(seen(440)).length).toBeGreaterThan(2);
  for (let from = 441; from < 520; from++) expect(common(seen(from))).toEqual(common(seen(440)));
});

test("bars without dates are labeled by round numbers", () => {
  const ticks = timeTicks({
    ...seenOf(days, "1d", 0, 60),
    pixelsPerBar: 5,
    numberOf: (seconds) => days.indexOf(seconds),
  });
  expect(ticks).toEqual([20, 40].map((index) => ({ index, unit: "number" })));
});

test("a session starts after a pause, and at midnight where trading never ends", () => {
  expect(tradingHoursOf(sessions, "1m").hasPauses).toBe(true);
  expect(isSessionStart(at("2026-11-18T20:59:00"), at("2026-11-19T14:30:00"), "1m", true)).toBe(true);
  expect(isSessionStart(at("2026-11-19T14:30:00"), at("2026-11-19T14:31:00"), "1m", true)).toBe(false);
  const coin = Array.from({ length: 60 }, (_, hour) => at("2026-11-18T00:00:00") + hour * 3600);
  expect(tradingHoursOf(coin, "1h").hasPauses).toBe(false);
  expect(isSessionStart(at("2026-11-18T23:00:00"), at("2026-11-19T00:00:00"), "1h", false)).toBe(true);
});
