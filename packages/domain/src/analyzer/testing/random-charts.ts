import { seededRandom, type Random } from "@candlewise/domain/learning/hash";
import type { ChartSeries, PriceBar } from "../facts.ts";

/** Trades in a bar. */
const TRADES = 16;

export function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

interface Walk {
  readonly seed: string;
  readonly bars: number;
  /** Gain per bar, in standard deviations of a bar. */
  readonly drift?: number;
  /** Share of its distance from the start that the price loses each bar. */
  readonly pull?: number;
}

const START = 1000;

/** Bars of a price that moves at random by one on average per bar. */
function walkBars({ seed, bars, drift = 0, pull = 0 }: Walk): PriceBar[] {
  const random = seededRandom(seed);
  let price = START;
  return Array.from({ length: bars }, () => {
    const open = price;
    let [high, low] = [open, open];
    for (let trade = 0; trade < TRADES; trade++) {
      price += (drift - pull * (price - START)) / TRADES + normal(random) / Math.sqrt(TRADES);
      high = Math.max(high, price);
      low = Math.min(low, price);
    }
    return { open, high, low, close: price };
  });
}

export const seriesOf = (bars: readonly PriceBar[], isLine = false): ChartSeries => ({
  bars: isLine ? bars.map(({ close }) => ({ open: close, high: close, low: close, close })) : bars,
  unit: "price",
  isLine,
  quality: 1,
});

export const randomWalk = (walk: Walk): ChartSeries => seriesOf(walkBars(walk));

/** A line as it is read from a picture: a point for each column, between the closes of a walk. */
export function randomLine({ columns, ...walk }: Walk & { readonly columns: number }): ChartSeries {
  const closes = walkBars(walk).map(({ close }) => close);
  const points = Array.from({ length: columns }, (_, column) => {
    const at = (column / (columns - 1)) * (closes.length - 1);
    const [left, right] = [closes[Math.floor(at)] ?? START, closes[Math.ceil(at)] ?? START];
    const close = left + (right - left) * (at - Math.floor(at));
    return { open: close, high: close, low: close, close };
  });
  return seriesOf(points, true);
}

/** Prices as they are read from pixels: off by up to about 0.3 % of the range of the chart. */
export function asReadFromPixels(series: ChartSeries, seed: string): ChartSeries {
  const random = seededRandom(`pixels ${seed}`);
  const highest = Math.max(...series.bars.map(({ high }) => high));
  const lowest = Math.min(...series.bars.map(({ low }) => low));
  const read = (price: number): number => price + 0.003 * (highest - lowest) * normal(random);
  const bars = series.bars.map((bar): PriceBar => {
    const [open, close] = [read(bar.open), read(bar.close)];
    return { open, high: Math.max(open, close, read(bar.high)), low: Math.min(open, close, read(bar.low)), close };
  });
  return { ...series, bars };
}
