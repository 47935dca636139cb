import type { NumberFormat, NumericUnit } from "@candlewise/domain/learning/items";

export const NUMBER_FORMATS = [
  "usd0",
  "usd2",
  "pct0",
  "pct1",
  "pct2",
  "num0",
  "num1",
  "num2",
] as const satisfies NumberFormat[];

const formatters = new Map<string, Intl.NumberFormat>();

/** Writes a number as a reader of the language expects; `pct` formats take a ratio. */
export function formatNumber(value: number, format: NumberFormat, language: string): string {
  return write(value, STYLES[format.slice(0, 3)] ?? "decimal", Number(format.slice(3)), language);
}

/** Writes the answer of a numeric item: percent answers count 7 for 7 %. */
export function formatAnswer(value: number, unit: NumericUnit, decimals: number, language: string): string {
  if (unit === "percent") return write(value / 100, "percent", decimals, language);
  return write(value, unit === "usd" ? "currency" : "decimal", decimals, language);
}

const STYLES: Record<string, "currency" | "percent" | "decimal"> = { usd: "currency", pct: "percent", num: "decimal" };

function write(value: number, style: "currency" | "percent" | "decimal", decimals: number, language: string): string {
  const key = `${language} ${style} ${decimals}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    formatter = new Intl.NumberFormat(language, {
      style,
      ...(style === "currency" && { currency: "USD" }),
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    });
    formatters.set(key, formatter);
  }
  return formatter.format(value);
}
