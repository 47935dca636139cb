import sharp from "sharp";
import { afterAll, afterEach, describe, expect, it, vi } from "vitest";
import { THEMES, type ChartStyle } from "../testing/chart-style.ts";
import { priceAt } from "../testing/chart-truth.ts";
import { drawChart } from "../testing/draw-chart.ts";
import { priceSeries } from "../testing/price-series.ts";
import { asPng } from "../testing/rasterize.ts";
import { createChartReader } from "./chart-reader.ts";

const BARS = priceSeries({ seed: 5, length: 50, start: 187.4, regime: "wild" });

const reader = createChartReader();
afterAll(() => reader.close());
afterEach(() => vi.restoreAllMocks());

async function readingOf(bytes: Uint8Array) {
  const result = await reader.read(bytes);
  if (!("reading" in result)) throw new Error(result.refusal);
  return result;
}

async function expectTrueScale(style: Partial<ChartStyle>, factor = 1) {
  const { svg, truth } = drawChart(BARS, style);
  const png = await asPng(svg);
  const width = Math.round((style.width ?? 900) * factor);
  const { reading } = await readingOf(factor === 1 ? png : await sharp(png).resize(width).png().toBuffer());
  const { scale, drawing } = reading;
  expect(scale?.kind).toBe(truth.scale.kind);
  const truePrice = (row: number) => priceAt(truth.scale, row / factor);
  const { top, bottom } = drawing.extent;
  const range = truePrice(top) - truePrice(bottom);
  for (const row of [top, (top + bottom) / 2, bottom]) {
    expect(Math.abs(priceAt(scale!, row) - truePrice(row)) / range).toBeLessThan(0.01);
  }
}

describe("Reading a picture of a chart", () => {
  it.each<Partial<ChartStyle>>([
    { theme: THEMES.dark },
    { theme: THEMES.light, axis: "left", labels: "euro" },
    { theme: THEMES.hollowLight, labels: "dollar", fontSize: 10 },
    { theme: THEMES.navy, scale: "log", labels: "comma" },
    { theme: THEMES.gradient, axis: "inside", rightGap: 0.16 },
    { theme: THEMES.mono, grid: "none", hasLastPrice: false },
  ])("finds its price scale: %j", async (style) => {
    await expectTrueScale(style);
  });

  it("gives places and scale in pixels of a picture that is read smaller", async () => {
    await expectTrueScale({ width: 1600, height: 900, fontSize: 15, stroke: 2 }, 2.4);
  });

  it("reports its steps, and the upright size", async () => {
    const steps: string[] = [];
    const { svg } = drawChart(BARS, { width: 800, height: 450 });
    const result = await reader.read(await asPng(svg), (step) => steps.push(step));
    expect(result).toMatchObject({ width: 800, height: 450 });
    expect(steps).toEqual(["finding_candles", "reading_axis"]);
  });

  it("has no scale without an axis, and says so", async () => {
    const { svg } = drawChart(BARS, { axis: "none", hasLastPrice: false });
    const { reading } = await readingOf(await asPng(svg));
    expect(reading.scale).toBeNull();
    expect(reading.warnings).toContain("axis_unreadable");
  });

  it("reads the candles when the OCR fails, and closes it", async () => {
    const complaint = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const ocr = {
      recognize: () => Promise.reject(new Error("out of memory")),
      close: vi.fn<() => Promise<void>>(() => Promise.resolve()),
    };
    const blind = createChartReader({ ocr });
    const result = await blind.read(await asPng(drawChart(BARS).svg));
    expect(result).toMatchObject({ reading: { scale: null, warnings: ["axis_unreadable"] } });
    expect(complaint).toHaveBeenCalledOnce();
    await blind.close();
    expect(ocr.close).toHaveBeenCalledOnce();
  });

  it("refuses what is no picture, no chart, or too small", async () => {
    const blank = sharp({ create: { width: 400, height: 300, channels: 3, background: "white" } }).png();
    const tiny = sharp({ create: { width: 40, height: 30, channels: 3, background: "white" } }).png();
    expect(await reader.read(new TextEncoder().encode("<svg/>"))).toEqual({ refusal: "unsupported_type" });
    expect(await reader.read(await blank.toBuffer())).toEqual({ refusal: "not_a_chart" });
    expect(await reader.read(await tiny.toBuffer())).toEqual({ refusal: "too_small" });
  });
});
