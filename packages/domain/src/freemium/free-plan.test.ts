import fc from "fast-check";
import { expect, it } from "vitest";
import { DEFAULT_TARGET_LESSONS } from "../learning/daily-goal.ts";
import { dayLeft, FREE_LIMITS, freeCourses, type DayUse } from "./free-plan.ts";

it("S6.09 S9.05 as many new lessons a day are free as the default goal asks", () => {
  expect(FREE_LIMITS).toEqual({ lessons: DEFAULT_TARGET_LESSONS, symbols: 10, messages: 5 });
});

it("S6.09 the first course of each path is free, once if paths share it", () => {
  const course = (id: string) => ({ id });
  const paths = [
    { courses: [course("a"), course("b")] },
    { courses: [course("a")] },
    { courses: [] },
    { courses: [course("c")] },
  ];
  expect(freeCourses(paths)).toEqual(["a", "c"]);
});

it("S7.30 a limit renews at the learner's midnight", () => {
  const now = new Date("2026-11-21T23:30:00Z");
  const last = { local_date: "2026-11-21", used: 3 };
  expect(dayLeft(now, "UTC", last)).toEqual({
    date: "2026-11-21",
    used: 3,
    renewsAt: new Date("2026-11-22T00:00:00Z"),
  });
  expect(dayLeft(now, "Asia/Tokyo", last)).toMatchObject({ date: "2026-11-22", used: 0 });
  expect(dayLeft(now, "America/New_York", null).renewsAt).toEqual(new Date("2026-11-22T05:00:00Z"));
});

it("S7.30 no change of the time zone gives more on the way than a limit for each date that passes", () => {
  const zones = ["UTC", "Pacific/Kiritimati", "Pacific/Niue", "America/New_York", "Asia/Kolkata"] as const;
  const step = fc.record({ hours: fc.integer({ min: 0, max: 30 }), zone: fc.constantFrom(...zones) });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let [now, last]: [Date, DayUse | null] = [new Date("2026-11-20T12:00:00Z"), null];
      const perDate = new Map<string, number>();
      for (const { hours, zone } of steps) {
        now = new Date(now.getTime() + hours * 3_600_000);
        const left = dayLeft(now, zone, last);
        expect(last === null || left.date >= last.local_date).toBe(true);
        if (left.used >= FREE_LIMITS.lessons) continue;
        last = { local_date: left.date, used: left.used + 1 };
        perDate.set(left.date, (perDate.get(left.date) ?? 0) + 1);
      }
      for (const opened of perDate.values()) expect(opened).toBeLessThanOrEqual(FREE_LIMITS.lessons);
    }),
  );
});
