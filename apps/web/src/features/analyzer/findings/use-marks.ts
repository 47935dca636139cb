import type { AnalysisMode, AnalysisSeries } from "@candlewise/contracts/analyzer/schemas";
import { useMemo } from "react";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
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

/** What is drawn over the picture in a mode, with names in the reader's language. */
export function useMarks(mode: AnalysisMode, series: AnalysisSeries | null, reports: Reports, active: string | null) {
  const t = useT();
  const language = useLanguage();
  const { basic, scenarios, patterns } = reports;
  return useMemo((): Mark[] => {
    if (!series) return [];
    const price = priceWords(series, language);
    const named = (name: string, value: number) => `${name} ${price(value)}`;
    const found = foundBars(series);
    if (mode === "scenario_analyzer") {
      // One at a time: three pairs of bands would cover each other.
      const shown = scenarios?.scenarios.find(({ id }) => id === active) ?? scenarios?.scenarios[0];
      const levels = scenarios?.levels.map((level) => levelMark(series, level, level.id)) ?? [];
      if (!shown) return [found, ...levels];
      const names = {
        entry: named(t("findings.entry"), shown.entry),
        stop: named(t("findings.stop"), shown.stop),
        target: named(t("findings.target"), shown.target),
      };
      return [found, ...levels, scenarioMark(series, shown, names)];
    }
    if (mode === "patterns_analyzer")
      return [
        found,
        ...(patterns?.patterns ?? []).flatMap((pattern) =>
          patternMarks(series, pattern, {
            name: t(`analyzer.pattern.${pattern.name}`),
            void: named(t("findings.mark.void"), pattern.voided_at.price),
            target: pattern.target === null ? "" : named(t("findings.target"), pattern.target),
          }),
        ),
        ...(patterns?.candle_patterns ?? []).map((pattern) =>
          candlePatternMark(series, pattern, t(`findings.candle.${pattern.name}`)),
        ),
      ];
    const names = {
      price,
      trend: t("findings.trend"),
      drop: t("findings.drop"),
      highest: basic ? named(t("findings.mark.high"), basic.highest.price) : "",
      lowest: basic ? named(t("findings.mark.low"), basic.lowest.price) : "",
    };
    return basic ? [found, ...basicMarks(series, basic, names)] : [found];
  }, [mode, series, basic, scenarios, patterns, active, t, language]);
}
