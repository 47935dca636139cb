import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canonicalTimeZone, creditedDate, localDate, zoneInEffect } from "./local-day.ts";

const zones = [
  "Pacific/Kiritimati",
  "Pacific/Niue",
  "Pacific/Auckland",
  "Asia/Kathmandu",
  "Asia/Kolkata",
  "Europe/Berlin",
  "UTC",
  "America/Los_Angeles",
];
const zone = fc.constantFrom(...zones);
const instant = fc.date({
  min: new Date("2020-01-01T00:00:00Z"),
  max: new Date("2030-01-01T00:00:00Z"),
  noInvalidDate: true,
});
const hours = (from: Date, count: number) => new Date(from.getTime() + count * 3_600_000);

describe("localDate", () => {
  it.each([
    ["2026-11-21T23:30:00Z", "UTC", "2026-11-21"],
    ["2026-11-21T23:30:00Z", "Europe/Berlin", "2026-11-22"],
    ["2026-11-21T04:59:00Z", "America/New_York", "2026-11-20"],
    ["2026-11-21T10:00:00Z", "Pacific/Kiritimati", "2026-11-22"],
    ["2026-03-29T00:30:00Z", "Europe/Berlin", "2026-03-29"],
    ["2026-10-25T22:59:00Z", "Europe/Berlin", "2026-10-25"],
    ["2026-11-21T23:30:00Z", "Nowhere/Land", "2026-11-21"],
    ["2026-11-21T23:30:00Z", "", "2026-11-21"],
  ])("%s in %s is %s", (at, name, date) => {
    expect(localDate(new Date(at), name)).toBe(date);
  });

  it("knows zones from other words, however they are spelled", () => {
    expect(canonicalTimeZone("europe/berlin")).toBe("Europe/Berlin");
    for (const other of ["Nowhere/Land", "", "+05:30", "-08", "+23:59"]) expect(canonicalTimeZone(other)).toBeNull();
  });
});

describe("creditedDate", () => {
  it("never goes back, whatever the zone", () => {
    fc.assert(
      fc.property(instant, fc.array(fc.tuple(fc.integer({ min: 0, max: 30 }), zone)), (start, steps) => {
        let now = start;
        let last: string | null = null;
        for (const [wait, name] of steps) {
          now = hours(now, wait);
          const date = creditedDate(now, name, last);
          expect(last === null || date >= last).toBe(true);
          expect(date >= localDate(now, name)).toBe(true);
          last = date;
        }
      }),
    );
  });

  it("lengthens the day of a flight to the west", () => {
    const landed = new Date("2026-11-21T20:00:00Z");
    expect(creditedDate(landed, "America/Los_Angeles", "2026-11-22")).toBe("2026-11-22");
    expect(creditedDate(hours(landed, 36), "America/Los_Angeles", "2026-11-22")).toBe("2026-11-23");
  });
});

describe("zoneInEffect", () => {
  it("lets a zone that is ahead wait until the day has ended", () => {
    const change = { from: "America/Los_Angeles", to: "Pacific/Auckland", at: new Date("2026-11-21T20:00:00Z") };
    expect(zoneInEffect(change, change.at)).toBe("America/Los_Angeles");
    expect(zoneInEffect(change, new Date("2026-11-22T07:59:00Z"))).toBe("America/Los_Angeles");
    expect(zoneInEffect(change, new Date("2026-11-22T08:00:00Z"))).toBe("Pacific/Auckland");
  });

  it("leaves out no date where the new zone is a whole day ahead", () => {
    const change = { from: "Pacific/Niue", to: "Pacific/Kiritimati", at: new Date("2028-12-10T10:30:00Z") };
    const dates = Array.from({ length: 48 }, (_, hour) => {
      const now = hours(change.at, hour);
      return localDate(now, zoneInEffect(change, now));
    });
    expect([...new Set(dates)]).toEqual(["2028-12-09", "2028-12-10", "2028-12-11", "2028-12-12"]);
    expect(dates).toEqual(dates.toSorted());
  });

  it("never cuts the current day short and never skips a day", () => {
    fc.assert(
      fc.property(instant, zone, zone, (at, from, to) => {
        let last = localDate(at, from);
        for (let hour = 0; hour <= 72; hour++) {
          const now = hours(at, hour);
          const date = creditedDate(now, zoneInEffect({ from, to, at }, now), last);
          if (localDate(now, from) === localDate(at, from)) expect(date).toBe(localDate(at, from));
          expect(Date.parse(date) - Date.parse(last)).toBeLessThanOrEqual(86_400_000);
          last = date;
        }
      }),
    );
  });
});
