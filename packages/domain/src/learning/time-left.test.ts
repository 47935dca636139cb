import { expect, it } from "vitest";
import { donePercent, minutesLeft } from "./time-left.ts";

it("an open component is never done in full, nor less than not at all", () => {
  expect([0, 1, 5, 9, 10, 12].map((page) => donePercent(page, 10))).toEqual([0, 10, 50, 90, 99, 99]);
  expect([donePercent(-1, 10), donePercent(0, 0), donePercent(3, 0)]).toEqual([0, 0, 0]);
});

it("S3.10 a half-done lesson takes the minutes that are left, and one at least", () => {
  expect(minutesLeft({ minutes: 5 })).toBe(5);
  expect(minutesLeft({ minutes: 5, done_percent: 50 })).toBe(3);
  expect(minutesLeft({ minutes: 6, done_percent: 50 })).toBe(3);
  expect(minutesLeft({ minutes: 5, done_percent: 99 })).toBe(1);
});
