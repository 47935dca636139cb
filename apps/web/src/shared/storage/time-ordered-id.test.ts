import { expect, test } from "vitest";
import { timeOf, timeOrderedId } from "./time-ordered-id.ts";

test("ids are of version 7, begin with the time, and rise", () => {
  const before = Date.now();
  const ids = Array.from({ length: 1000 }, timeOrderedId);
  expect(ids[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(timeOf(ids[0] ?? "")).toBeGreaterThanOrEqual(before);
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids).size).toBe(1000);
});
