import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { continuousCalendar, exchangeCalendar } from "./calendar.ts";
import { civilDate, civilDay, weekday } from "./civil-date.ts";

const exchange = exchangeCalendar();
const at = (text: string) => Date.parse(text) / 1000;

test("civil days are those of the Gregorian calendar", () => {
  fc.assert(
    fc.property(fc.integer({ min: -200_000, max: 200_000 }), (day) => {
      const date = new Date(day * 86_400_000);
      const parts = { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
      expect(civilDate(day)).toEqual(parts);
      expect(civilDay(parts.year, parts.month, parts.day)).toBe(day);
      expect(weekday(day)).toBe(date.getUTCDay());
    }),
  );
});

describe("the exchange", () => {
  test.each([
    ["2010-01-04T14:30:00Z", "the first session, in winter"],
    ["2026-03-06T14:30:00Z", "the Friday before the clocks change"],
    ["2026-03-09T13:30:00Z", "the Monday after"],
    ["2026-10-30T13:30:00Z", "the Friday before they change back"],
    ["2026-11-02T14:30:00Z", "the Monday after"],
  ])(
    "opens at %s: %s",
    (text) => {
      const second = at(text);
      expect(exchange.opensAt(exchange.dayAt(second))).toBe(second);
      expect(exchange.session(second)).toMatchObject({ isOpen: true, closesAt: second + 6.5 * 3600, closedFor: null });
      expect(exchange.session(second - 1).isOpen).toBe(false);
      expect(exchange.session(second + 6.5 * 3600).isOpen).toBe(false);
    },
    10_000,
  );

  test.each([
    ["2026-01-01", "New Year"],
    ["2026-01-19", "Martin Luther King"],
    ["2026-02-16", "Presidents"],
    ["2026-04-03", "Good Friday"],
    ["2025-04-18", "Good Friday"],
    ["2019-04-19", "Good Friday"],
    ["2026-05-25", "Memorial Day"],
    ["2026-06-19", "Juneteenth"],
    ["2026-07-03", "Independence Day, a Saturday"],
    ["2021-07-05", "Independence Day, a Sunday"],
    ["2026-09-07", "Labor Day"],
    ["2026-11-26", "Thanksgiving"],
    ["2026-12-25", "Christmas"],
    ["2022-12-26", "Christmas, a Sunday"],
    ["2023-01-02", "New Year, a Sunday"],
  ])("is closed on %s: %s", (date) => {
    expect(exchange.session(at(`${date}T16:00:00Z`))).toMatchObject({ isOpen: false, closedFor: "holiday" });
  });

  test.each(["2021-12-31", "2010-12-31", "2026-11-27", "2021-06-18"])("is open on %s", (date) => {
    expect(exchange.session(at(`${date}T16:00:00Z`)).isOpen).toBe(true);
  });

  test("is closed at night and at the weekend, and says when it opens", () => {
    const friday = exchange.session(at("2026-11-20T22:00:00Z"));
    expect(friday).toEqual({
      isOpen: false,
      closesAt: null,
      opensAt: at("2026-11-23T14:30:00Z"),
      closedFor: "night",
    });
    expect(exchange.session(at("2026-11-21T12:00:00Z"))).toMatchObject({ closedFor: "weekend" });
  });

  test("has about 252 days a year, each later than the one before", () => {
    expect(exchange.days / 50).toBeGreaterThan(250);
    expect(exchange.days / 50).toBeLessThan(252);
    for (let day = 1; day < exchange.days; day++)
      expect(exchange.opensAt(day) - exchange.opensAt(day - 1)).toBeGreaterThanOrEqual(82_800);
  });

  test("throws before the first and after the last session", () => {
    expect(() => exchange.dayAt(exchange.opensAt(0) - 1)).toThrow(RangeError);
    expect(() => exchange.dayAt(at("2060-01-05T00:00:00Z"))).toThrow(RangeError);
  });
});

test("crypto assets trade around the clock", () => {
  const calendar = continuousCalendar();
  const second = at("2026-11-21T03:00:00Z");
  expect(calendar.session(second)).toEqual({ isOpen: true, closesAt: null, opensAt: null, closedFor: null });
  expect(calendar.opensAt(calendar.dayAt(second))).toBe(at("2026-11-21T00:00:00Z"));
});
