import { describe, expect, it } from "vitest";
import type { Outlined } from "./body.ts";
import { trimEnds } from "./trim-ends.ts";

const candle = (column: number, top: number, parts: Partial<Outlined> = {}): Outlined => ({
  column,
  center: 10 * column,
  top,
  bottom: top + 19,
  bodyTop: top + 5,
  bodyBottom: top + 12,
  area: 100,
  shapeliness: 1,
  ...parts,
});

const letter = (column: number, top: number, parts: Partial<Outlined> = {}) =>
  candle(column, top, { bottom: top + 9, bodyTop: top, bodyBottom: top + 9, ...parts });

const chart = Array.from({ length: 30 }, (_, column) => candle(column, 100 + 3 * column));

describe("The ends of a chart", () => {
  it("keep their candles", () => {
    expect(trimEnds(chart)).toEqual(chart);
  });

  it("lose letters after a gap", () => {
    expect(trimEnds([...chart, letter(32, 185)])).toEqual(chart);
  });

  it("keep a clear candle after a gap", () => {
    const after = [...chart, candle(32, 190)];
    expect(trimEnds(after)).toEqual(after);
  });

  it("lose what has no shape of a candle", () => {
    const letters = [30, 31].map((column) => letter(column, 185 + 3 * column, { shapeliness: 0.2 }));
    expect(trimEnds([...chart, ...letters])).toEqual(chart);
  });

  it("lose what is far from the price", () => {
    expect(trimEnds([letter(-1, 300), ...chart])).toEqual(chart);
  });

  it("lose a line of text, however its letters look", () => {
    const longer = Array.from({ length: 60 }, (_, column) => candle(column, 120 + 3 * column));
    const letters = Array.from({ length: 12 }, (_, index) => candle(index - 12, 100 - (index % 2)));
    expect(trimEnds([...letters, ...longer])).toEqual(longer);
  });
});
