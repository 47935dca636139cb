import { expect, test } from "vitest";
import { withdrawUntil } from "./withdrawal.ts";

test.each([
  ["DE", "2026-11-15T00:00:00.000Z"],
  ["GB", "2026-11-15T00:00:00.000Z"],
  ["NO", "2026-11-15T00:00:00.000Z"],
  ["US", undefined],
  [null, undefined],
])("a buyer from %s who bought on 31 October can withdraw until %s", (country, until) => {
  expect(withdrawUntil(new Date("2026-10-31T15:04:00Z"), country)?.toISOString()).toBe(until);
});
