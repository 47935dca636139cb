import type { ChartTheme } from "@candlewise/chart-vision/testing/chart-style";
import { pick, type Random } from "@candlewise/chart-vision/testing/random";

/** What surrounds a chart in a screenshot: a page with an empty `#chart` of the given size. */
export interface FramedPage {
  readonly html: string;
  readonly width: number;
  readonly height: number;
  readonly chart: { readonly width: number; readonly height: number };
}

export type Frame = (theme: ChartTheme, random: Random) => FramedPage;

export const NAMES = [
  "ACME",
  "Borealis",
  "Cobalt",
  "Dunlin",
  "Everglow",
  "Fjord",
  "Granite",
  "Halcyon",
  "Indigo",
  "Juniper",
  "Kestrel",
  "Lumen",
  "Meridian",
];

export const backgroundOf = ({ background }: ChartTheme): string =>
  typeof background === "string" ? background : `linear-gradient(${background.join(", ")})`;

/** The empty chart, as an element. */
export const chartBox = (theme: ChartTheme, { width, height }: FramedPage["chart"], style = ""): string =>
  `<div id="chart" style="width:${width}px;height:${height}px;overflow:hidden;background:${backgroundOf(theme)};${style}"></div>`;

const money = (value: number) => value.toLocaleString("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

export interface Quote {
  readonly name: string;
  readonly price: string;
  readonly change: string;
  readonly color: string;
}

export function quote(theme: ChartTheme, random: Random): Quote {
  const change = (random() - 0.5) * 8;
  const color = change >= 0 ? theme.up.border : theme.down.border;
  const sign = change >= 0 ? "+" : "−";
  return {
    name: pick(random, NAMES),
    price: money(10 ** (random() * 4)),
    change: `${sign}${Math.abs(change).toFixed(2)}%`,
    color,
  };
}

export const quotes = (theme: ChartTheme, random: Random, count: number): readonly Quote[] =>
  Array.from({ length: count }, () => quote(theme, random));

/** An oscillator under the chart, as the indicator panes of trading windows draw it. */
export function oscillator(theme: ChartTheme, random: Random, width: number, height: number): string {
  let value = 50;
  const points = Array.from({ length: 90 }, (_, at) => {
    value = Math.min(82, Math.max(18, value + (random() - 0.5) * 14));
    return `${((at / 89) * (width - 60)).toFixed(1)},${(height - (value / 100) * height).toFixed(1)}`;
  });
  const level = (at: number) =>
    `<line x1="0" x2="${width - 60}" y1="${height * at}" y2="${height * at}" stroke="${theme.text}" stroke-opacity="0.4" stroke-dasharray="4 4"/>` +
    `<text x="${width - 50}" y="${height * at + 4}" font-size="11" fill="${theme.text}">${(100 - at * 100).toFixed(2)}</text>`;
  return `<svg width="${width}" height="${height}" style="display:block;border-top:1px solid ${theme.grid}">
    <rect x="0" y="${height * 0.3}" width="${width - 60}" height="${height * 0.4}" fill="#7e57c2" fill-opacity="0.1"/>
    ${level(0.3)}${level(0.7)}<polyline points="${points.join(" ")}" fill="none" stroke="#7e57c2" stroke-width="1.5"/>
    <text x="8" y="14" font-size="11" fill="${theme.text}">RSI 14 close</text></svg>`;
}

/** Lines and notes that a user drew over the chart. */
export function drawings(theme: ChartTheme, random: Random, { width, height }: FramedPage["chart"]): string {
  const y = height * (0.3 + random() * 0.4);
  return `<svg width="${width}" height="${height}" style="position:absolute;left:0;top:0;pointer-events:none">
    <line x1="${width * 0.08}" y1="${height * 0.75}" x2="${width * 0.8}" y2="${height * 0.25}" stroke="#2962ff" stroke-width="2"/>
    <line x1="0" y1="${y}" x2="${width * 0.9}" y2="${y}" stroke="#ff9800" stroke-width="1"/>
    <text x="${width * 0.12}" y="${y - 6}" font-size="12" fill="${theme.text}">resistance</text></svg>`;
}

/** Round or angular signs for toolbars. */
export function icon(color: string, random: Random, size = 18): string {
  const shape = pick(random, [
    `<path d="M2 ${size - 3} L${size - 3} 3" />`,
    `<circle cx="${size / 2}" cy="${size / 2}" r="${size / 3}" />`,
    `<rect x="3" y="3" width="${size - 6}" height="${size - 6}" />`,
    `<path d="M2 ${size / 2} H${size - 2} M${size / 2} 2 V${size - 2}" />`,
    `<path d="M3 4 H${size - 3} M3 ${size / 2} H${size - 6} M3 ${size - 4} H${size - 4}" />`,
    `<path d="M3 ${size - 3} V6 M${size / 2} ${size - 3} V3 M${size - 3} ${size - 3} V9" />`,
  ]);
  return `<svg width="${size}" height="${size}" fill="none" stroke="${color}" stroke-width="1.5">${shape}</svg>`;
}
