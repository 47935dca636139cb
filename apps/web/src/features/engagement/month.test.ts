import { expect, test } from "vitest";
import { firstDayOfWeek, weeksOf } from "./month.ts";

test("a month begins in the column of its first day", () => {
  const fromMonday = weeksOf("2026-11", 1);
  expect(fromMonday[0]).toEqual([null, null, null, null, null, null, "2026-11-01"]);
  expect(fromMonday.at(-1)).toEqual(["2026-11-30", null, null, null, null, null, null]);
  expect(weeksOf("2026-11", 0)[0]?.[0]).toBe("2026-11-01");
  expect(weeksOf("2026-02", 0)).toHaveLength(4);
});

test("weeks begin as the language has it", () => {
  expect(["en", "de", "ar"].map(firstDayOfWeek)).toEqual([0, 1, 6]);
});
