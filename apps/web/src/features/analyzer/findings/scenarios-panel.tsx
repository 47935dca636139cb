import type { AnalysisScenario, AnalysisSeries } from "@candlewise/contracts/analyzer/schemas";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import type { AnalysisLesson, ScenarioAnalysis } from "../api.ts";
import type { Highlight } from "../picture/use-highlight.ts";
import { LevelRows } from "./level-rows.tsx";
import { Lessons } from "./lessons.tsx";
import { priceWords } from "./price-words.ts";
import { ScenarioCard } from "./scenario-card.tsx";
import { FindingSection } from "./section.tsx";

interface ScenariosPanelProps {
  series: AnalysisSeries;
  report: NonNullable<ScenarioAnalysis["report"]>;
  lessons: readonly AnalysisLesson[];
  highlight: Highlight;
}

/** Three ways it may go on, each with what is risked, what may be gained, and what would prove it wrong. */
export function ScenariosPanel({ series, report, lessons, highlight }: ScenariosPanelProps) {
  const t = useT();
  const price = priceWords(series, useLanguage());
  const { scenarios, levels } = report;
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <h1>{t("findings.scenarios.title")}</h1>
        <Text size={4} tone="muted">
          {t("findings.scenarios.text")}
        </Text>
      </Stack>
      <Stack as="ul" gap={4}>
        {scenarios.map((scenario: AnalysisScenario) => (
          <ScenarioCard key={scenario.id} scenario={scenario} price={price} highlight={highlight} />
        ))}
      </Stack>
      <Lessons lessons={lessons} topics={["scenarios", "stops"]} />
      {levels.length > 0 && (
        <FindingSection
          title={t("findings.levels")}
          rows={<LevelRows levels={levels} price={price} highlight={highlight} />}
        >
          <Lessons lessons={lessons} topics={["levels"]} />
        </FindingSection>
      )}
    </Stack>
  );
}
