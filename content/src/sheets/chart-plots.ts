import type { FigureOf } from "@candlewise/domain/learning/figures";
import { DOWN, LINE, TEXT, UP } from "./ink.ts";
import { LABEL, PLOT, colorOf, label, write, type Doc, type Plot } from "./plot.ts";
import { setText } from "./typeset.ts";

/** Lines with the range of both axes and a legend. */
export function lines(doc: Doc, { series, format, x_label }: FigureOf<"line">, width: number): Plot {
  const points = series.flatMap((one) => one.points);
  const xs = points.map(([at]) => at);
  const ys = points.map(([, value]) => value);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [low, high] = [Math.min(0, ...ys), Math.max(...ys)];
  const legend = series.map(({ label: name }) => setText(doc, name, width - 14, { ...LABEL, color: TEXT }));
  const below = legend.reduce((sum, { height }) => sum + height + 2, 0);
  return {
    height: PLOT + 14 + below,
    draw(x, y) {
      const gutter = 38;
      const atX = (value: number) => x + gutter + ((value - left) / (right - left || 1)) * (width - gutter);
      const atY = (value: number) => y + 5 + (1 - (value - low) / (high - low || 1)) * (PLOT - 10);
      for (const value of [low, (low + high) / 2, high]) {
        doc
          .moveTo(x + gutter, atY(value))
          .lineTo(x + width, atY(value))
          .lineWidth(0.5)
          .stroke(LINE);
        label(doc, write(value, format), x + gutter - 5, atY(value), "end");
      }
      label(doc, String(left), x + gutter, y + PLOT + 4);
      label(doc, x_label, x + gutter + (width - gutter) / 2, y + PLOT + 4, "middle");
      label(doc, String(right), x + width, y + PLOT + 4, "end");
      series.forEach((one, index) => {
        one.points.forEach(([at, value], step) => {
          if (step === 0) doc.moveTo(atX(at), atY(value));
          else doc.lineTo(atX(at), atY(value));
        });
        doc.lineWidth(1.6).lineJoin("round").stroke(colorOf(index));
      });
      let top = y + PLOT + 14;
      legend.forEach((name, index) => {
        doc.roundedRect(x, top + 3, 9, 3.5, 1.7).fill(colorOf(index));
        name.draw(x + 14, top);
        top += name.height + 2;
      });
    },
  };
}

/** A price chart with the highest and the lowest price. */
export function candles(doc: Doc, { bars: all, decimals }: FigureOf<"candles">, width: number): Plot {
  const low = Math.min(...all.map((bar) => bar.low));
  const high = Math.max(...all.map((bar) => bar.high));
  return {
    height: PLOT,
    draw(x, y) {
      const gutter = 34;
      const step = (width - gutter) / all.length;
      const atY = (price: number) => y + 5 + (1 - (price - low) / (high - low || 1)) * (PLOT - 10);
      for (const price of [low, high]) {
        doc
          .moveTo(x, atY(price))
          .lineTo(x + width - gutter, atY(price))
          .lineWidth(0.5)
          .stroke(LINE);
        label(doc, price.toFixed(decimals), x + width, atY(price), "end");
      }
      all.forEach((bar, index) => {
        const middle = x + (index + 0.5) * step;
        const isUp = bar.close >= bar.open;
        const wide = Math.min(9, step * 0.66);
        doc
          .moveTo(middle, atY(bar.high))
          .lineTo(middle, atY(bar.low))
          .lineWidth(0.9)
          .stroke(isUp ? UP : DOWN);
        const [top, bottom] = [atY(Math.max(bar.open, bar.close)), atY(Math.min(bar.open, bar.close))];
        doc
          .roundedRect(middle - wide / 2, top, wide, Math.max(1, bottom - top), Math.min(1.2, wide / 3))
          .fill(isUp ? UP : DOWN);
      });
    },
  };
}
