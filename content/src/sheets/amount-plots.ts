import { balanceOf, sumOf, type FigureOf, type NamedValue } from "@candlewise/domain/learning/figures";
import { DOWN, INK, MUTED, TEXT, VIOLET } from "./ink.ts";
import { LABEL, PLOT, amount, colorOf, label, write, type Doc, type Plot } from "./plot.ts";
import { setText } from "./typeset.ts";

/** Lying bars with their names above and values at their ends. */
export function bars(doc: Doc, { bars: all, format }: FigureOf<"bars">, width: number): Plot {
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
        amount(doc, write(value, format), (value < 0 ? zero : zero + size) + 5, top + 13.8);
      });
    },
  };
}

/** Two columns on one beam, and below them what they are made of. */
export function balance(doc: Doc, figure: FigureOf<"balance">, width: number): Plot {
  const { sides, format, result, is_equal } = figure;
  const most = Math.max(...sides.map(({ parts }) => sumOf(parts))) || 1;
  const half = (width - 12) / 2;
  const lists = sides.map(({ label: name, parts }) =>
    partList(doc, [{ label: name, value: sumOf(parts) }, ...parts], { format, width: half }),
  );
  const listed = Math.max(...lists.map(({ height }) => height));
  const verdict = setText(doc, is_equal ? result : `${result}: ${write(balanceOf(figure), format)}`, width, {
    ...LABEL,
    color: INK,
    weight: 700,
  });
  return {
    height: PLOT + 8 + listed + verdict.height,
    draw(x, y) {
      sides.forEach(({ parts }, side) => {
        let top = y + PLOT;
        parts.forEach(({ value }, index) => {
          const size = (value / most) * (PLOT - 4);
          top -= size;
          doc
            .roundedRect(x + side * (half + 12) + half * 0.2, top + 0.5, half * 0.6, Math.max(0.5, size - 1), 2)
            .fill(colorOf(index));
        });
        lists[side]?.draw(x + side * (half + 12), y + PLOT + 8);
      });
      doc
        .moveTo(x, y + PLOT + 1)
        .lineTo(x + width, y + PLOT + 1)
        .lineWidth(1.5)
        .stroke(MUTED);
      verdict.draw(x, y + PLOT + 8 + listed);
    },
  };
}

/** The sum, and below it each part with its color. */
function partList(doc: Doc, [total, ...parts]: readonly NamedValue[], { format, width }: ListLook): Plot {
  const head = setText(doc, total ? `${total.label}: ${write(total.value, format)}` : "", width, {
    ...LABEL,
    color: TEXT,
    weight: 700,
  });
  const rows = parts.map(({ label: name, value }) =>
    setText(doc, `${name} ${write(value, format)}`, width - 10, { ...LABEL, color: TEXT }),
  );
  return {
    height: [head, ...rows].reduce((sum, { height }) => sum + height + 2, 0),
    draw(x, y) {
      head.draw(x, y);
      let top = y + head.height + 2;
      rows.forEach((row, index) => {
        doc.roundedRect(x, top + 3, 5, 5, 1.5).fill(colorOf(index));
        row.draw(x + 10, top);
        top += row.height + 2;
      });
    },
  };
}

interface ListLook {
  readonly format: FigureOf<"balance">["format"];
  readonly width: number;
}

/** One amount at the left that parts into bands, each as wide as its amount. */
export function flow(doc: Doc, { from, to, format }: FigureOf<"flow">, width: number): Plot {
  const total = sumOf(to) || 1;
  const room = PLOT - 4;
  const step = 24;
  const reach = width * 0.42;
  const names = to.map(({ label: name, value }) =>
    setText(doc, `${name} ${write(value, format)}`, width - reach - 12, { ...LABEL, color: TEXT }),
  );
  const height = Math.max(
    PLOT,
    to.reduce((sum, { value }) => sum + Math.max(step, (value / total) * room), 0),
  );
  return {
    height: height + 14,
    draw(x, y) {
      amount(doc, `${from.label}: ${write(from.value, format)}`, x, y + 4);
      const top = y + 14;
      let start = top + (height - room) / 2;
      let end = top;
      doc.roundedRect(x, start, 8, room, 2).fill(VIOLET);
      to.forEach(({ value }, index) => {
        const size = (value / total) * room;
        const row = Math.max(step, size);
        const low = end + (row - size) / 2;
        const middle = x + 8 + reach / 2;
        doc
          .moveTo(x + 8, start)
          .bezierCurveTo(middle, start, middle, low, x + reach, low)
          .lineTo(x + reach, low + size)
          .bezierCurveTo(middle, low + size, middle, start + size, x + 8, start + size)
          .fillOpacity(0.75)
          .fill(colorOf(index))
          .fillOpacity(1);
        names[index]?.draw(x + reach + 8, end + (row - (names[index]?.height ?? 0)) / 2);
        start += size;
        end += row;
      });
    },
  };
}
