import { describe, expect, it } from "vitest";
import { through, zigzag } from "../analyzer/testing/hand-made.ts";
import { briefOf, type DayBar, type PricedInstrument } from "./market-brief.ts";
import { closedPeriods, type BriefPeriod } from "./periods.ts";

/** Trading days from Monday 2 November 2026 on, without weekends. */
const DAYS = Array.from({ length: 140 }, (_, index) => new Date(Date.UTC(2026, 10, 2 + index)))
  .filter((date) => date.getUTCDay() % 6 !== 0)
  .map((date) => date.toISOString().slice(0, 10));
const dayAt = (index: number): string => DAYS[index] ?? "";

const quiet = (count: number, from = 0): DayBar[] =>
  Array.from({ length: count }, (_, index) => ({
    day: dayAt(from + index),
    open: 100,
    high: 101,
    low: 99,
    close: 100,
  }));

/** Twenty days from 99 to 101 with a close of 100, then the given bars. */
function after(ticker: string, ...bars: readonly Omit<DayBar, "day">[]): PricedInstrument {
  return { ticker, bars: [...quiet(20), ...bars.map((bar, index) => ({ day: dayAt(20 + index), ...bar }))] };
}

const daily: BriefPeriod = { id: "daily", kind: "daily", from: dayAt(20), to: dayAt(20) };

describe("closedPeriods", () => {
  it("lists the last ten days and eight weeks that are over, newest first, the week before its last day", () => {
    const found = closedPeriods(DAYS.slice(0, 50), dayAt(50));
    expect(found.slice(0, 3)).toEqual([
      { id: "weekly-2027-01-08", kind: "weekly", from: "2027-01-04", to: "2027-01-08" },
      { id: "daily-2027-01-08", kind: "daily", from: "2027-01-08", to: "2027-01-08" },
      { id: "daily-2027-01-07", kind: "daily", from: "2027-01-07", to: "2027-01-07" },
    ]);
    expect(found.filter(({ kind }) => kind === "daily")).toHaveLength(10);
    expect(found.filter(({ kind }) => kind === "weekly").map(({ to }) => to)).toEqual([
      "2027-01-08",
      "2027-01-01",
      "2026-12-25",
      "2026-12-18",
      "2026-12-11",
      "2026-12-04",
      "2026-11-27",
      "2026-11-20",
    ]);
  });

  it("has no brief of a session or a week that is not over", () => {
    // On Wednesday 11 November, while the exchange is open.
    expect(closedPeriods(DAYS.slice(0, 8), "2026-11-11").map(({ id }) => id)).toEqual([
      "daily-2026-11-10",
      "daily-2026-11-09",
      "weekly-2026-11-06",
      "daily-2026-11-06",
      "daily-2026-11-05",
      "daily-2026-11-04",
      "daily-2026-11-03",
      "daily-2026-11-02",
    ]);
    expect(closedPeriods([], "2026-11-02")).toEqual([]);
  });

  it("ends a week on its last trading day, whatever the next one is", () => {
    // Friday the 6th was a holiday.
    expect(closedPeriods(DAYS.slice(0, 4), "2026-11-09")[0]).toEqual({
      id: "weekly-2026-11-05",
      kind: "weekly",
      from: "2026-11-02",
      to: "2026-11-05",
    });
  });
});

describe("briefOf", () => {
  const up = after("UPUP", { open: 100, high: 106, low: 100, close: 105 });
  const down = after("DOWN", { open: 100, high: 100, low: 98, close: 98 });
  const same = after("SAME", { open: 100, high: 101, low: 99, close: 100 });
  const young: PricedInstrument = { ticker: "YONG", bars: [...quiet(1, 19), ...quiet(1, 20)] };
  const gone: PricedInstrument = { ticker: "GONE", bars: quiet(20) };
  const market = { instruments: [up, down, same, young, gone], fund: null };

  it("names movers by their change from the close before, and counts all that traded", () => {
    const brief = briefOf(market, daily);
    expect(brief?.gainers.map(({ ticker, close, change }) => [ticker, close, change.toFixed(4)])).toEqual([
      ["UPUP", 105, "0.0500"],
    ]);
    expect(brief?.losers.map(({ ticker, change }) => [ticker, change.toFixed(4)])).toEqual([["DOWN", "-0.0200"]]);
    // Of 20 days, 105 is the highest close and 98 the lowest; who has not traded for 20 days is not counted.
    expect(brief?.breadth).toEqual({ advancers: 1, decliners: 1, unchanged: 2, highs: 1, lows: 1 });
  });

  it("compares the day's range with that of the 20 days before, in the middle of all", () => {
    // Ranges of 6, 2 and 2 against 2: 3, 1 and 1.
    expect(briefOf(market, daily)?.volatility).toEqual({ ratio: 1, pace: "usual" });
    expect(briefOf({ instruments: [up, down], fund: null }, daily)?.volatility).toEqual({ ratio: 2, pace: "wild" });
    const still = after("STIL", { open: 100, high: 100.5, low: 99.5, close: 100 });
    expect(briefOf({ instruments: [still], fund: null }, daily)?.volatility).toEqual({ ratio: 0.5, pace: "calm" });
    expect(briefOf({ instruments: [young], fund: null }, daily)?.volatility).toBeNull();
  });

  it("takes a week from the close before it to its last close, with the mean range of its days", () => {
    const rising = after(
      "RISE",
      { open: 100, high: 104, low: 100, close: 104 },
      { open: 104, high: 110, low: 102, close: 110 },
    );
    const week: BriefPeriod = { id: "weekly", kind: "weekly", from: dayAt(20), to: dayAt(21) };
    const brief = briefOf({ instruments: [rising], fund: null }, week);
    expect(brief?.gainers[0]?.change).toBeCloseTo(0.1);
    // (4 + 8) / 2 against 2.
    expect(brief?.volatility).toEqual({ ratio: 3, pace: "wild" });
    expect(brief?.topics).toEqual(["rough", "moved_together"]);
  });

  it("is the same whatever came after", () => {
    const later = after("UPUP", { open: 100, high: 106, low: 100, close: 105 }, { open: 1, high: 1, low: 1, close: 1 });
    const withLater = { ...market, instruments: [later, ...market.instruments.slice(1)] };
    expect(briefOf(withLater, daily)).toEqual(briefOf(market, daily));
  });

  /** The brief of the last day of a fund that goes straight from turn to turn. */
  function fundAfter(turns: readonly number[], { steps = 6, wick = 0 } = {}) {
    const bars = through(zigzag(turns, steps), wick).map((bar, index) => ({ day: dayAt(index), ...bar }));
    const last = bars.at(-1)?.day ?? "";
    const fund = { ticker: "FUND", bars };
    return briefOf({ instruments: [fund], fund }, { id: "daily", kind: "daily", from: last, to: last });
  }

  it("names the nearest levels of the fund, with their distance from its close", () => {
    const brief = fundAfter([110, 100, 120, 100, 120, 100, 110]);
    expect(brief?.fund).toMatchObject({ ticker: "FUND", close: 110, isNear: false });
    expect(brief?.fund?.support).toMatchObject({ price: 100, touches: 3 });
    expect(brief?.fund?.support?.distance).toBeCloseTo(-0.0909);
    expect(brief?.fund?.resistance).toMatchObject({ price: 120, touches: 2 });
    expect(brief?.fund?.resistance?.distance).toBeCloseTo(0.0909);
  });

  it("has no resistance above a new high, which is near no price where the fund turned before", () => {
    const brief = fundAfter([110, 100, 115, 100, 140], { wick: 0.5 });
    expect(brief?.fund).toMatchObject({ close: 140, resistance: null, isNear: false });
    expect(brief?.topics).not.toContain("near_level");
  });

  it("names the nearest of many levels, however seldom the fund turned there", () => {
    const brief = fundAfter([110, 100, 120, 100, 120, 100, 140, 120, 140, 120, 160, 140, 160, 140, 200, 165], {
      steps: 3,
    });
    expect(brief?.fund?.support).toMatchObject({ price: 160, touches: 2 });
  });

  it.each([
    [100, true],
    // The mean range is about 3.3.
    [100.5, true],
    [102, false],
  ])("tells a close of %d from one near the 100 where the fund turned twice: near is %s", (close, isNear) => {
    const brief = fundAfter([110, 100, 120, 100, 120, close]);
    expect(brief?.fund).toMatchObject({ support: { price: 100, touches: 2 }, isNear });
    expect(brief?.topics.includes("near_level")).toBe(isNear);
  });

  it("notes a fund that rose while most fell, and a period in which nothing stands out", () => {
    const falling = [1, 2, 3].map((number) => after(`F${number}`, { open: 100, high: 101, low: 99, close: 99.5 }));
    const rising = after("FUND", { open: 100, high: 101, low: 99, close: 100.5 });
    const slightly = after("SLIG", { open: 100, high: 101, low: 99, close: 100.5 });
    expect(briefOf({ instruments: [...falling, slightly], fund: rising }, daily)?.topics).toContain("few_carried");
    const mixed = [falling[0] ?? slightly, slightly];
    expect(briefOf({ instruments: mixed, fund: null }, daily)?.topics).toEqual(["ordinary"]);
  });

  it("says nothing of a day without prices", () => {
    expect(briefOf({ instruments: [gone], fund: gone }, daily)).toBeNull();
  });
});
