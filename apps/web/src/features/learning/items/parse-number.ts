/** How a typed number is understood. `ambiguous` holds both readings, the smaller first; a person has to choose. */
export type ParsedNumber =
  | { kind: "empty" }
  | { kind: "number"; value: number }
  | { kind: "ambiguous"; readings: [number, number] }
  | { kind: "invalid" };

const INVALID: ParsedNumber = { kind: "invalid" };
const LARGEST = 1e15;
const NOISE = /[\s\u00a0\u202f'’$€£%]|usd|us/gi;
/** Groups of three, or of two above the last three as in India. */
const GROUPED = /^\d{1,3}(?:,\d{2,3})*,\d{3}$/;

/** The character between whole part and fraction in a language. */
export function decimalSeparator(locale: string): "." | "," {
  const part = new Intl.NumberFormat(locale, { numberingSystem: "latn" })
    .formatToParts(1.5)
    .find(({ type }) => type === "decimal");
  return part?.value === "." ? "." : ",";
}

/**
 * Reads a number as people of a language write it: 16.000,5 in German, 16,000.5 in English, Arabic digits anywhere.
 * `16,000` is sixteen thousand in English. Where it could be a decimal as well (German, or `16.000` in English) and the answer
 * has fewer than three decimals, both readings are returned instead of one being guessed.
 */
export function parseNumber(text: string, locale: string, decimals = 2): ParsedNumber {
  const latin = toLatin(text);
  if (latin.trim() === "") return { kind: "empty" };
  if (/\d[\s\u00a0\u202f'’](?!\d{3}(?!\d))\d/.test(latin)) return INVALID;
  const bare = latin.replace(NOISE, "");
  const sign = bare.startsWith("-") ? -1 : 1;
  const digits = bare.replace(/^[-+]/, "");
  if (!/^[\d.,]*\d[\d.,]*$/.test(digits)) return INVALID;
  return withSign(readDigits(digits, decimalOf(text, locale), decimals), sign);
}

function readDigits(digits: string, decimal: "." | ",", decimals: number): ParsedNumber {
  const last = digits.match(/[.,](?=\d*$)/)?.[0];
  if (last === undefined) return finite(Number(digits));
  const hasBoth = digits.includes(".") && digits.includes(",");
  if (hasBoth) return readBoth(digits, last);
  if (digits.split(last).length > 2) return isGrouped(digits, last) ? finite(ungroup(digits, last)) : INVALID;
  const asDecimal = Number(digits.replace(last, "."));
  if (!isGrouped(digits, last) || digits.startsWith("0")) return finite(asDecimal);
  if (last !== decimal) return finite(ungroup(digits, last));
  return decimals >= 3 ? finite(asDecimal) : { kind: "ambiguous", readings: [asDecimal, ungroup(digits, last)] };
}

function readBoth(digits: string, last: string): ParsedNumber {
  const at = digits.lastIndexOf(last);
  const whole = digits.slice(0, at);
  const group = last === "." ? "," : ".";
  if (whole.includes(last) || !isGrouped(whole, group)) return INVALID;
  return finite(Number(`${ungroup(whole, group)}.${digits.slice(at + 1)}`));
}

const isGrouped = (digits: string, group: string) => GROUPED.test(digits.replaceAll(group, ","));
const ungroup = (digits: string, group: string) => Number(digits.replaceAll(group, ""));
const finite = (value: number): ParsedNumber => (Math.abs(value) <= LARGEST ? { kind: "number", value } : INVALID);

function withSign(parsed: ParsedNumber, sign: 1 | -1): ParsedNumber {
  if (parsed.kind === "number") return { kind: "number", value: sign * parsed.value || 0 };
  if (parsed.kind === "ambiguous")
    return { kind: "ambiguous", readings: [sign * parsed.readings[0], sign * parsed.readings[1]] };
  return parsed;
}

/** Arabic separators say themselves what they are; they stand for the comma and the point below. */
const decimalOf = (text: string, locale: string) => (/[٫٬]/.test(text) ? "." : decimalSeparator(locale));

function toLatin(text: string): string {
  return text
    .replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replaceAll(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    .replaceAll("٫", ".")
    .replaceAll(/[٬،]/g, ",")
    .replaceAll("٪", "%")
    .replaceAll(/[−–‎‏؜]/g, (sign) => (sign === "−" || sign === "–" ? "-" : ""));
}
