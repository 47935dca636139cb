import { expect, test } from "vitest";
import type { Bar, Timeframe } from "#web/modules/chart/chart-port.ts";
import { NewestBar } from "./newest-bar.ts";

const bar = (time: number, volume: number, close = 10): Bar => ({
  time,
  open: 10,
  high: Math.max(10, close),
  low: Math.min(10, close),
  close,
  volume,
});

/** A chart that follows a market whose bars are `market`. */
function follow(timeframe: Timeframe, first: Bar, market: { bars: readonly Bar[] }) {
  const shown = new Map([[first.time, first]]);
  const newest = new NewestBar(timeframe, first, {
    load: async (count) => market.bars.slice(-count),
    onBar: (each) => void shown.set(each.time, each),
  });
  const volumes = () => [...shown.values()].map(({ time, volume }) => [time, volume]);
  return { take: (at: number, price: number) => newest.take({ at, price }), shown, volumes };
}

test("a minute that is over has its whole volume, and the new one what was traded in it", async () => {
  const market = { bars: [bar(600, 39_330)] };
  const { take, volumes } = follow("1m", bar(600, 20_000), market);
  take(630, 10);
  await expect.poll(volumes).toEqual([[600, 39_330]]);
  market.bars = [bar(600, 57_350), bar(660, 120)];
  take(660, 10);
  await expect.poll(volumes).toEqual([
    [600, 57_350],
    [660, 120],
  ]);
});

test("seconds have the volume that was traded in them, soon after they are over", async () => {
  const market = { bars: [bar(100, 50)] };
  const { take, volumes, shown } = follow("1s", bar(100, 50), market);
  take(101, 10.5);
  expect(shown.get(101)).toMatchObject({ open: 10.5, high: 10.5, low: 10.5, close: 10.5 });
  take(102, 10);
  market.bars = [bar(100, 50), bar(101, 70, 10.5), bar(102, 80), bar(103, 90)];
  take(103, 10);
  take(104, 10);
  await expect.poll(() => new Map(volumes() as [number, number][]).get(101)).toBe(70);
  expect(new Map(volumes() as [number, number][]).get(103)).toBe(90);
});

test("a lost connection leaves what is shown", async () => {
  const shown: Bar[] = [];
  const newest = new NewestBar("1m", bar(600, 20_000), {
    load: () => Promise.reject(new TypeError("Failed to fetch")),
    onBar: (each) => shown.push(each),
  });
  newest.take({ at: 630, price: 11 });
  await Promise.resolve();
  expect(shown).toEqual([bar(600, 20_000, 11)]);
});
