import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, localDate, zoneInEffect } from "../learning/local-day.ts";
import { challengeAt, challengeScore, type DoneDay } from "./challenge.ts";

const HOUR = 3_600_000;
const START = Date.parse("2026-03-01T12:00:00Z");
const DAYS = ["one", "two", "three", "four", "five", "six", "seven"];
const ZONES = [
  "UTC",
  "America/Los_Angeles",
  "Europe/Berlin",
  "Asia/Kathmandu",
  "Australia/Lord_Howe",
  "Pacific/Kiritimati",
  "Pacific/Niue",
];

const doneOn = (id: string, date: string, score = 80): DoneDay => ({
  id,
  date,
  score,
  zone: "UTC",
  at: new Date(`${date}T12:00:00Z`),
});
const inUtc = (at: string) => ({ at: new Date(at), zone: "UTC" });
const joined = (...done: DoneDay[]) => ({ hasJoined: true, done });
const brief = ({ days }: ReturnType<typeof challengeAt>) => days.map(({ status, opens_on }) => opens_on ?? status);

/** Completes what is open, if something is. */
function visit(done: readonly DoneDay[], at: Date, zone: string): DoneDay[] {
  const { now, days } = challengeAt(DAYS, { hasJoined: true, done }, { at, zone });
  const open = days.filter(({ status }) => status === "open");
  expect(open.length).toBeLessThanOrEqual(1);
  return [...done, ...open.map(({ id }) => ({ ...now, id, score: 50 }))];
}

describe("a daily challenge", () => {
  it("S7.44 shows its days to somebody who has not joined, all locked", () => {
    const state = challengeAt(["a", "b"], { hasJoined: false, done: [] }, inUtc("2026-11-02T09:00:00Z"));
    expect(state.status).toBe("available");
    expect(brief(state)).toEqual(["locked", "locked"]);
  });

  it("S7.45 opens its first day at once and each other one on the day after the last", () => {
    const ids = ["a", "b", "c"];
    expect(brief(challengeAt(ids, joined(), inUtc("2026-11-02T09:00:00Z")))).toEqual(["open", "locked", "locked"]);
    const first = joined(doneOn("a", "2026-11-02"));
    expect(brief(challengeAt(ids, first, inUtc("2026-11-02T23:59:59Z")))).toEqual([
      "completed",
      "2026-11-03",
      "locked",
    ]);
    expect(brief(challengeAt(ids, first, inUtc("2026-11-03T00:00:00Z")))).toEqual(["completed", "open", "locked"]);
  });

  it("S7.45 loses nothing by missed days: the next one waits", () => {
    const first = joined(doneOn("a", "2026-11-02"));
    const later = challengeAt(["a", "b", "c"], first, inUtc("2027-02-14T08:00:00Z"));
    expect(brief(later)).toEqual(["completed", "open", "locked"]);
    expect(later.now.date).toBe("2027-02-14");
  });

  it("S7.46 is finished with its last day", () => {
    const all = joined(doneOn("a", "2026-11-02"), doneOn("b", "2026-11-03"));
    const state = challengeAt(["a", "b"], all, inUtc("2026-11-03T13:00:00Z"));
    expect(state.status).toBe("finished");
    expect(brief(state)).toEqual(["completed", "completed"]);
  });

  it("goes on where it was when a day was added or taken out of the content", () => {
    const done = joined(doneOn("a", "2026-11-02"), doneOn("gone", "2026-11-03"));
    const state = challengeAt(["a", "new", "c"], done, inUtc("2026-11-03T13:00:00Z"));
    expect(brief(state)).toEqual(["completed", "2026-11-04", "locked"]);
  });

  it("S7.45 gives a day to each local day of a visitor, through every change of clocks and any missed day", () => {
    const visits = fc.array(fc.record({ missed: fc.nat(40), hour: fc.nat(23) }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(fc.constantFrom(...ZONES), visits, (zone, days) => {
        let done: DoneDay[] = [];
        let date = "2026-03-01";
        let expected = 0;
        for (const { missed, hour } of days) {
          date = addDays(date, 1 + missed);
          const at = new Date(Date.parse(`${date}T00:00:00Z`) + hour * HOUR);
          const last = done.at(-1);
          if (last === undefined || localDate(at, zone) > last.date) expected += 1;
          done = visit(done, at, zone);
          expect(done.length).toBe(Math.min(expected, DAYS.length));
        }
        expect(done.map(({ id }) => id)).toEqual(DAYS.slice(0, done.length));
      }),
    );
  });

  it("S7.45 gives a traveler at most one day for each date, in order, and takes none away", () => {
    const flights = fc.array(fc.record({ hours: fc.integer({ min: 1, max: 60 }), zone: fc.constantFrom(...ZONES) }), {
      minLength: 1,
      maxLength: 60,
    });
    fc.assert(
      fc.property(flights, (stops) => {
        let at = START;
        let change = { from: "UTC", to: "UTC", at: new Date(at) };
        let done: DoneDay[] = [];
        for (const { hours, zone } of stops) {
          at += hours * HOUR;
          const now = new Date(at);
          if (zone !== change.to) change = { from: zoneInEffect(change, now), to: zone, at: now };
          const before = done;
          done = visit(done, now, zoneInEffect(change, now));
          expect(done.slice(0, before.length)).toEqual(before);
        }
        const dates = done.map(({ date }) => date);
        expect(dates).toEqual([...new Set(dates)].toSorted());
        expect(done.map(({ id }) => id)).toEqual(DAYS.slice(0, done.length));
      }),
    );
  });

  it("S7.46 scores the average of its days, rounded down", () => {
    expect(challengeScore([])).toBeNull();
    expect(challengeScore([100])).toBe(100);
    expect(challengeScore([100, 66, 100])).toBe(88);
  });
});
