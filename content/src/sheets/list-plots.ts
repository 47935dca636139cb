import { fillOf, type FigureOf, type PriceLevel } from "@candlewise/domain/learning/figures";
import { DOWN, LINE, MUTED, TEXT, UP, VIOLET } from "./ink.ts";
import { LABEL, PLOT, amount, colorOf, label, write, type Doc, type Plot } from "./plot.ts";
import { setText } from "./typeset.ts";

/** Asks above, bids below, each as wide as its size; what an order takes is filled. */
export function ladder(doc: Doc, { bids, asks, order, decimals, size_label }: FigureOf<"ladder">, width: number): Plot {
  const row = 13;
  const gap = 8;
  const most = Math.max(...[...bids, ...asks].map(({ size }) => size)) || 1;
  const takenOf = (levels: readonly PriceLevel[], side: "buy" | "sell") =>
    order?.side === side ? fillOf(levels, order.size).taken : [];
  const draw = (levels: readonly PriceLevel[], taken: readonly number[], color: string) =>
    levels.map(({ price, size }, index) => ({ price, size, taken: taken[index] ?? 0, color }));
  const rungs = [...draw(asks, takenOf(asks, "buy"), DOWN).toReversed(), ...draw(bids, takenOf(bids, "sell"), UP)];
  return {
    height: 12 + rungs.length * row + gap,
    draw(x, y) {
      label(doc, size_label, x + width, y + 4, "end");
      rungs.forEach(({ price, size, taken, color }, index) => {
        const top = y + 12 + index * row + (index >= asks.length ? gap : 0);
        const room = width - 78;
        amount(doc, price.toFixed(decimals), x, top + 5);
        doc
          .roundedRect(x + 38, top, Math.max(1.5, (size / most) * room), 9, 2)
          .fillOpacity(0.3)
          .fill(color)
          .fillOpacity(1);
        if (taken > 0) doc.roundedRect(x + 38, top, (taken / most) * room, 9, 2).fill(color);
        label(doc, write(size, "num0"), x + width, top + 5, "end");
      });
    },
  };
}

/** Dots on a line, each with its date and what happened. */
export function timeline(doc: Doc, { events }: FigureOf<"timeline">, width: number): Plot {
  const rows = events.map(({ when, text }) => ({
    when: setText(doc, when, width - 16, { ...LABEL, color: TEXT, weight: 700 }),
    text: setText(doc, text, width - 16, { ...LABEL, color: TEXT }),
  }));
  const heights = rows.map(({ when, text }) => when.height + text.height + 6);
  const height = heights.reduce((sum, each) => sum + each, 0);
  return {
    height,
    draw(x, y) {
      doc
        .moveTo(x + 4, y + 5)
        .lineTo(x + 4, y + height - (heights.at(-1) ?? 0) + 5)
        .lineWidth(1.5)
        .stroke(LINE);
      let top = y;
      rows.forEach(({ when, text }, index) => {
        doc.circle(x + 4, top + 5, 3).fill(VIOLET);
        when.draw(x + 16, top);
        text.draw(x + 16, top + when.height);
        top += heights[index] ?? 0;
      });
    },
  };
}

/** Standing bars over the ranges of outcomes, with the shares on both sides of a value below them. */
export function distribution(doc: Doc, figure: FigureOf<"distribution">, width: number): Plot {
  const { ranges, split, x_label, format } = figure;
  const most = Math.max(...ranges.map(({ share }) => share)) || 1;
  const colorAt = (to: number | null) => colorOf(split !== null && to !== null && to <= split.at ? 2 : 0);
  const legend = (split ? [split.below, split.above] : []).map(({ label: name, value }) =>
    setText(doc, `${name}: ${write(value, "pct0")}`, width - 14, { ...LABEL, color: TEXT }),
  );
  return {
    height: PLOT + 14 + legend.reduce((sum, { height }) => sum + height + 2, 0),
    draw(x, y) {
      const step = width / ranges.length;
      ranges.forEach(({ share, to }, index) => {
        const size = (share / most) * (PLOT - 8);
        doc
          .roundedRect(
            x + index * step + 0.5,
            y + PLOT - size,
            Math.max(1, step - 1),
            Math.max(0.5, size),
            Math.min(2, step / 3),
          )
          .fill(colorAt(to));
      });
      doc
        .moveTo(x, y + PLOT)
        .lineTo(x + width, y + PLOT)
        .lineWidth(0.8)
        .stroke(MUTED);
      const [first, last] = [ranges.at(0), ranges.at(-1)];
      label(doc, write(first?.from ?? first?.to ?? 0, format), x, y + PLOT + 6);
      label(doc, x_label, x + width / 2, y + PLOT + 6, "middle");
      label(doc, write(last?.to ?? last?.from ?? 0, format), x + width, y + PLOT + 6, "end");
      let top = y + PLOT + 14;
      legend.forEach((name, index) => {
        doc.roundedRect(x, top + 3, 9, 3.5, 1.7).fill(colorOf(index === 0 ? 2 : 0));
        name.draw(x + 14, top);
        top += name.height + 2;
      });
    },
  };
}
