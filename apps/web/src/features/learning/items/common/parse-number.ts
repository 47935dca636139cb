import { parseDecimal } from "#web/shared/i18n/parse-decimal.ts";

/** How a typed number is understood. `ambiguous` holds both readings, the smaller first; a person has to choose. */
export type ParsedNumber =
  | { kind: "empty" }
  | { kind: "number"; value: number }
  | { kind: "ambiguous"; readings: [number, number] }
  | { kind: "invalid" };

/** `parseDecimal` for answers of items, which are floats. */
export function parseNumber(text: string, locale: string, decimals = 2): ParsedNumber {
  const parsed = parseDecimal(text, locale, decimals);
  if (parsed.kind === "decimal") return { kind: "number", value: Number(parsed.value) };
  if (parsed.kind === "ambiguous")
    return { kind: "ambiguous", readings: [Number(parsed.readings[0]), Number(parsed.readings[1])] };
  return parsed;
}
