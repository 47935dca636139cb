import type { AnalysisMode } from "@candlewise/contracts/analyzer/schemas";
import { useGetPatternsQuery, useGetScenariosQuery, type BasicAnalysis } from "../api.ts";
import type { Reports } from "./use-marks.ts";

/** The reports that were opened so far; those of the other modes are fetched when their mode is chosen. */
export function useReports(mode: AnalysisMode, basic: BasicAnalysis) {
  const key = { params: { id: basic.request.id } };
  const scenarios = useGetScenariosQuery(key, { skip: mode !== "scenario_analyzer" });
  const patterns = useGetPatternsQuery(key, { skip: mode !== "patterns_analyzer" });
  const reports: Reports = {
    basic: basic.report,
    scenarios: scenarios.data?.report ?? null,
    patterns: patterns.data?.report ?? null,
  };
  const shown = { chart_analyzer: basic, scenario_analyzer: scenarios.data, patterns_analyzer: patterns.data }[mode];
  const asked = { chart_analyzer: null, scenario_analyzer: scenarios, patterns_analyzer: patterns }[mode];
  return { reports, shown, failed: asked?.error && !asked.data ? asked : null };
}
