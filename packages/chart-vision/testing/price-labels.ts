import type { LabelFormat } from "./chart-style.ts";

const STEPS = [1, 2, 2.5, 5, 10];

/** The smallest round step that leaves at most `most` prices in the range. */
export function roundStep(range: number, most: number): number {
  const rough = range / most;
  const unit = 10 ** Math.floor(Math.log10(rough));
  return unit * (STEPS.find((step) => step * unit >= rough * 0.999_999) ?? 10);
}

/** Round prices from low to high. */
export function roundPrices(low: number, high: number, most: number): readonly number[] {
  const step = roundStep(high - low, most);
  const first = Math.ceil(low / step);
  return Array.from({ length: Math.max(0, Math.floor(high / step) - first + 1) }, (_, at) => (first + at) * step);
}

/** Decimals that a step needs: 0.025 needs three. */
export function decimalsOfStep(step: number): number {
  const unit = -Math.floor(Math.log10(step * 1.000_001));
  const isHalf = Math.abs(step * 10 ** unit - 2.5) < 1e-6;
  return Math.max(0, unit + (isHalf ? 1 : 0));
}

/** Decimals of a quote: two for a share, four for a currency pair, more for tiny coins. */
export function quoteDecimals(price: number): number {
  if (price >= 10_000) return 1;
  return price >= 10 ? 2 : 4 - Math.floor(Math.log10(price));
}

interface Notation {
  readonly group: string;
  readonly point: string;
  readonly before?: string;
  readonly after?: string;
}

const NOTATIONS: Readonly<Record<LabelFormat, Notation>> = {
  plain: { group: "", point: "." },
  comma: { group: ",", point: "." },
  european: { group: ".", point: "," },
  space: { group: " ", point: "," },
  apostrophe: { group: "'", point: "." },
  dollar: { group: ",", point: ".", before: "$" },
  euro: { group: ".", point: ",", after: " €" },
};

export function priceLabel(price: number, decimals: number, format: LabelFormat): string {
  const { group, point, before = "", after = "" } = NOTATIONS[format];
  const [whole = "", fraction] = price.toFixed(decimals).split(".");
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, group);
  return `${before}${grouped}${fraction === undefined ? "" : point + fraction}${after}`;
}
