import { localDate } from "@candlewise/domain/learning/local-day";
import { describe, expect, it } from "vitest";
import { learnedTotals, mondayOf, skyline, type CompletedComponent } from "./skyline.ts";

const done = (completed_at: string, over: Partial<CompletedComponent> = {}): CompletedComponent => ({
  type: "lesson",
  completed_at,
  is_excellent: false,
  by: "learning",
  ...over,
});
const inZone = (zone: string) => (instant: Date) => localDate(instant, zone);
const weeks = (components: CompletedComponent[], zone = "UTC") =>
  skyline(components, { today: "2026-11-21", count: 3, localDate: inZone(zone) });

describe("skyline", () => {
  it("a week begins on Monday, also across months and years", () => {
    const dates = ["2026-11-16", "2026-11-21", "2026-11-22", "2026-11-23", "2027-01-01"];
    expect(dates.map(mondayOf)).toEqual(["2026-11-16", "2026-11-16", "2026-11-16", "2026-11-23", "2026-12-28"]);
  });

  it("each candle stands on those before it; a week without lessons stays where it is", () => {
    const components = [
      done("2026-11-17T08:00:00Z", { is_excellent: true }),
      done("2026-11-03T08:00:00Z"),
      done("2026-11-02T08:00:00Z"),
      done("2026-10-30T08:00:00Z"),
    ];
    expect(weeks(components)).toEqual([
      { monday: "2026-11-02", completed: 2, excellent: 0, before: 0 },
      { monday: "2026-11-09", completed: 0, excellent: 0, before: 2 },
      { monday: "2026-11-16", completed: 1, excellent: 1, before: 2 },
    ]);
  });

  it("a lesson late on Sunday counts in the learner's week, not in that of UTC", () => {
    const sunday = [done("2026-11-15T23:30:00Z")];
    expect(weeks(sunday, "UTC").map(({ completed }) => completed)).toEqual([0, 1, 0]);
    expect(weeks(sunday, "Europe/Berlin").map(({ completed }) => completed)).toEqual([0, 0, 1]);
  });

  it("what a placement test skipped was not learned", () => {
    const components = [
      done("2026-11-17T08:00:00Z", { by: "placement" }),
      done("2026-11-17T09:00:00Z", { is_excellent: true }),
      done("2026-11-17T10:00:00Z", { type: "quiz", is_excellent: true }),
    ];
    expect(weeks(components).at(-1)).toMatchObject({ completed: 2 });
    expect(learnedTotals(components)).toEqual({ lessons: 1, excellent: 1, quizzes: 1 });
  });
});
