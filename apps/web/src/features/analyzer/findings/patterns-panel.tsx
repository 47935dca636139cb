import type { AnalysisChartPattern, AnalysisSeries } from "@candlewise/contracts/analyzer/schemas";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { Tag } from "#web/shared/ui/tinted.tsx";
import type { AnalysisLesson, PatternAnalysis } from "../api.ts";
import type { Highlight } from "../picture/use-highlight.ts";
import { BaseRate } from "./base-rate.tsx";
import { ConfidenceTag } from "./confidence-tag.tsx";
import { DirectionTag } from "./direction-tag.tsx";
import { FindingRow } from "./finding-row.tsx";
import { Lessons } from "./lessons.tsx";
import { priceWords } from "./price-words.ts";
import { FindingSection } from "./section.tsx";

interface PatternsPanelProps {
  series: AnalysisSeries;
  report: NonNullable<PatternAnalysis["report"]>;
  lessons: readonly AnalysisLesson[];
  highlight: Highlight;
}

/** Patterns, each with how often pure noise shows the same. */
export function PatternsPanel({ series, report, lessons, highlight }: PatternsPanelProps) {
  const t = useT();
  const price = priceWords(series, useLanguage());
  const { patterns, candle_patterns } = report;
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <h1>{t("findings.patterns.title", { count: patterns.length + candle_patterns.length })}</h1>
        <Text size={4} tone="muted">
          {t("findings.patterns.text")}
        </Text>
      </Stack>
      {patterns.length > 0 && (
        <FindingSection
          title={t("findings.chartPatterns")}
          rows={patterns.map((pattern) => (
            <PatternRow key={pattern.id} pattern={pattern} price={price} highlight={highlight} />
          ))}
        >
          <Lessons lessons={lessons} topics={["chart_patterns"]} />
        </FindingSection>
      )}
      {candle_patterns.length > 0 && (
        <FindingSection
          title={t("findings.candlePatterns")}
          text={t("findings.candlePatternsText")}
          rows={candle_patterns.map((pattern) => (
            <FindingRow
              key={pattern.id}
              id={pattern.id}
              highlight={highlight}
              tone="pattern"
              title={t(`findings.candle.${pattern.name}`)}
              tags={<DirectionTag of="pattern" direction={pattern.direction} />}
            >
              <BaseRate share={pattern.base_rate} />
            </FindingRow>
          ))}
        >
          <Lessons lessons={lessons} topics={["candle_patterns"]} />
        </FindingSection>
      )}
    </Stack>
  );
}

interface PatternRowProps {
  pattern: AnalysisChartPattern;
  price: (price: number) => string;
  highlight: Highlight;
}

/** What the pattern is said to mean, how common it is in noise, and what would void it. */
function PatternRow({ pattern, price, highlight }: PatternRowProps) {
  const t = useT();
  return (
    <FindingRow
      id={pattern.id}
      highlight={highlight}
      tone="pattern"
      title={t(`analyzer.pattern.${pattern.name}`)}
      tags={
        <>
          <DirectionTag of="pattern" direction={pattern.direction} />
          <Tag tone="sunken">{t(`findings.status.${pattern.status}`)}</Tag>
          <ConfidenceTag confidence={pattern.confidence} />
        </>
      }
    >
      <Stack gap={1}>
        <BaseRate share={pattern.base_rate} />
        <span>
          <strong>{t("findings.voidIf")}</strong>{" "}
          {t(`findings.void.${pattern.voided_at.side}`, { price: price(pattern.voided_at.price) })}
        </span>
        {pattern.target !== null && <span>{t("findings.textbook", { price: price(pattern.target) })}</span>}
      </Stack>
    </FindingRow>
  );
}
