/** How a typed number is understood, exact to its last digit. `ambiguous` holds both readings, the smaller first; a person has to choose. */
export type ParsedDecimal =
  | { kind: "empty" }
  | { kind: "decimal"; value: string }
  | { kind: "ambiguous"; readings: [string, string] }
  | { kind: "invalid" };

const INVALID: ParsedDecimal = { kind: "invalid" };
/** At most 15 digits before the point. */
const BOUNDED = /^\d{1,15}(?:\.|$)/;
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
 * has fewer than three decimals, both readings are returned instead of one being guessed. The value is written with a point and
 * without needless zeros, so that it is the same text however it was typed.
 */
export function parseDecimal(text: string, locale: string, decimals = 2): ParsedDecimal {
  const latin = toLatin(text);
  if (latin.trim() === "") return { kind: "empty" };
  if (/\d[\s\u00a0\u202f'’](?!\d{3}(?!\d))\d/.test(latin)) return INVALID;
  const bare = latin.replace(NOISE, "");
  const sign = bare.startsWith("-") ? "-" : "";
  const digits = bare.replace(/^[-+]/, "");
  if (!/^[\d.,]*\d[\d.,]*$/.test(digits)) return INVALID;
  return withSign(readDigits(digits, decimalOf(text, locale), decimals), sign);
}

function readDigits(digits: string, decimal: "." | ",", decimals: number): ParsedDecimal {
  const last = digits.match(/[.,](?=\d*$)/)?.[0];
  if (last === undefined) return bounded(digits);
  const hasBoth = digits.includes(".") && digits.includes(",");
  if (hasBoth) return readBoth(digits, last);
  if (digits.split(last).length > 2) return isGrouped(digits, last) ? bounded(ungroup(digits, last)) : INVALID;
  const asDecimal = digits.replace(last, ".");
  if (!isGrouped(digits, last) || digits.startsWith("0")) return bounded(asDecimal);
  if (last !== decimal) return bounded(ungroup(digits, last));
  return decimals >= 3
    ? bounded(asDecimal)
    : { kind: "ambiguous", readings: [plain(asDecimal), plain(ungroup(digits, last))] };
}

function readBoth(digits: string, last: string): ParsedDecimal {
  const at = digits.lastIndexOf(last);
  const whole = digits.slice(0, at);
  const group = last === "." ? "," : ".";
  if (whole.includes(last) || !isGrouped(whole, group)) return INVALID;
  return bounded(`${ungroup(whole, group)}.${digits.slice(at + 1)}`);
}

const isGrouped = (digits: string, group: string) => GROUPED.test(digits.replaceAll(group, ","));
const ungroup = (digits: string, group: string) => digits.replaceAll(group, "");

/** `007.50` is `7.5`. */
function plain(digits: string): string {
  const [whole = "", fraction = ""] = digits.split(".");
  const kept = fraction.replace(/0+$/, "");
  return (whole.replace(/^0+(?=\d)/, "") || "0") + (kept && `.${kept}`);
}

function bounded(digits: string): ParsedDecimal {
  const value = plain(digits);
  return BOUNDED.test(value) ? { kind: "decimal", value } : INVALID;
}

function withSign(parsed: ParsedDecimal, sign: "-" | ""): ParsedDecimal {
  const signed = (value: string) => (value === "0" ? value : sign + value);
  if (parsed.kind === "decimal") return { kind: "decimal", value: signed(parsed.value) };
  if (parsed.kind === "ambiguous")
    return { kind: "ambiguous", readings: [signed(parsed.readings[0]), signed(parsed.readings[1])] };
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
