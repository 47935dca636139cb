import type { AnalysisMode, AnalysisSeries } from "@candlewise/contracts/analyzer/schemas";
import { useMemo } from "react";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT, type Translate } from "#web/shared/i18n/use-t.tsx";
import type { BasicAnalysis, PatternAnalysis, ScenarioAnalysis } from "../api.ts";
import { basicMarks, levelMark } from "../picture/basic-marks.ts";
import { foundBars } from "../picture/found-bars.ts";
import type { Mark } from "../picture/marks.ts";
import { candlePatternMark, patternMarks } from "../picture/pattern-marks.ts";
import { scenarioMark } from "../picture/scenario-marks.ts";
import { priceWords } from "./price-words.ts";

export interface Reports {
  readonly basic: BasicAnalysis["report"];
  readonly scenarios: ScenarioAnalysis["report"];
  readonly patterns: PatternAnalysis["report"];
}

interface Words {
  readonly t: Translate;
  readonly price: (price: number) => string;
}

const named = (name: string, value: number, { price }: Words): string => `${name} ${price(value)}`;

function marksOfBasic(series: AnalysisSeries, report: NonNullable<Reports["basic"]>, words: Words): Mark[] {
  const { t, price } = words;
  return basicMarks(series, report, {
    price,
    trend: t("findings.trend"),
    drop: t("findings.drop"),
    highest: named(t("findings.mark.high"), report.highest.price, words),
    lowest: named(t("findings.mark.low"), report.lowest.price, words),
  });
}

/** One scenario at a time: three pairs of bands would cover each other. */
function marksOfScenarios(
  series: AnalysisSeries,
  { levels, scenarios }: NonNullable<Reports["scenarios"]>,
  active: string | null,
  words: Words,
): Mark[] {
  const { t } = words;
  const lines = levels.map((level) => levelMark(series, level, level.id));
  const shown = scenarios.find(({ id }) => id === active) ?? scenarios[0];
  if (!shown) return lines;
  const names = {
    entry: named(t("findings.entry"), shown.entry, words),
    stop: named(t("findings.stop"), shown.stop, words),
    target: named(t("findings.target"), shown.target, words),
  };
  return [...lines, scenarioMark(series, shown, names)];
}

function marksOfPatterns(
  series: AnalysisSeries,
  { patterns, candle_patterns }: NonNullable<Reports["patterns"]>,
  words: Words,
): Mark[] {
  const { t } = words;
  return [
    ...patterns.flatMap((pattern) =>
      patternMarks(series, pattern, {
        name: t(`analyzer.pattern.${pattern.name}`),
        void: named(t("findings.mark.void"), pattern.voided_at.price, words),
        target: pattern.target === null ? "" : named(t("findings.target"), pattern.target, words),
      }),
    ),
    ...candle_patterns.map((pattern) => candlePatternMark(series, pattern, t(`findings.candle.${pattern.name}`))),
  ];
}

/** What is drawn over the picture in a mode, with names in the reader's language. */
export function useMarks(mode: AnalysisMode, series: AnalysisSeries | null, reports: Reports, active: string | null) {
  const t = useT();
  const language = useLanguage();
  const { basic, scenarios, patterns } = reports;
  return useMemo((): Mark[] => {
    if (!series) return [];
    const words = { t, price: priceWords(series, language) };
    const found = foundBars(series);
    if (mode === "chart_analyzer") return basic ? [found, ...marksOfBasic(series, basic, words)] : [found];
    if (mode === "scenario_analyzer")
      return scenarios ? [found, ...marksOfScenarios(series, scenarios, active, words)] : [found];
    return patterns ? [found, ...marksOfPatterns(series, patterns, words)] : [found];
  }, [mode, series, basic, scenarios, patterns, active, t, language]);
}
