import type { GridStyle } from "./chart-style.ts";
import type { Layout } from "./layout.ts";
import { element, line, rect, text } from "./svg.ts";

const DASHES: Partial<Record<GridStyle, string>> = { dashed: "5 4", dotted: "1 3" };
const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const COLUMNS = 7;

const columnsOf = ({ bars }: Layout) =>
  Array.from({ length: COLUMNS }, (_, at) => Math.floor(((at + 0.5) * bars.length) / COLUMNS));

export function drawBackground({ style, plot }: Layout): string {
  const { theme, width, height } = style;
  const isGradient = typeof theme.background !== "string";
  const [from, to] = isGradient ? theme.background : [theme.background, theme.background];
  const gradient = element(
    "linearGradient",
    { id: "sky", x1: 0, y1: 0, x2: 0, y2: 1 },
    element("stop", { offset: 0, "stop-color": from }) + element("stop", { offset: 1, "stop-color": to }),
  );
  const inner = theme.plot
    ? rect(plot.left, plot.top, plot.right - plot.left, plot.bottom - plot.top, { fill: theme.plot })
    : "";
  return `<defs>${gradient}</defs>${rect(0, 0, width, height, { fill: isGradient ? "url(#sky)" : from })}${inner}`;
}

export function drawGrid(layout: Layout): string {
  const { style, plot, ticks, xOf, yOf } = layout;
  if (style.grid === "none") return "";
  const stroke = { stroke: style.theme.grid, "stroke-width": 1, "stroke-dasharray": DASHES[style.grid] };
  const rows = ticks.map((price) => Math.floor(yOf(price)) + 0.5);
  const columns = style.grid === "horizontal" ? [] : columnsOf(layout);
  return [
    ...rows.map((y) => line(plot.left, y, plot.right, y, stroke)),
    ...columns.map((index) => {
      const x = Math.floor(xOf(index)) + 0.5;
      return line(x, plot.top, x, plot.bottom, stroke);
    }),
  ].join("");
}

export function drawAxes(layout: Layout): string {
  const { style, plot, ticks, volume, xOf, yOf, label } = layout;
  const ink = { fill: style.theme.text, "font-size": style.fontSize };
  const down = style.fontSize * 0.36;
  const priceLabels = (x: number, anchor: string) =>
    ticks.map((price) => text(x, yOf(price) + down, label(price), { ...ink, "text-anchor": anchor })).join("");
  const sides = {
    right: () => priceLabels(plot.right + 7, "start"),
    left: () => priceLabels(plot.left - 7, "end"),
    both: () => priceLabels(plot.right + 7, "start") + priceLabels(plot.left - 7, "end"),
    inside: () => priceLabels(plot.right - 5, "end"),
    none: () => "",
  };
  const dates = columnsOf(layout).map((index, at) =>
    text(xOf(index), volume.bottom + style.fontSize * 1.4, `${MONTHS[at % MONTHS.length]} ${((index * 7) % 28) + 1}`, {
      ...ink,
      "text-anchor": "middle",
    }),
  );
  return sides[style.axis]() + dates.join("");
}

/** The dashed line at the last price, with a box over the axis. */
export function drawLastPrice(layout: Layout): string {
  const { style, bars, plot, yOf, label } = layout;
  const last = bars.at(-1);
  if (!style.hasLastPrice || !last) return "";
  const color = (last.close >= last.open ? style.theme.up : style.theme.down).border;
  const y = Math.floor(yOf(last.close)) + 0.5;
  const dashes = line(plot.left, y, plot.right, y, { stroke: color, "stroke-width": 1, "stroke-dasharray": "2 2" });
  const content = label(last.close);
  const width = content.length * style.fontSize * 0.64 + 10;
  const left = { left: plot.left - width, inside: plot.right - width, none: null, right: plot.right, both: plot.right }[
    style.axis
  ];
  if (left === null) return dashes;
  const height = style.fontSize * 1.5;
  return (
    dashes +
    rect(left, y - height / 2, width, height, { fill: color }) +
    text(left + 6, y + style.fontSize * 0.36, content, { fill: lightOrDark(color), "font-size": style.fontSize })
  );
}

/** Black or white, whichever is readable on the color. */
function lightOrDark(color: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return 0.3 * red + 0.59 * green + 0.11 * blue > 150 ? "#000000" : "#ffffff";
}
