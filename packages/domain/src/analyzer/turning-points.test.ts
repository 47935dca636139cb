import { describe, expect, it } from "vitest";
import { chartFrom, through, zigzag } from "./testing/hand-made.ts";
import { turningPoints } from "./turning-points.ts";

const turnsOf = (turns: readonly number[], distance: number) =>
  turningPoints(chartFrom(through(zigzag(turns, 5), 0)), distance).map(({ bar, price, kind }) => [bar, price, kind]);

describe("turningPoints", () => {
  it("are the highs and lows in turn, the last one open", () => {
    expect(turnsOf([100, 120, 105, 130], 5)).toEqual([
      [0, 100, "low"],
      [5, 120, "high"],
      [10, 105, "low"],
      [15, 130, "high"],
    ]);
  });

  it("leave out turns that are smaller than the distance", () => {
    expect(turnsOf([100, 120, 117, 130, 90], 5)).toEqual([
      [0, 100, "low"],
      [15, 130, "high"],
      [20, 90, "low"],
    ]);
  });

  it("do not exist where the price hardly moves", () => {
    expect(turnsOf([100, 101, 100], 5)).toEqual([]);
  });
});
