import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "../learning/local-day.ts";
import { milestoneCoins } from "./coins.ts";
import {
  coverMissedDays,
  isMilestone,
  nextMilestone,
  repairOf,
  withLengths,
  type DayKind,
  type Freeze,
  type StreakDay,
} from "./streak.ts";

const FIRST = "2026-11-01";
const day = (date: string, kind: DayKind = "lesson", length = 0): StreakDay => ({
  at: new Date(`${date}T12:00:00Z`),
  zone: "UTC",
  date,
  kind,
  length,
});
const freeze = (bought_on: string): Freeze => ({ id: bought_on, bought_on });
const datesOf = (used: readonly { date: string }[]) => used.map(({ date }) => date);

describe("coverMissedDays", () => {
  const last = day("2026-11-10");

  it("needs nothing on the next day", () => {
    expect(coverMissedDays({ last, covered: [], freezes: [] }, day("2026-11-11"))).toEqual({ used: [], uncovered: [] });
  });

  it("covers the oldest day with the oldest freeze", () => {
    const freezes = [freeze("2026-11-09"), freeze("2026-11-05")];
    const { used, uncovered } = coverMissedDays({ last, covered: [], freezes }, day("2026-11-14"));
    expect(used).toEqual([
      { freeze: freezes[1], date: "2026-11-11" },
      { freeze: freezes[0], date: "2026-11-12" },
    ]);
    expect(uncovered).toEqual(["2026-11-13"]);
  });

  it("leaves days before the purchase uncovered, and keeps the freeze", () => {
    const bought = { last, covered: [], freezes: [freeze("2026-11-12")] };
    expect(coverMissedDays(bought, day("2026-11-14"))).toEqual({
      used: [],
      uncovered: ["2026-11-11", "2026-11-12", "2026-11-13"],
    });
  });

  it("gives the same result however often it is evaluated in between", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 8 }),
        fc.array(fc.integer({ min: -3, max: 6 }), { maxLength: 2 }),
        fc.array(fc.integer({ min: 1, max: 8 })),
        (until, bought, visits) => {
          const freezes = bought.map((days, index) => ({ id: String(index), bought_on: addDays(last.date, days) }));
          const now = day(addDays(last.date, until));
          const atOnce = coverMissedDays({ last, covered: [], freezes }, now);
          const covered: string[] = [];
          const spent = new Set<string>();
          for (const days of [...visits.filter((each) => each < until).toSorted((a, b) => a - b), until]) {
            const left = freezes.filter(({ id }) => !spent.has(id));
            const step = coverMissedDays({ last, covered, freezes: left }, day(addDays(last.date, days)));
            for (const { freeze: each, date } of step.used) {
              covered.push(date);
              spent.add(each.id);
            }
          }
          expect(covered).toEqual(datesOf(atOnce.used));
        },
      ),
    );
  });
});

describe("withLengths", () => {
  it("counts days with a lesson; covered days connect them, an uncovered one starts again", () => {
    const days = [
      day("2026-11-01", "lesson", 4),
      day("2026-11-02", "freeze"),
      day("2026-11-03"),
      day("2026-11-05"),
      day("2026-11-06"),
    ];
    expect(withLengths(days).map(({ length }) => length)).toEqual([4, 0, 5, 1, 2]);
    const repaired = [...days, day("2026-11-04", "repair")].toSorted((a, b) => (a.date < b.date ? -1 : 1));
    expect(withLengths(repaired).map(({ length }) => length)).toEqual([4, 0, 5, 0, 6, 7]);
  });

  it("never counts more than the days with a lesson, nor less than the last days in a row", () => {
    const kinds = fc.array(fc.constantFrom<DayKind | null>("lesson", "freeze", "repair", null), { maxLength: 60 });
    fc.assert(
      fc.property(kinds, (list) => {
        const days = [
          day(FIRST, "lesson", 1),
          ...list.flatMap((kind, index) => (kind ? [day(addDays(FIRST, index + 1), kind)] : [])),
        ];
        const lengths = withLengths(days).filter(({ kind }) => kind === "lesson");
        const length = lengths.at(-1)?.length ?? 0;
        expect(length).toBeLessThanOrEqual(lengths.length);
        const gap = list.lastIndexOf(null);
        const since = [null, ...list].slice(gap + 2).filter((kind) => kind === "lesson").length;
        expect(length).toBeGreaterThanOrEqual(since);
      }),
    );
  });
});

describe("repairOf", () => {
  it("is possible until the end of the second day after the missed one", () => {
    expect(repairOf(["2026-11-11"], 9, "2026-11-13")).toEqual({
      dates: ["2026-11-11"],
      until: "2026-11-13",
      length: 9,
    });
    expect(repairOf(["2026-11-11"], 9, "2026-11-14")).toBeNull();
    expect(repairOf([], 9, "2026-11-13")).toBeNull();
    expect(repairOf(["2026-11-11"], 0, "2026-11-12")).toBeNull();
  });
});

describe("milestones", () => {
  it("come at 3, 7, 14, 30, 50 and 100 days, later each 100 days", () => {
    expect([0, 3, 6, 99, 365, 400].map(nextMilestone)).toEqual([3, 7, 7, 100, 400, 500]);
    expect([0, 2, 3, 7, 8, 365, 400].filter(isMilestone)).toEqual([3, 7, 365, 400]);
  });

  it("earn more coins the longer the streak", () => {
    expect([3, 7, 14, 30, 50, 100, 365].map(milestoneCoins)).toEqual([10, 10, 20, 60, 100, 200, 200]);
  });
});
