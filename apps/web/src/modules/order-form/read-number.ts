import type { Language } from "#web/shared/i18n/languages.ts";
import { parseDecimal } from "#web/shared/i18n/parse-decimal.ts";

/** Why a number cannot be sent. */
export type NumberProblem = "empty" | "invalid" | "zero" | "decimals" | "tooLarge";

/** Digits before the point that the wire takes. */
const WHOLE_DIGITS = 9;

type ReadNumber = { readonly value: string } | { readonly problem: NumberProblem };

/** A positive number of at most so many decimals, as a decimal text. */
export function readNumber(text: string, language: Language, decimals: number): ReadNumber {
  // Three decimals and more are read as decimals where they could be thousands as well: prices have four.
  const parsed = parseDecimal(text, language, 4);
  if (parsed.kind === "empty") return { problem: "empty" };
  if (parsed.kind !== "decimal" || parsed.value.startsWith("-")) return { problem: "invalid" };
  const [whole = "", fraction = ""] = parsed.value.split(".");
  if (parsed.value === "0") return { problem: "zero" };
  if (fraction.length > decimals) return { problem: "decimals" };
  return whole.length > WHOLE_DIGITS ? { problem: "tooLarge" } : { value: parsed.value };
}
