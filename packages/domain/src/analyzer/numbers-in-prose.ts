import type { ChartFacts } from "./facts.ts";

export interface WrittenNumber {
  readonly value: number;
  /** Size of its last digit. */
  readonly lastDigit: number;
}

/** Share of a fact by which a number may differ from it. */
const TOLERANCE = 0.005;
/** A rounded number may differ by half of its last digit, but never by more than this share. */
const ROUNDING = 0.05;

/** Digits of every script with separators between them. */
const NUMBER = /\p{Nd}(?:[\p{Nd}.,٫٬'’\u00a0\u202f]*\p{Nd})?/gu;
/** A ratio: the 1 of `2.4:1`, `1:2.4` and `2.4 to 1`. */
const UNIT_OF_RATIO = /\b1\s*:\s*(?=\p{Nd})|(?<=\p{Nd})\s*:\s*1\b|(?<=\p{Nd})\s+to\s+1\b/gu;
const THOUSANDS: Readonly<Record<string, number>> = { k: 1e3, K: 1e3, M: 1e6, B: 1e9 };
/** Numbers that are not written in digits cannot be compared, so their sentence is not shown: fractions, circled digits, and words for large numbers. */
const OTHER_NUMERALS =
  /[\p{No}\p{Nl}]|\b(twent(y|ies)|thirt(y|ies)|fort(y|ies)|fift(y|ies)|sixty|seventy|eighty|ninety|hundreds?|thousands?|millions?|billions?|hundert\w*|tausend\w*|million\w*|cien(to)?s?|cient[oa]s|mil|mill\w*|cents?|mille|milhões|milhão|cem)\b|مئة|مائة|ألف|مليون/iu;

/** A digit of European or Arabic-Indic script as 0–9; `?` for those of other scripts, which no language of the app uses. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  for (const zero of [0x30, 0x660, 0x6f0]) if (code >= zero && code <= zero + 9) return String(code - zero);
  return "?";
}

/** Languages whose decimal separator is a comma. */
const DECIMAL_COMMA: ReadonlySet<string> = new Set(["de", "es", "fr", "pt"]);

/** Only three digits after a single separator are ambiguous; the language then decides. */
function read(written: string, language: string): WrittenNumber | null {
  const text = written
    .replaceAll("٫", ".")
    .replaceAll("٬", ",")
    .replaceAll(/\p{Nd}/gu, asciiDigit);
  if (text.includes("?")) return null;
  const separators = text.replaceAll(/[0-9]/g, "");
  const parts = text.split(/[^0-9]/u);
  const [last = ""] = parts.slice(-1);
  const mark = separators.at(-1);
  const isDecimal =
    (mark === "." || mark === ",") &&
    separators.indexOf(mark) === separators.length - 1 &&
    (last.length !== 3 || separators.length > 1 || (mark === ",") === DECIMAL_COMMA.has(language));
  return isDecimal
    ? { value: Number(`${parts.slice(0, -1).join("")}.${last}`), lastDigit: 10 ** -last.length }
    : { value: Number(parts.join("")), lastDigit: 1 };
}

/** The numbers of a sentence; null when it has one that cannot be read. */
export function numbersIn(sentence: string, language: string): readonly WrittenNumber[] | null {
  if (OTHER_NUMERALS.test(sentence)) return null;
  const text = sentence.replaceAll(UNIT_OF_RATIO, " ");
  const numbers: WrittenNumber[] = [];
  for (const match of text.matchAll(NUMBER)) {
    const number = read(match[0], language);
    if (!number) return null;
    const factor = THOUSANDS[text[match.index + match[0].length] ?? ""] ?? 1;
    numbers.push({ value: number.value * factor, lastDigit: number.lastDigit * factor });
  }
  return numbers;
}

/** Every number of a report that a text may name: prices, shares in percent, ratios and counts. Positions of bars are none of them. */
export function knownNumbers(facts: ChartFacts): readonly number[] {
  const { first, last, highest, lowest, change, volatility, drop, levels, candlePatterns, patterns, scenarios } = facts;
  const shares = [
    change,
    volatility.share,
    drop.share,
    facts.trend.fit,
    ...[...candlePatterns, ...patterns].map(({ baseRate }) => baseRate),
  ];
  return [
    facts.bars,
    first,
    last,
    highest.price,
    lowest.price,
    volatility.averageRange,
    drop.from.price,
    drop.to.price,
    drop.ranges,
    ...levels.flatMap(({ price, touches }) => [price, touches.length]),
    ...patterns.flatMap(({ target, voidedAt, points }) => [
      ...(target === null ? [] : [target]),
      voidedAt.price,
      ...points.map(({ price }) => price),
    ]),
    ...scenarios.flatMap(({ entry, stop, target, rewardToRisk, voidedAt }) => [
      entry,
      stop,
      target,
      rewardToRisk,
      voidedAt.price,
    ]),
    ...shares.flatMap((share) => (share === null ? [] : [Math.abs(share) * 100])),
    levels.length,
    patterns.length,
    candlePatterns.length,
    scenarios.length,
  ];
}

/** Signs are not compared: a fall of 4 % may be written as 4 or as −4. */
export const isKnownNumber = ({ value, lastDigit }: WrittenNumber, known: readonly number[]): boolean =>
  known.some((fact) => {
    const size = Math.abs(fact);
    return Math.abs(value - size) <= Math.max(TOLERANCE * size, Math.min(lastDigit / 2, ROUNDING * size));
  });
