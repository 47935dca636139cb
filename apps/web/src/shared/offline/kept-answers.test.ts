import { expect, test } from "vitest";
import { isRecent } from "./kept-answers.ts";

const at = (date: string) => new Response("{}", { headers: { date } });
const now = Date.parse("2026-11-22T12:00:00Z");

test.each([
  ["Sun, 22 Nov 2026 11:00:00 GMT", true],
  ["Fri, 23 Oct 2026 12:00:00 GMT", true],
  ["Fri, 23 Oct 2026 11:59:59 GMT", false],
  ["nonsense", false],
])("S4.04 an answer that was kept at %s is given offline: %s", (date, isGiven) => {
  expect(isRecent(at(date), now)).toBe(isGiven);
});

test("S4.04 an answer without a date is not given", () => expect(isRecent(new Response("{}"), now)).toBe(false));
