import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { localDate } from "../learning/local-day.ts";
import { deliveryOf, type Due } from "./delivery.ts";
import {
  DEFAULT_QUIET_HOURS,
  instantAt,
  isQuiet,
  localMinutes,
  minutesOf,
  quietUntil,
  timeOf,
  type QuietHours,
} from "./local-time.ts";
import { channelsOf, isLastReminder, nextReminder, WORKFLOW_EVENTS, WORKFLOWS } from "./workflows.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** With changes of clocks in both hemispheres, of half an hour and of two hours, at midnight, and across the date line. */
const ZONES = [
  "UTC",
  "America/Los_Angeles",
  "America/Santiago",
  "Europe/Berlin",
  "Africa/Cairo",
  "Africa/Casablanca",
  "Asia/Kathmandu",
  "Asia/Beirut",
  "Atlantic/Azores",
  "Australia/Lord_Howe",
  "Antarctica/Troll",
  "Pacific/Auckland",
  "Pacific/Kiritimati",
  "Pacific/Niue",
] as const;
const FROM = Date.parse("2024-01-01T00:00:00Z");
const UNTIL = Date.parse("2031-01-01T00:00:00Z");
const zones = fc.constantFrom(...ZONES);
const instants = fc.integer({ min: FROM / MINUTE, max: UNTIL / MINUTE }).map((minutes) => new Date(minutes * MINUTE));
const minutes = fc.integer({ min: 0, max: 1439 });
const hours = fc.record({ from: minutes, until: minutes });

const due = (change: Partial<Due> = {}): Due => {
  const now = change.now ?? new Date("2026-11-23T18:00:00Z");
  return {
    event: "streak_in_danger",
    now,
    dueAt: now,
    zone: "UTC",
    channels: { inbox: true, email: true, push: true },
    reach: { email: true, push: true },
    quiet: DEFAULT_QUIET_HOURS,
    lastOutside: null,
    ...change,
  };
};

describe("times of the local day", () => {
  it("are read and written", () => {
    expect([timeOf(0), timeOf(1290), timeOf(1439)]).toEqual(["00:00", "21:30", "23:59"]);
    expect(["00:00", "21:30", "23:59"].map(minutesOf)).toEqual([0, 1290, 1439]);
  });

  it("S7.43 an evening is found in every zone, except where the clocks skip it", () => {
    fc.assert(
      fc.property(zones, instants, minutes, (zone, day, minute) => {
        const date = localDate(day, zone);
        const at = instantAt(date, minute, zone);
        const shown = localMinutes(at, zone);
        if (localDate(at, zone) === date && shown === minute) return;
        // Clocks skip at most two hours: no instant near it shows that time.
        const near = Array.from({ length: 8 * 60 }, (_, index) => new Date(at.getTime() + (index - 4 * 60) * MINUTE));
        expect(near.some((each) => localDate(each, zone) === date && localMinutes(each, zone) === minute)).toBe(false);
        expect(
          Math.abs(at.getTime() - (day.getTime() - localMinutes(day, zone) * MINUTE + minute * MINUTE)),
        ).toBeLessThanOrEqual(4 * HOUR);
      }),
      { numRuns: 300 },
    );
  });
});

describe("quiet hours", () => {
  it.each([
    ["2026-11-23T20:59:00Z", DEFAULT_QUIET_HOURS, false, "2026-11-23T20:59:00Z"],
    ["2026-11-23T21:00:00Z", DEFAULT_QUIET_HOURS, true, "2026-11-24T08:00:00Z"],
    ["2026-11-24T07:59:00Z", DEFAULT_QUIET_HOURS, true, "2026-11-24T08:00:00Z"],
    ["2026-11-24T08:00:00Z", DEFAULT_QUIET_HOURS, false, "2026-11-24T08:00:00Z"],
    ["2026-11-24T13:30:00Z", { from: 780, until: 840 }, true, "2026-11-24T14:00:00Z"],
    ["2026-11-24T03:00:00Z", { from: 600, until: 600 }, false, "2026-11-24T03:00:00Z"],
  ] as const)("S7.43 at %s with %o are %s, until %s", (at, quiet: QuietHours, expected, until) => {
    expect(isQuiet(quiet, new Date(at), "UTC")).toBe(expected);
    expect(quietUntil(quiet, new Date(at), "UTC")).toEqual(new Date(until));
  });

  it("S7.43 end on the morning after the clocks have changed", () => {
    // Berlin: 2026-03-29 lacks 02:00 to 03:00, 2026-10-25 has it twice.
    expect(quietUntil(DEFAULT_QUIET_HOURS, new Date("2026-03-28T22:00:00Z"), "Europe/Berlin")).toEqual(
      new Date("2026-03-29T06:00:00Z"),
    );
    expect(quietUntil(DEFAULT_QUIET_HOURS, new Date("2026-10-24T22:00:00Z"), "Europe/Berlin")).toEqual(
      new Date("2026-10-25T07:00:00Z"),
    );
    const early = { from: 21 * 60, until: 150 };
    const first = new Date("2026-10-25T00:45:00Z");
    expect(isQuiet(early, new Date("2026-10-25T01:15:00Z"), "Europe/Berlin")).toBe(true);
    expect(quietUntil(early, new Date("2026-10-25T01:15:00Z"), "Europe/Berlin")).toEqual(
      new Date("2026-10-25T01:30:00Z"),
    );
    expect(isQuiet(early, first, "Europe/Berlin")).toBe(false);
  });

  it("S7.43 never send anything into the quiet, and wait no longer than needed, in any zone", () => {
    fc.assert(
      fc.property(zones, instants, hours, (zone, now, quiet) => {
        const at = quietUntil(quiet, now, zone);
        expect(at.getTime()).toBeGreaterThanOrEqual(now.getTime());
        expect(isQuiet(quiet, at, zone)).toBe(false);
        const waited = Array.from(
          { length: Math.ceil((at.getTime() - now.getTime()) / (15 * MINUTE)) },
          (_, index) => new Date(now.getTime() + index * 15 * MINUTE),
        );
        // Hours that the clocks repeat end twice: then the second end counts.
        const loud = waited.filter((each) => !isQuiet(quiet, each, zone));
        expect(loud.length).toBeLessThanOrEqual(8);
      }),
      { numRuns: 500 },
    );
  });
});

describe("what leaves the app", () => {
  it.each([
    ["push where a browser is subscribed", {}, { inbox: true, outside: "push", again: null }],
    ["email otherwise", { reach: { email: true, push: false } }, { outside: "email" }],
    ["nothing without a way", { reach: { email: false, push: false } }, { inbox: true, outside: null, again: null }],
    [
      "only what is chosen",
      { channels: { inbox: false, email: true, push: false } },
      { inbox: false, outside: "email" },
    ],
    ["nothing a second time on a day", { lastOutside: "2026-11-23" }, { inbox: true, outside: null, again: null }],
    ["again on the next day", { lastOutside: "2026-11-22" }, { outside: "push" }],
    [
      "after the quiet hours",
      { now: new Date("2026-11-23T23:00:00Z") },
      { inbox: true, outside: null, again: new Date("2026-11-24T08:00:00Z") },
    ],
    ["no old news", { dueAt: new Date("2026-11-23T05:59:00Z") }, { inbox: true, outside: null, again: null }],
    [
      "a test at any time",
      { event: "push_test", now: new Date("2026-11-23T23:00:00Z"), lastOutside: "2026-11-23" },
      { outside: "push" },
    ],
    [
      "no second message after a flight to the west",
      { now: new Date("2026-11-23T03:00:00Z"), zone: "America/Los_Angeles", lastOutside: "2026-11-23" },
      { outside: null, again: null },
    ],
  ] as const)("S7.43 is %s", (_, change: Partial<Due>, expected) => {
    expect(deliveryOf(due(change))).toMatchObject(expected);
  });

  it("S7.43 is at most one message on a local day, and none in quiet hours, whatever is due and wherever the learner is", () => {
    const dues = fc.array(
      fc.record({
        event: fc.constantFrom(...WORKFLOW_EVENTS.filter((event) => event !== "push_test")),
        after: fc.integer({ min: 0, max: 30 * 60 }),
        zone: zones,
      }),
      { minLength: 1, maxLength: 60 },
    );
    fc.assert(
      fc.property(instants, hours, dues, (start, quiet, list) => {
        let lastOutside: string | null = null;
        let at = start.getTime();
        const days: string[] = [];
        for (const { event, after, zone } of list) {
          at += after * MINUTE;
          const now = new Date(at);
          const { outside, day, again } = deliveryOf(due({ event, now, dueAt: now, zone, quiet, lastOutside }));
          if (again) expect(isQuiet(quiet, now, zone)).toBe(true);
          if (outside === null) continue;
          expect(isQuiet(quiet, now, zone)).toBe(false);
          days.push(day);
          lastOutside = day;
        }
        expect(days).toEqual([...new Set(days)].toSorted());
      }),
      { numRuns: 300 },
    );
  });
});

describe("workflows", () => {
  it("S7.43 inactivity ends in silence", () => {
    expect([0, 3, 7, 14, 400].map(nextReminder)).toEqual([3, 7, 14, null, null]);
    expect([3, 7, 14].map(isLastReminder)).toEqual([false, false, true]);
  });

  it("S7.43 choices change single channels", () => {
    expect(channelsOf("inactive", {})).toEqual(WORKFLOWS.inactive.channels);
    expect(channelsOf("inactive", { inactive: { push: false } })).toEqual({ inbox: true, email: true, push: false });
  });

  it("the more urgent is due earlier in the evening, so it is the one that leaves the app", () => {
    const order = ["streak_in_danger", "challenge_task_ready", "inactive", "reward_ready"] as const;
    const times = order.map((event) => WORKFLOWS[event].minute ?? 0);
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    for (const time of times)
      expect(isQuiet(DEFAULT_QUIET_HOURS, instantAt("2026-11-23", time, "UTC"), "UTC")).toBe(false);
  });
});
