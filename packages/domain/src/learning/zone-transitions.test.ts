import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addDays,
  creditedDate,
  localDate,
  missedDates,
  nextChange,
  zoneInEffect,
  type DayMark,
  type ZoneChange,
} from "./local-day.ts";

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const FROM = Date.UTC(2024, 0, 1);
const UNTIL = Date.UTC(2031, 0, 1);

/** The wall clock of a zone, as minutes since 1970. */
function wallClockOf(zone: string): (at: number) => number {
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  });
  return (at) => {
    const [month = 0, day = 0, year = 0, hour = 0, minute = 0] = (format.format(at).match(/\d+/g) ?? []).map(Number);
    return Date.UTC(year, month - 1, day, hour, minute) / MINUTE;
  };
}

type WallClock = ReturnType<typeof wallClockOf>;

const offsetAt = (clock: WallClock, at: number) => clock(at) - Math.floor(at / MINUTE);

/** The instants at which the clocks of a zone change. */
function transitionsOf(clock: WallClock): number[] {
  const found: number[] = [];
  for (let from = FROM; from < UNTIL; from += 7 * DAY) {
    let [low, high] = [from, Math.min(from + 7 * DAY, UNTIL)];
    if (offsetAt(clock, low) === offsetAt(clock, high)) continue;
    while (high - low > MINUTE) {
      const middle = Math.floor((low + high) / 2 / MINUTE) * MINUTE;
      if (offsetAt(clock, middle) === offsetAt(clock, low)) low = middle;
      else high = middle;
    }
    found.push(high);
  }
  return found;
}

/** The instant at which clocks show a time of a date; a time that they skip is moved within the date. */
function instantAt(clock: WallClock, date: string, minutes: number): Date {
  const wall = Date.parse(date) / MINUTE + minutes;
  const guesses = [-1, 0, 1].map((days) => (wall - offsetAt(clock, wall * MINUTE + days * DAY)) * MINUTE);
  const isOnDate = (at: number) => new Date(clock(at) * MINUTE).toISOString().startsWith(date);
  return new Date(guesses.find((at) => clock(at) === wall) ?? guesses.find(isOnDate) ?? Number.NaN);
}

const mark = (at: Date, zone: string, last: string | null = null): DayMark => ({
  at,
  zone,
  date: creditedDate(at, zone, last),
});

const EARLY = 5;
const NOON = 720;
const LATE = 1435;
const TIMES = [
  [EARLY, LATE],
  [NOON, NOON],
  [LATE, EARLY],
] as const;

/** Pairs of actions on consecutive days around a change of clocks, each at three times. */
function* pairsAround(clock: WallClock, zone: string, transition: number) {
  const day = localDate(new Date(transition), zone);
  for (let shift = -3; shift < 2; shift++) {
    for (const [first, second] of TIMES) {
      yield [instantAt(clock, addDays(day, shift), first), instantAt(clock, addDays(day, shift + 1), second)] as const;
    }
  }
}

describe("streak days", () => {
  it("are consecutive across every change of clocks from 2024 to 2030, and a day without an action is missed", () => {
    let pairs = 0;
    const wrong: string[] = [];
    for (const zone of Intl.supportedValuesOf("timeZone")) {
      const clock = wallClockOf(zone);
      for (const transition of transitionsOf(clock)) {
        for (const [one, other] of pairsAround(clock, zone, transition)) {
          pairs++;
          const first = mark(one, zone);
          const second = mark(other, zone, first.date);
          const third = mark(new Date(other.getTime() + 2 * DAY), zone, second.date);
          const isRight =
            second.date === addDays(first.date, 1) &&
            missedDates(first, second).length === 0 &&
            missedDates(first, third).length >= 1;
          if (!isRight) wrong.push(`${zone} ${one.toISOString()} ${other.toISOString()}`);
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(pairs).toBeGreaterThanOrEqual(26_000);
  });
});

describe("missedDates", () => {
  it("leaves out a date that the calendar of a zone left out", () => {
    const before = mark(new Date("2011-12-29T20:00:00Z"), "Pacific/Apia");
    const after = mark(new Date("2011-12-30T20:00:00Z"), "Pacific/Apia");
    expect([before.date, after.date]).toEqual(["2011-12-29", "2011-12-31"]);
    expect(missedDates(before, after)).toEqual([]);
    const late = mark(new Date("2012-01-01T20:00:00Z"), "Pacific/Apia");
    expect(missedDates(before, late)).toEqual(["2011-12-31", "2012-01-01"]);
  });

  it("does not count the day that a flight across the date line skipped", () => {
    const monday = mark(new Date("2026-11-24T06:00:00Z"), "America/Los_Angeles");
    const wednesday = mark(new Date("2026-11-24T17:00:00Z"), "Pacific/Auckland");
    expect([monday.date, wednesday.date]).toEqual(["2026-11-23", "2026-11-25"]);
    expect(missedDates(monday, wednesday)).toEqual([]);
    const friday = mark(new Date("2026-11-26T17:00:00Z"), "Pacific/Auckland");
    expect(missedDates(monday, friday)).toHaveLength(2);
  });
});

const zone = fc.constantFrom(...Intl.supportedValuesOf("timeZone"));
const start = fc.date({ min: new Date(FROM), max: new Date(UNTIL), noInvalidDate: true });

/** The marks of a traveler whose device reports each new zone at once. */
function travel(from: Date, zones: readonly string[], hours: readonly number[]): DayMark[] {
  let now = from;
  let change: ZoneChange | null = null;
  let last: string | null = null;
  return hours.map((wait, index) => {
    now = new Date(now.getTime() + wait * 60 * MINUTE);
    const to = zones[index % zones.length] ?? "UTC";
    if (change === null) change = { from: to, to, at: now };
    else if (to !== change.to) change = nextChange(change, to, now);
    const made = mark(now, zoneInEffect(change, now), last);
    last = made.date;
    return made;
  });
}

describe("travel", () => {
  it("misses no day while there is an action in every 24 hours", () => {
    fc.assert(
      fc.property(
        start,
        fc.array(zone, { minLength: 1 }),
        fc.array(fc.integer({ min: 1, max: 24 })),
        (at, zones, hours) => {
          const marks = travel(at, zones, hours);
          for (const [index, each] of marks.entries()) {
            const previous = marks[index - 1];
            if (previous) expect(missedDates(previous, each)).toEqual([]);
          }
        },
      ),
    );
  });

  it("never goes back, and gains at most about a day in total", () => {
    fc.assert(
      fc.property(
        start,
        fc.array(zone, { minLength: 1 }),
        fc.array(fc.integer({ min: 1, max: 30 })),
        (at, zones, hours) => {
          const marks = travel(at, zones, hours);
          const dates = marks.map(({ date }) => date);
          expect(dates).toEqual(dates.toSorted());
          const [first, last] = [marks[0], marks.at(-1)];
          if (!first || !last) return;
          const elapsed = Math.ceil((last.at.getTime() - first.at.getTime()) / DAY);
          expect(new Set(dates).size).toBeLessThanOrEqual(elapsed + 2);
        },
      ),
    );
  });

  it("ends no day before it ends where it began, however often the zone changes on it", () => {
    fc.assert(
      fc.property(
        start,
        fc.array(zone, { minLength: 2 }),
        fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 2 }),
        (at, zones, hours) => {
          const [first, ...others] = travel(at, zones, hours);
          if (!first) return;
          const sameDay = others.filter((each) => localDate(each.at, first.zone) === first.date);
          for (const { date } of sameDay) expect(date).toBe(first.date);
        },
      ),
    );
  });

  it("misses a day when nothing happens for three, wherever the learner goes", () => {
    fc.assert(
      fc.property(start, zone, zone, (at, from, to) => {
        const first = mark(at, from);
        const second = mark(new Date(at.getTime() + 3 * DAY + 2 * 60 * MINUTE), to, first.date);
        expect(missedDates(first, second).length).toBeGreaterThanOrEqual(1);
      }),
    );
  });
});
