import { expect, it } from "vitest";
import { roveTo } from "./use-roving-nodes.ts";

it.each([
  ["ArrowUp", 2, false, 3],
  ["ArrowRight", 2, false, 3],
  ["ArrowDown", 2, false, 1],
  ["ArrowLeft", 2, false, 1],
  ["ArrowLeft", 2, true, 3],
  ["ArrowRight", 2, true, 1],
  ["ArrowUp", 5, false, 5],
  ["ArrowDown", 0, false, 0],
  ["Home", 3, false, 0],
  ["End", 3, false, 5],
  ["Enter", 3, false, null],
])("%s from place %d of six (right to left: %s) leads to %s", (key, at, isRtl, to) => {
  expect(roveTo(key, at, 6, isRtl)).toBe(to);
});
