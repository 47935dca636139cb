import { expect, test } from "vitest";
import { barAfterKey } from "./bar-keys.ts";

const at = { index: 50, count: 100, visible: 20 };

test.each([
  ["ArrowLeft", 49],
  ["ArrowRight", 51],
  ["PageUp", 34],
  ["PageDown", 66],
  ["Home", 0],
  ["End", 99],
])("%s leads from bar 50 of 100 to bar %i", (key, index) => {
  expect(barAfterKey(key, at)).toBe(index);
});

test("keys stop at both ends, lead nowhere without bars, and leave other keys alone", () => {
  expect(barAfterKey("ArrowRight", { ...at, index: 99 })).toBe(99);
  expect(barAfterKey("PageUp", { ...at, index: 3 })).toBe(0);
  expect(barAfterKey("ArrowLeft", { index: 0, count: 0, visible: 0 })).toBeNull();
  expect(barAfterKey("Tab", at)).toBeNull();
});
