import { describe, expect, it } from "vitest";
import type { Picture } from "../src/types.ts";
import { THEMES } from "./chart-style.ts";
import { priceAt, scaleTruth } from "./chart-truth.ts";
import { drawChart } from "./draw-chart.ts";
import { ownChart } from "./own-charts.ts";
import { priceLabel } from "./price-labels.ts";
import { priceSeries, REGIMES } from "./price-series.ts";
import { asPicture } from "./rasterize.ts";

const BARS = priceSeries({ seed: 5, length: 40, start: 187.4, regime: "wild" });

function colorAt({ width, data }: Picture, x: number, y: number): string {
  const at = 4 * (Math.floor(y) * width + Math.floor(x));
  return `#${Buffer.from(data.subarray(at, at + 3)).toString("hex")}`;
}

describe("Generated price series", () => {
  it.each(REGIMES)("has possible bars when it is %s, at any magnitude", (regime) => {
    for (const start of [0.000_01, 1.08, 90_000]) {
      const bars = priceSeries({ seed: 3, length: 220, start, regime });
      expect(bars).toHaveLength(220);
      for (const { open, high, low, close } of bars) {
        expect(low).toBeGreaterThan(0);
        expect(low).toBeLessThanOrEqual(Math.min(open, close));
        expect(high).toBeGreaterThanOrEqual(Math.max(open, close));
      }
      expect(new Set(bars.map(({ close }) => close)).size).toBeGreaterThan(100);
    }
  });
});

describe("Drawn charts", () => {
  const theme = THEMES.dark;

  it("show every candle where their truth says", async () => {
    const { svg, truth } = drawChart(BARS, { hasLastPrice: false });
    const picture = await asPicture(svg);
    expect(truth.candles).toHaveLength(40);
    for (const { x, open, close, high } of truth.candles) {
      const color = close <= open ? theme.up.border : theme.down.border;
      expect(colorAt(picture, x, (open + close) / 2)).toBe(color);
      expect(colorAt(picture, x, Math.round(high) + 0.5)).toBe(color);
      expect(colorAt(picture, x, Math.round(high) - 1.5)).not.toBe(color);
    }
  });

  it("show a line where their truth says", async () => {
    const { svg, truth } = drawChart(BARS, { kind: "line", stroke: 6, hasLastPrice: false });
    const picture = await asPicture(svg);
    for (const { x, y } of truth.line) expect(colorAt(picture, x, y)).toBe(theme.line);
  });

  it.each(["linear", "log"] as const)("know the price of a row on a %s scale", (scale) => {
    const { truth } = drawChart(BARS, { scale });
    truth.candles.forEach(({ high, low }, at) => {
      expect(priceAt(truth.scale, high)).toBeCloseTo(BARS[at]?.high ?? 0, 6);
      expect(priceAt(truth.scale, low)).toBeCloseTo(BARS[at]?.low ?? 0, 6);
    });
  });

  it("keep their truth when the picture is resized", () => {
    const { truth } = drawChart(BARS);
    const halved = scaleTruth(truth, 0.5, 0.5);
    const [candle] = halved.candles;
    expect(candle?.x).toBe((truth.candles[0]?.x ?? 0) / 2);
    expect(priceAt(halved.scale, candle?.close ?? 0)).toBeCloseTo(BARS[0]?.close ?? 0, 6);
  });

  it("are the same for the same seed, and other ones for another", () => {
    expect(ownChart(7).svg).toBe(ownChart(7).svg);
    expect(ownChart(7).svg).not.toBe(ownChart(8).svg);
  });

  it.each([
    ["comma", "12,345.60"],
    ["european", "12.345,60"],
    ["space", "12 345,60"],
    ["apostrophe", "12'345.60"],
    ["dollar", "$12,345.60"],
    ["euro", "12.345,60 €"],
    ["plain", "12345.60"],
  ] as const)("can label prices in the %s format", (format, label) => {
    expect(priceLabel(12_345.6, 2, format)).toBe(label);
  });
});
