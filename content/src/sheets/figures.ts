import type { Figure } from "@candlewise/domain/learning/curriculum";
import type { NumberFormat } from "@candlewise/domain/learning/items";
import { formatNumber } from "../number-formats.ts";
import { DOWN, INK, LINE, MUTED, SERIES, TEXT, UP, VIOLET } from "./ink.ts";
import { fontOf, setText } from "./typeset.ts";

type Doc = PDFKit.PDFDocument;

export interface Picture {
  readonly height: number;
  /** Read out instead of the drawing. */
  readonly alt: string;
  readonly draw: (x: number, y: number) => void;
}

const PLOT = 92;
const LABEL = { size: 7.5, line: 10, color: MUTED } as const;

/** A figure of a lesson as vectors, with its title above. */
export function figurePicture(doc: Doc, figure: Figure, width: number): Picture {
  const title = setText(doc, figure.title, width, { size: 8.5, line: 11, color: INK, weight: 700 });
  const plot = plotOf(doc, figure, width);
  return {
    height: title.height + 4 + plot.height,
    alt: `${figure.title}. ${figure.description}`,
    draw(x, y) {
      title.draw(x, y);
      plot.draw(x, y + title.height + 4);
    },
  };
}

type Plot = Omit<Picture, "alt">;

function plotOf(doc: Doc, figure: Figure, width: number): Plot {
  switch (figure.type) {
    case "bars":
      return bars(doc, figure, width);
    case "line":
      return lines(doc, figure, width);
    case "candles":
      return candles(doc, figure, width);
  }
}

const write = (value: number, format: NumberFormat) => formatNumber(value, format, "en");

/** A label in one line; `align` says where its x is. */
function label(doc: Doc, text: string, x: number, y: number, align: "start" | "middle" | "end" = "start"): void {
  doc.font(fontOf(400)).fontSize(LABEL.size).fillColor(MUTED);
  const wide = doc.widthOfString(text);
  const left = align === "start" ? x : align === "end" ? x - wide : x - wide / 2;
  doc.text(text, left, y, { lineBreak: false, baseline: "middle" });
}

/** Lying bars with their names above and values at their ends. */
function bars(doc: Doc, { bars: all, format }: Extract<Figure, { type: "bars" }>, width: number): Plot {
  const row = 22;
  const values = all.map(({ value }) => value);
  const low = Math.min(0, ...values);
  const span = Math.max(0, ...values) - low || 1;
  const room = width - 52;
  return {
    height: all.length * row,
    draw(x, y) {
      const zero = x + (-low / span) * room;
      all.forEach(({ label: name, value }, index) => {
        const top = y + index * row;
        const size = (Math.abs(value) / span) * room;
        label(doc, name, x, top + 5);
        doc
          .roundedRect(value < 0 ? zero - size : zero, top + 10, Math.max(size, 1.5), 7, 2)
          .fill(value < 0 ? DOWN : VIOLET);
        doc.font(fontOf(700)).fontSize(8).fillColor(TEXT);
        doc.text(write(value, format), (value < 0 ? zero : zero + size) + 5, top + 13.8, {
          lineBreak: false,
          baseline: "middle",
        });
      });
    },
  };
}

/** Lines with the range of both axes and a legend. */
function lines(doc: Doc, { series, format, x_label }: Extract<Figure, { type: "line" }>, width: number): Plot {
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

const colorOf = (index: number): string => SERIES[index % SERIES.length] ?? VIOLET;

/** A price chart with the highest and the lowest price. */
function candles(doc: Doc, { bars: all, decimals }: Extract<Figure, { type: "candles" }>, width: number): Plot {
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

interface Anatomy {
  readonly x: number;
  readonly open: number;
  readonly close: number;
  readonly color: string;
  readonly name: string;
}

/** An up candle and a down candle with the names of their parts. */
export function candlePicture(doc: Doc, width: number): Picture {
  const [high, low] = [14, 126];
  const one = (y: number, { x, open, close, color, name }: Anatomy) => {
    doc
      .moveTo(x, y + high)
      .lineTo(x, y + low)
      .lineWidth(3)
      .lineCap("round")
      .stroke(color);
    const [top, bottom] = [Math.min(open, close), Math.max(open, close)];
    doc.roundedRect(x - 15, y + top, 30, bottom - top, 6).fill(color);
    doc.font(fontOf(700)).fontSize(8.5).fillColor(TEXT);
    doc.text(name, x - doc.widthOfString(name) / 2, y + low + 12, { lineBreak: false, baseline: "middle" });
  };
  return {
    height: 148,
    alt: "An up candle closes above its open, a down candle below it. The body runs from open to close, the wicks to the highest and the lowest price.",
    draw(x, y) {
      const up = { x: x + width * 0.27, open: 100, close: 40, color: UP, name: "Up candle" };
      const down = { x: x + width * 0.74, open: 40, close: 100, color: DOWN, name: "Down candle" };
      one(y, up);
      one(y, down);
      const lead = (at: number, text: string, from: number, side: 1 | -1) => {
        const end = from + side * 26;
        doc
          .moveTo(from + side * 4, y + at)
          .lineTo(end, y + at)
          .lineWidth(0.6)
          .stroke(MUTED);
        label(doc, text, end + side * 3, y + at, side === 1 ? "start" : "end");
      };
      lead(high, "high", up.x, 1);
      lead(up.close, "close", up.x + 13, 1);
      lead(up.open, "open", up.x + 13, 1);
      lead(low, "low", up.x, 1);
      lead(27, "wick", up.x, -1);
      lead(70, "body", up.x - 13, -1);
      lead(high, "high", down.x, 1);
      lead(down.open, "open", down.x + 13, 1);
      lead(down.close, "close", down.x + 13, 1);
      lead(low, "low", down.x, 1);
    },
  };
}
