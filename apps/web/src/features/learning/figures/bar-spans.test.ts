import { expect, it } from "vitest";
import { barSpans } from "./bar-spans.ts";

it("bars share one zero and fill the track with the largest", () => {
  expect(barSpans([10, 5, 0])).toEqual({
    zero: 0,
    spans: [
      { start: 0, width: 100 },
      { start: 0, width: 50 },
      { start: 0, width: 0 },
    ],
  });
});

it("losses reach back from zero", () => {
  const { zero, spans } = barSpans([-1, 3]);
  expect(zero).toBe(25);
  expect(spans).toEqual([
    { start: 0, width: 25 },
    { start: 25, width: 75 },
  ]);
});

it("draws nothing where all is zero", () => {
  expect(barSpans([0]).spans).toEqual([{ start: 0, width: 0 }]);
});
