import { toPixel } from "#web/modules/plot/scale.ts";
import { boxPath } from "#web/modules/plot/paths.ts";
import type { Bar } from "@candlewise/domain/learning/items";
import { slotWidth, xOf } from "./geometry.ts";
import type { ChartFrame } from "./geometry.ts";

/** A chart's candles as a handful of SVG paths, however many bars there are: it draws and updates at once. */
export interface CandlePaths {
  upWicks: string;
  upBodies: string;
  downWicks: string;
  downBodies: string;
  upVolume: string;
  downVolume: string;
}

/** Width of a candle's body: most of its slot, never more than a thumb's candle. */
export const bodyWidth = (frame: ChartFrame) => Math.max(2, Math.min(14, slotWidth(frame) * 0.64));

const px = (value: number) => Number(value.toFixed(2));

const isUp = (bar: Bar) => bar.close >= bar.open;

/** Rising candles are drawn hollow (their outline lies inside the body), falling ones filled. */
export function candlePaths(bars: readonly Bar[], frame: ChartFrame): CandlePaths {
  const paths: CandlePaths = { upWicks: "", upBodies: "", downWicks: "", downBodies: "", upVolume: "", downVolume: "" };
  const width = bodyWidth(frame);
  const outline = outlineWidth(frame);
  const tallest = Math.max(1, ...bars.map((bar) => bar.volume));
  bars.forEach((bar, index) => {
    const x = xOf(frame, index);
    const y = (price: number) => toPixel(frame.price, price);
    const [top, bottom] = [y(Math.max(bar.open, bar.close)), y(Math.min(bar.open, bar.close))];
    const height = Math.max(2, bottom - top);
    const wicks = `M${px(x)} ${px(y(bar.high))}V${px(top)}M${px(x)} ${px(top + height)}V${px(y(bar.low))}`;
    const tall = Math.max(1.5, (bar.volume / tallest) * (frame.volumeBottom - frame.volumeTop));
    const volume = boxPath(x - width / 2, frame.volumeBottom - tall, width, tall, 2);
    if (isUp(bar)) {
      paths.upWicks += wicks;
      const inset = Math.min(outline / 2, height / 2 - 0.25);
      paths.upBodies += boxPath(x - width / 2 + inset, top + inset, width - 2 * inset, height - 2 * inset, 3);
      paths.upVolume += volume;
    } else {
      paths.downWicks += wicks;
      paths.downBodies += boxPath(x - width / 2, top, width, height, 3);
      paths.downVolume += volume;
    }
  });
  return paths;
}

export const outlineWidth = (frame: ChartFrame) => (bodyWidth(frame) >= 6 ? 2 : bodyWidth(frame) >= 4 ? 1.5 : 1);
