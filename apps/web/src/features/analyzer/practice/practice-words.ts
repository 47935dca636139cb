import { PRACTICE_WINDOW, type PracticeAction } from "@candlewise/domain/analyzer/practice-rule";
import type { Translate } from "#web/shared/i18n/use-t.tsx";

export interface PracticeWords {
  /** The rule to follow. */
  readonly rule: string;
  /** What the chart shows. */
  readonly description: string;
  /** Why the rule asks for an action. */
  readonly why: (right: PracticeAction) => string;
  /** Where the chart has run to. */
  readonly reached: (number: number, close: string) => string;
}

/** The words of a practice on candles, or on the points of a line. */
export function practiceWords(t: Translate, isLine: boolean): PracticeWords {
  const count = PRACTICE_WINDOW;
  if (isLine)
    return {
      rule: t("chartPractice.line.rule", { count }),
      description: t("chartPractice.line.chart"),
      why: (right) => t(`chartPractice.line.why.${right}`, { count }),
      reached: (number, close) => t("chartPractice.line.point", { number, close }),
    };
  return {
    rule: t("chartPractice.rule", { count }),
    description: t("chartPractice.chart"),
    why: (right) => t(`chartPractice.why.${right}`, { count }),
    reached: (number, close) => t("chartPractice.candle", { number, close }),
  };
}
