import { drawChart } from "@candlewise/chart-vision/testing/draw-chart";
import type { ChartStyle } from "@candlewise/chart-vision/testing/chart-style";
import { priceSeries, type Regime } from "@candlewise/chart-vision/testing/price-series";
import { asPng } from "@candlewise/chart-vision/testing/rasterize";
import sharp from "sharp";

export type Picture = Uint8Array<ArrayBuffer>;

interface Chart {
  readonly regime?: Regime;
  readonly seed?: number;
  readonly style?: Partial<ChartStyle>;
}

/** The bars of a chart, and its drawing. */
export function drawnChart({ regime = "rising", seed = 7, style = {} }: Chart = {}) {
  const bars = priceSeries({ seed, length: 80, start: 100, regime });
  return { bars, svg: drawChart(bars, style).svg };
}

const asBytes = (buffer: Buffer): Picture => new Uint8Array(buffer);

export const chartPicture = async (chart: Chart = {}): Promise<Picture> => asBytes(await asPng(drawnChart(chart).svg));

/** A picture without any chart. */
export const plainPicture = async (background = "#d02020"): Promise<Picture> =>
  asBytes(
    await sharp({ create: { width: 640, height: 400, channels: 3, background } })
      .png()
      .toBuffer(),
  );

/** The same chart with words over its empty part. */
export async function withWords(svg: string, words: string): Promise<Picture> {
  const text = `<text x="80" y="60" font-size="18" fill="#888888">${words}</text></svg>`;
  return asBytes(await asPng(svg.replace(/<\/svg>$/, text)));
}
