import { expect, test } from "vitest";
import { isFresh } from "./max-age.ts";

const at = (date: string) => new Response("{}", { headers: { date } });
const now = Date.parse("2026-11-22T12:00:00Z");

test.each([
  ["Sun, 22 Nov 2026 11:00:00 GMT", true],
  ["Fri, 23 Oct 2026 12:00:00 GMT", true],
  ["Fri, 23 Oct 2026 11:59:59 GMT", false],
  ["nonsense", false],
])("S4.04 a response cached at %s may be used offline: %s", (date, mayBeUsed) => {
  expect(isFresh(at(date), now)).toBe(mayBeUsed);
});

test("S4.04 a response without a date may not be used", () => expect(isFresh(new Response("{}"), now)).toBe(false));
