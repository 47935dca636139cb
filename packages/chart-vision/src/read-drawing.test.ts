import { describe, expect, it } from "vitest";
import { THEMES } from "../testing/chart-style.ts";
import { drawChart } from "../testing/draw-chart.ts";
import { ownChart } from "../testing/own-charts.ts";
import { priceSeries } from "../testing/price-series.ts";
import { asPicture } from "../testing/rasterize.ts";
import { readDrawing } from "./read-drawing.ts";

const BARS = priceSeries({ seed: 5, length: 60, start: 187.4, regime: "wild" });

/** A body is drawn only if it is at least this high, in pixels. */
const VISIBLE = 1;

describe("The reader of drawings", () => {
  it.each([THEMES.dark, THEMES.hollowLight, THEMES.redUp])("finds every candle in the theme $name", async (theme) => {
    const { svg, truth } = drawChart(BARS, { theme });
    const result = readDrawing(await asPicture(svg));
    if (!("drawing" in result)) throw new Error(result.refusal);
    expect(result.drawing.kind).toBe("candles");
    expect(result.drawing.candles).toHaveLength(truth.candles.length);
    truth.candles.forEach((candle, index) => {
      const read = result.drawing.candles[index]!;
      const hasBody = Math.abs(candle.open - candle.close) > VISIBLE;
      for (const key of ["x", "high", "low", ...(hasBody ? (["open", "close"] as const) : [])] as const) {
        expect(Math.abs(read[key] - candle[key]), `${key} of candle ${index}`).toBeLessThan(2);
      }
    });
  });

  it.each([
    ["whose border, fill and wick are too thin to be candles alone", 31],
    ["whose wicks have the color of a dashed crosshair", 37],
  ])("finds candles of several colors %s", async (_, seed) => {
    const { svg, truth } = ownChart(seed, { kind: "candles" });
    const result = readDrawing(await asPicture(svg));
    if (!("drawing" in result)) throw new Error(result.refusal);
    expect(result.drawing.kind).toBe("candles");
    const isFound = ({ x, high, low }: (typeof truth.candles)[number]) =>
      result.drawing.candles.some(
        (read) => Math.max(...[read.x - x, read.high - high, read.low - low].map(Math.abs)) < 2,
      );
    expect(truth.candles.filter(isFound).length).toBeGreaterThanOrEqual(0.95 * truth.candles.length);
  });

  it("finds candles that are no wider than their wicks", async () => {
    const bars = priceSeries({ seed: 9, length: 100, start: 187.4, regime: "wild" });
    const { svg, truth } = drawChart(bars, { width: 500, height: 320, bodyShare: 0.4, hasLastPrice: false });
    const result = readDrawing(await asPicture(svg));
    if (!("drawing" in result)) throw new Error(result.refusal);
    const found = truth.candles.filter(({ x, high, low }) =>
      result.drawing.candles.some((read) => Math.abs(read.x - x) < 2 && read.high < low + 2 && read.low > high - 2),
    );
    expect(found.length).toBeGreaterThanOrEqual(0.95 * truth.candles.length);
  });

  it("finds OHLC bars whose ticks touch those of their neighbors", async () => {
    const bars = priceSeries({ seed: 5, length: 100, start: 187.4, regime: "wild" });
    const style = { kind: "bars", theme: THEMES.mono, width: 700, bodyShare: 1.05, isCrisp: false } as const;
    const { svg, truth } = drawChart(bars, style);
    const result = readDrawing(await asPicture(svg));
    if (!("drawing" in result)) throw new Error(result.refusal);
    expect(result.drawing.kind).toBe("bars");
    const found = truth.candles.filter(({ x, high, low }) =>
      result.drawing.candles.some(
        (read) => Math.max(...[read.x - x, read.high - high, read.low - low].map(Math.abs)) < 2,
      ),
    );
    expect(found.length).toBeGreaterThanOrEqual(0.95 * truth.candles.length);
  });

  it("finds candles between a title and buttons of their colors", async () => {
    const { svg, truth } = drawChart(BARS, { theme: THEMES.dark, width: 400, height: 300 });
    const { up, down, background } = THEMES.dark;
    const page = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="800">
      <rect width="400" height="800" fill="${String(background)}"/>
      <text x="20" y="70" font-size="44" font-family="sans-serif" fill="${down.border}">2,767.34</text>
      <text x="20" y="100" font-size="16" font-family="sans-serif" fill="${up.border}">1.84 (1.07%) today</text>
      <svg y="140">${svg}</svg>
      <rect x="15" y="520" width="180" height="60" rx="8" fill="${down.border}"/>
      <rect x="205" y="520" width="180" height="60" rx="8" fill="${up.border}"/>
    </svg>`;
    const result = readDrawing(await asPicture(page));
    if (!("drawing" in result)) throw new Error(result.refusal);
    const { candles } = result.drawing;
    const found = truth.candles.filter(({ x, high }) =>
      candles.some((read) => Math.abs(read.x - x) < 2 && Math.abs(read.high - 140 - high) < 2),
    );
    expect(found.length).toBeGreaterThanOrEqual(0.95 * truth.candles.length);
    expect(candles.length).toBeLessThanOrEqual(truth.candles.length + 2);
  });

  it("reads the same from the same picture, and from its negative", async () => {
    const picture = await asPicture(drawChart(BARS, { theme: THEMES.dark, hasLastPrice: false }).svg);
    const negative = { ...picture, data: picture.data.map((level, index) => (index % 4 === 3 ? level : 255 - level)) };
    const reading = readDrawing(picture);
    expect(readDrawing(picture)).toEqual(reading);
    const prices = (result: typeof reading) => "drawing" in result && result.drawing.candles;
    expect(prices(readDrawing(negative))).toEqual(prices(reading));
  });

  it("reads the open and the close of OHLC bars from their ticks", async () => {
    const { svg, truth } = drawChart(BARS, { kind: "bars", hasLastPrice: false });
    const result = readDrawing(await asPicture(svg));
    if (!("drawing" in result)) throw new Error(result.refusal);
    expect(result.drawing.kind).toBe("bars");
    expect(result.drawing.candles).toHaveLength(truth.candles.length);
    truth.candles.forEach((bar, index) => {
      const read = result.drawing.candles[index]!;
      for (const key of ["x", "open", "high", "low", "close"] as const) {
        expect(Math.abs(read[key] - bar[key]), `${key} of bar ${index}`).toBeLessThan(2);
      }
    });
  });

  it("finds OHLC bars above as many blocks of volume", async () => {
    const { svg, truth } = ownChart(45, { kind: "bars" });
    const result = readDrawing(await asPicture(svg));
    if (!("drawing" in result)) throw new Error(result.refusal);
    expect(result.drawing.kind).toBe("bars");
    const found = truth.candles.filter(({ x, high }) =>
      result.drawing.candles.some((read) => Math.max(Math.abs(read.x - x), Math.abs(read.high - high)) < 2),
    );
    expect(found.length).toBeGreaterThanOrEqual(0.95 * truth.candles.length);
  });

  it("follows a line", async () => {
    const { svg, truth } = drawChart(BARS, { kind: "line", hasLastPrice: false });
    const result = readDrawing(await asPicture(svg));
    if (!("drawing" in result)) throw new Error(result.refusal);
    expect(result.drawing.kind).toBe("line");
    const rows = new Map(result.drawing.line.map(({ x, y }) => [Math.floor(x), y]));
    for (const { x, y } of truth.line.slice(1, -1))
      expect(Math.abs((rows.get(Math.floor(x)) ?? NaN) - y)).toBeLessThan(4);
  });

  it("refuses pictures without room for a chart", () => {
    const picture = { width: 100, height: 60, data: new Uint8Array(4 * 100 * 60).fill(255), isLossy: false };
    expect(readDrawing(picture)).toEqual({ refusal: "too_small" });
  });

  it("refuses an empty picture", () => {
    const picture = { width: 400, height: 300, data: new Uint8Array(4 * 400 * 300).fill(255), isLossy: false };
    expect(readDrawing(picture)).toEqual({ refusal: "not_a_chart" });
  });
});
