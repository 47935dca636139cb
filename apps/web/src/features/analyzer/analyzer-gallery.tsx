import type { AnalysisMode } from "@candlewise/contracts/analyzer/schemas";
import { Stack } from "#web/shared/ui/stack.tsx";
import { BasicPanel } from "./findings/basic-panel.tsx";
import { PatternsPanel } from "./findings/patterns-panel.tsx";
import { ScenariosPanel } from "./findings/scenarios-panel.tsx";
import { useMarks } from "./findings/use-marks.ts";
import { PictureStage } from "./picture/picture-stage.tsx";
import { useHighlight } from "./picture/use-highlight.ts";
import { ProgressCard } from "./progress/progress-card.tsx";
import { basicSample, patternSample, requestOf, sampleSeries, scenarioSample } from "./samples.ts";

const nothing = () => undefined;
const reports = { basic: basicSample().report, scenarios: scenarioSample().report, patterns: patternSample().report };

/** A result in one of its modes: the picture, and the findings in words. */
function ResultSample({ mode, active }: { mode: AnalysisMode; active: string | null }) {
  const highlight = useHighlight(mode, active);
  const marks = useMarks(mode, sampleSeries, reports, highlight.active);
  const panel = { series: sampleSeries, lessons: basicSample().lessons, highlight };
  return (
    <Stack gap={4}>
      <PictureStage picture={requestOf().picture} alt="" marks={marks} highlight={highlight} />
      {mode === "chart_analyzer" && reports.basic && <BasicPanel {...panel} report={reports.basic} />}
      {mode === "scenario_analyzer" && reports.scenarios && <ScenariosPanel {...panel} report={reports.scenarios} />}
      {mode === "patterns_analyzer" && reports.patterns && <PatternsPanel {...panel} report={reports.patterns} />}
    </Stack>
  );
}

/** The analyzer at work, and its results in each mode. */
export function AnalyzerGallery() {
  const request = requestOf({ state: "working", step: "reading_axis" });
  return (
    <Stack gap={6} style={{ maxInlineSize: 640 }}>
      <ProgressCard request={request} isCanceling={false} onCancel={nothing} />
      <ResultSample mode="chart_analyzer" active={null} />
      <ResultSample mode="scenario_analyzer" active="bullish" />
      <ResultSample mode="patterns_analyzer" active="P1" />
    </Stack>
  );
}
