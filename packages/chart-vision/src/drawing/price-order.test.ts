import { describe, expect, it } from "vitest";
import { randomOf } from "@candlewise/chart-vision/testing/random";
import { priceSeries } from "@candlewise/chart-vision/testing/price-series";
import { followEachOther, wander } from "./price-order.ts";

/** Rows of prices, 20 to one of the quote. */
const candlesOf = (bars: readonly { open: number; high: number; low: number; close: number }[]) =>
  bars.map(({ open, high, low, close }, x) => ({
    x,
    open: -20 * open,
    high: -20 * high,
    low: -20 * low,
    close: -20 * close,
  }));

const PRICES = candlesOf(priceSeries({ seed: 5, length: 60, start: 187.4, regime: "wild" }));

/** Boxes around a level that changes at random, each read as rising or falling. */
const boxes = (isUp: (at: number) => boolean) => {
  const random = randomOf(7);
  return Array.from({ length: 40 }, (_, x) => {
    const middle = 200 + 60 * (random() - 0.5);
    const [top, bottom] = [middle - 20 - 10 * random(), middle + 20 + 10 * random()];
    return { x, open: isUp(x) ? bottom : top, high: top - 15, low: bottom + 15, close: isUp(x) ? top : bottom };
  });
};

describe("Candles follow each other", () => {
  it.each([0.4, 1])("if they show prices, at a quality of directions of %d", (directionQuality) => {
    expect(followEachOther({ candles: PRICES, directionQuality })).toBe(true);
  });

  it("unless they are boxes that no color divides into rising and falling ones", () => {
    expect(followEachOther({ candles: boxes(() => true), directionQuality: 0.4 })).toBe(false);
    expect(followEachOther({ candles: boxes((at) => at % 2 === 0), directionQuality: 0.4 })).toBe(false);
  });

  it("even with gaps between them, if colors tell the directions", () => {
    expect(followEachOther({ candles: boxes((at) => at % 3 === 0), directionQuality: 1 })).toBe(true);
  });

  it("unless they are far from each other", () => {
    const far = PRICES.map((candle, at) => ({
      ...candle,
      open: candle.open + 900 * (at % 2),
      close: candle.close + 900 * (at % 2),
    }));
    expect(followEachOther({ candles: far, directionQuality: 1 })).toBe(false);
  });

  it("as far as bodies of few rows can tell", () => {
    const flat = boxes(() => true).map((candle) => ({ ...candle, close: candle.open - 1 }));
    expect(followEachOther({ candles: flat, directionQuality: 0.4 })).toBe(true);
  });
});

describe("A line wanders", () => {
  const noise = () => {
    const random = randomOf(3);
    return Array.from({ length: 400 }, () => 100 * random());
  };

  it("if it goes through prices, many or few to a column", () => {
    let row = 0;
    expect(wander(noise().map((value) => (row += value - 50)))).toBe(true);
    const few = PRICES.flatMap(({ close }, at) =>
      Array.from({ length: 8 }, (_, step) => close + ((PRICES[at + 1]?.close ?? close) - close) * (step / 8)),
    );
    expect(wander(few)).toBe(true);
  });

  it("but not if it is noise, or a smooth wave", () => {
    expect(wander(noise())).toBe(false);
    expect(wander(Array.from({ length: 400 }, (_, x) => 100 * Math.sin(x / 9)))).toBe(false);
  });

  it("but not if it is too short to tell", () => {
    expect(wander([1, 2, 3])).toBe(false);
  });
});
