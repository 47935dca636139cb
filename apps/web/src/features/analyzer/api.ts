import { analyzerRoutes } from "@candlewise/contracts/analyzer/routes";
import type { AnalysisMode, analyzerContract } from "@candlewise/contracts/analyzer/schemas";
import type { CallResult } from "@candlewise/contracts/endpoint";
import { api } from "#web/shared/state/api.ts";
import { endpointsOf } from "#web/shared/state/endpoints.ts";

export type AnalyzerShapes = typeof analyzerContract.shapes;

export const analyzerApi = api.injectEndpoints({
  endpoints: endpointsOf<typeof analyzerRoutes, AnalyzerShapes>(analyzerRoutes),
});

export type AnalyzerAccess = CallResult<AnalyzerShapes["getAnalysisAccess"]>;
export type BasicAnalysis = CallResult<AnalyzerShapes["getAnalysis"]>;
export type ScenarioAnalysis = CallResult<AnalyzerShapes["getScenarios"]>;
export type PatternAnalysis = CallResult<AnalyzerShapes["getPatterns"]>;
export type AnalysisLesson = BasicAnalysis["lessons"][number];

/** S9.06: the basic report, the scenarios, the patterns; in the order in which they are offered. */
export const MODES = ["chart_analyzer", "scenario_analyzer", "patterns_analyzer"] as const satisfies AnalysisMode[];

export const {
  useAnalyzeChartMutation,
  useAnalyzeScenariosMutation,
  useAnalyzePatternsMutation,
  useListAnalysesQuery,
  useGetAnalysisAccessQuery,
  useGetAnalysisQuery,
  useGetScenariosQuery,
  useGetPatternsQuery,
  useDeleteAnalysisMutation,
  useRestoreAnalysisMutation,
} = analyzerApi;
