import type { Figure } from "@candlewise/domain/learning/figures";
import { balance, bars, flow } from "./amount-plots.ts";
import { candles, lines } from "./chart-plots.ts";
import { DOWN, INK, MUTED, TEXT, UP } from "./ink.ts";
import { distribution, ladder, timeline } from "./list-plots.ts";
import { label, write, type Doc, type Plot } from "./plot.ts";
import { fontOf, setText } from "./typeset.ts";

export interface Picture extends Plot {
  /** Read out instead of the drawing. */
  readonly alt: string;
}

/** A figure of a lesson as vectors, with its title above. */
export function figurePicture(doc: Doc, figure: Figure, width: number): Picture {
  const title = setText(doc, stillTitle(figure), width, { size: 8.5, line: 11, color: INK, weight: 700 });
  const plot = plotOf(doc, figure, width);
  return {
    height: title.height + 4 + plot.height,
    alt: `${stillTitle(figure)}. ${figure.description}`,
    draw(x, y) {
      title.draw(x, y);
      plot.draw(x, y + title.height + 4);
    },
  };
}

/** A figure that is moved on a screen is printed as it begins, and says at which value. */
function stillTitle(figure: Figure): string {
  const slider = "slider" in figure ? figure.slider : undefined;
  if (!slider) return figure.title;
  return `${figure.title} (${slider.label}: ${write(slider.values[slider.start] ?? 0, slider.format)})`;
}

function plotOf(doc: Doc, figure: Figure, width: number): Plot {
  switch (figure.type) {
    case "bars":
      return bars(doc, figure, width);
    case "line":
      return lines(doc, figure, width);
    case "candles":
      return candles(doc, figure, width);
    case "balance":
      return balance(doc, figure, width);
    case "flow":
      return flow(doc, figure, width);
    case "ladder":
      return ladder(doc, figure, width);
    case "timeline":
      return timeline(doc, figure, width);
    case "distribution":
      return distribution(doc, figure, width);
  }
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
