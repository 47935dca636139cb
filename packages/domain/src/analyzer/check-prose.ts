import type { ChartFacts, Confidence, Direction } from "./facts.ts";
import { CONFIDENCES } from "./facts.ts";
import { isKnownNumber, knownNumbers, numbersIn } from "./numbers-in-prose.ts";

/** What a language model wrote about one part of a report. */
export interface ProseFinding {
  /** The id of a level, pattern or scenario, or one of `PARTS`. */
  readonly about: string;
  /** The direction that the text speaks for; null for none. */
  readonly direction: Direction | null;
  readonly text: string;
}

export interface Prose {
  readonly trend: string;
  readonly confidence: Confidence;
  readonly findings: readonly ProseFinding[];
}

export interface CheckedProse {
  readonly paragraphs: readonly string[];
  /** That of the facts, or a lower one of the prose. */
  readonly confidence: Confidence;
}

/** Parts of a report without an id. */
export const PARTS = ["overview", "trend", "volatility", "drop", "levels", "patterns", "scenarios"] as const;

const MOST_PARAGRAPHS = 8;

/** Markup, addresses, and characters that change the direction of text or cannot be seen. */
const UNSAFE = /https?:|www\.|[<>`{}[\]]|[\p{Cc}\p{Cf}\p{Co}]/u;

/** Words that tell the reader what to do with their money, in every language of the app. */
const ADVICE = new RegExp(
  [
    String.raw`\b(buy|sell|recommend(ed|s)?|you should|go (long|short)|invest(ing)? in|guaranteed?|risk.free)\b`,
    String.raw`\b((ver)?kauf(e|en|t|st)|empfehl\w*|empfiehlt|garantiert)\b`,
    String.raw`\b(compr(a|ar|e|en|en|ad)|vend(e|er|a|an|ed)|recomend\w*|recomiend\w*|garantizad\w*)\b`,
    String.raw`\b(achet(er|ez|e)|vend(re|ez|s)|recommand\w*|garanti\w*)\b`,
    "اشتر|شراء|بيع|نوصي|أنصح|مضمون",
  ].join("|"),
  "iu",
);

function directionsOf(facts: ChartFacts): ReadonlyMap<string, Direction | null> {
  const { value } = facts.trend;
  const trend = value === "bullish" ? "long" : value === "bearish" ? "short" : null;
  return new Map<string, Direction | null>([
    ...PARTS.map((part) => [part, trend] as const),
    ...facts.levels.map(({ id }) => [id, null] as const),
    ...[...facts.candlePatterns, ...facts.patterns, ...facts.scenarios].map(
      ({ id, direction }) => [id, direction] as const,
    ),
  ]);
}

const sentencesOf = (text: string, language: string): string[] =>
  [...new Intl.Segmenter(language, { granularity: "sentence" }).segment(text)].map(({ segment }) => segment.trim());

/**
 * What may be shown of a model's prose: nothing if it contradicts the measured trend; otherwise the findings that speak of something measured, in its
 * direction, without the sentences that contain a number that was not measured, advice, or markup. Null when nothing is left.
 * `language` is that of the prose.
 */
export function checkProse(prose: Prose, facts: ChartFacts, language: string): CheckedProse | null {
  if (prose.trend !== facts.trend.value) return null;
  const directions = directionsOf(facts);
  const known = knownNumbers(facts);
  const isShown = (sentence: string) =>
    sentence !== "" &&
    !UNSAFE.test(sentence) &&
    !ADVICE.test(sentence) &&
    (numbersIn(sentence, language)?.every((number) => isKnownNumber(number, known)) ?? false);
  const paragraphs = prose.findings
    .filter(({ about, direction }) => {
      const measured = directions.get(about);
      return measured !== undefined && (direction === null || direction === measured);
    })
    .map(({ text }) => sentencesOf(text, language).filter(isShown).join(" "))
    .filter((text) => text !== "")
    .slice(0, MOST_PARAGRAPHS);
  if (paragraphs.length === 0) return null;
  const rank = (confidence: Confidence) => CONFIDENCES.indexOf(confidence);
  const confidence = rank(prose.confidence) > rank(facts.confidence) ? prose.confidence : facts.confidence;
  return { paragraphs, confidence };
}
