import { expect, test } from "vitest";
import { cardBeside, spotOn } from "./place-step.ts";

const view = { width: 390, height: 844 };
const card = { width: 340, height: 180 };

test("S7.11 the card of a step stands below what it points at, or above it near the lower edge", () => {
  const high = spotOn({ left: 20, top: 60, width: 100, height: 40 }, view);
  expect(high).toEqual({ left: 14, top: 54, width: 112, height: 52 });
  expect(cardBeside(high, card, view)).toEqual({ left: 12, top: 118 });
  const low = spotOn({ left: 130, top: 780, width: 130, height: 64 }, view);
  expect(low).toEqual({ left: 124, top: 774, width: 142, height: 70 });
  expect(cardBeside(low, card, view)).toEqual({ left: 25, top: 582 });
});

test("S7.11 the card stays in the window, also beside what fills it", () => {
  const all = spotOn({ left: -20, top: -400, width: 430, height: 2000 }, view);
  expect(all).toEqual({ left: 0, top: 0, width: 390, height: 844 });
  expect(cardBeside(all, card, view)).toEqual({ left: 25, top: 652 });
  expect(cardBeside(all, { width: 600, height: 900 }, view)).toEqual({ left: 12, top: 12 });
});
