import type { AnalysisMode, AnalysisSeries } from "@candlewise/contracts/analyzer/schemas";
import type { AnalysisLesson } from "../api.ts";
import type { Highlight } from "../picture/use-highlight.ts";
import { BasicPanel } from "./basic-panel.tsx";
import { PatternsPanel } from "./patterns-panel.tsx";
import { ScenariosPanel } from "./scenarios-panel.tsx";
import type { Reports } from "./use-marks.ts";

interface PanelProps {
  mode: AnalysisMode;
  series: AnalysisSeries;
  reports: Reports;
  lessons: readonly AnalysisLesson[];
  highlight: Highlight;
}

/** The findings of a mode in words; nothing before they are there. */
export function Panel({ mode, reports, ...rest }: PanelProps) {
  const { basic, scenarios, patterns } = reports;
  if (mode === "chart_analyzer") return basic && <BasicPanel {...rest} report={basic} />;
  if (mode === "scenario_analyzer") return scenarios && <ScenariosPanel {...rest} report={scenarios} />;
  return patterns && <PatternsPanel {...rest} report={patterns} />;
}
