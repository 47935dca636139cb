import type { AnalysisSeries, BasicReport } from "@candlewise/contracts/analyzer/schemas";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { Tag } from "#web/shared/ui/tinted.tsx";
import type { AnalysisLesson } from "../api.ts";
import type { Highlight } from "../picture/use-highlight.ts";
import { ConfidenceTag } from "./confidence-tag.tsx";
import { FindingRow } from "./finding-row.tsx";
import { LevelRows } from "./level-rows.tsx";
import { Lessons } from "./lessons.tsx";
import { isLine } from "../picture/geometry.ts";
import { factorText, priceWords, shareText } from "./price-words.ts";
import { FindingSection } from "./section.tsx";
import { VerdictStrip } from "./verdict-strip.tsx";

interface BasicPanelProps {
  series: AnalysisSeries;
  report: BasicReport;
  lessons: readonly AnalysisLesson[];
  highlight: Highlight;
}

/** Trend, range, volatility, the largest drop, and the levels. */
export function BasicPanel({ series, report, lessons, highlight }: BasicPanelProps) {
  const t = useT();
  const price = priceWords(series, useLanguage());
  const { levels } = report;
  return (
    <Stack gap={6}>
      <VerdictStrip report={report} />
      <FindingSection
        title={t("findings.moves")}
        rows={<MoveRows series={series} report={report} highlight={highlight} />}
      >
        <Lessons lessons={lessons} topics={["trend", "volatility", "drop"]} />
      </FindingSection>
      {levels.length > 0 ? (
        <FindingSection
          title={t("findings.levels")}
          text={t("findings.levelsText")}
          rows={<LevelRows levels={levels} price={price} highlight={highlight} />}
        >
          <Lessons lessons={lessons} topics={["levels"]} />
        </FindingSection>
      ) : (
        <Text size={4} tone="muted">
          {t("findings.levels.none")}
        </Text>
      )}
    </Stack>
  );
}

/** Trend, range, volatility and the largest drop. */
function MoveRows({ series, report, highlight }: Omit<BasicPanelProps, "lessons">) {
  const t = useT();
  const language = useLanguage();
  const price = priceWords(series, language);
  const { trend, volatility, drop, change } = report;
  const signed = change === null ? undefined : shareText(change, language, { signDisplay: "exceptZero" });
  const drawn = isLine(series) ? "findings.line" : "findings";
  const ranges = t(`${drawn}.ranges`, { count: factorText(drop.ranges, language) });
  return (
    <>
      <FindingRow
        id="trend"
        highlight={highlight}
        tone="trend"
        title={t("findings.trend")}
        value={t(`analyzer.trend.${trend.value}`)}
        tags={<ConfidenceTag confidence={trend.confidence} />}
      >
        {t(`findings.trendText.${trend.value}`)} {t("findings.fit", { share: shareText(trend.fit, language) })}
      </FindingRow>
      <FindingRow
        id="range"
        highlight={highlight}
        tone="entry"
        title={t("findings.change")}
        {...(signed !== undefined && { value: signed })}
      >
        {t("findings.changeText", {
          first: price(report.first),
          lowest: price(report.lowest.price),
          highest: price(report.highest.price),
          last: price(report.last),
        })}
      </FindingRow>
      <FindingRow
        id="volatility"
        highlight={highlight}
        title={t("findings.volatility")}
        value={t(`findings.risk.${volatility.level}`)}
      >
        {volatility.share === null
          ? t(`${drawn}.volatilityRange`, { range: price(volatility.average_range) })
          : t(`${drawn}.volatilityText`, {
              range: price(volatility.average_range),
              share: shareText(volatility.share, language),
            })}
      </FindingRow>
      <FindingRow
        id="drop"
        highlight={highlight}
        tone="loss"
        title={t("findings.drop")}
        value={drop.share === null ? ranges : shareText(drop.share, language)}
        tags={<Tag tone="sunken">{t(`findings.drop.${drop.level}`)}</Tag>}
      >
        {t("findings.dropText", { from: price(drop.from.price), to: price(drop.to.price), ranges })}
      </FindingRow>
    </>
  );
}
