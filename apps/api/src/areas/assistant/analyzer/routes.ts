import type { analyzerContract } from "@candlewise/contracts/analyzer/schemas";
import type { Handlers } from "#api/platform/http/endpoint.ts";
import type { AnalyzerDependencies } from "./dependencies.ts";
import { deleteOwn, listOwn, restoreOwn } from "./own-requests.ts";
import { showAccess } from "./quota/show-access.ts";
import { basicReport, patternReport, scenarioReport, showAnalysis } from "./reports/show-analysis.ts";
import { uploadChart } from "./upload-chart.ts";

export function analyzerHandlers(deps: AnalyzerDependencies): Handlers<typeof analyzerContract> {
  return {
    analyzeChart: async ({ body }, context) => uploadChart(deps, context, { ...body, mode: basicReport.mode }),
    analyzeScenarios: async ({ body }, context) => uploadChart(deps, context, { ...body, mode: scenarioReport.mode }),
    analyzePatterns: async ({ body }, context) => uploadChart(deps, context, { ...body, mode: patternReport.mode }),
    listAnalyses: async ({ query }, context) => listOwn(deps, context, query.before),
    getAnalysisAccess: async ({ headers }, context) => showAccess(deps, context, headers["x-user-arrow"]),
    getAnalysis: async ({ params }, context) => showAnalysis(deps, context, params.id, basicReport),
    getScenarios: async ({ params }, context) => showAnalysis(deps, context, params.id, scenarioReport),
    getPatterns: async ({ params }, context) => showAnalysis(deps, context, params.id, patternReport),
    deleteAnalysis: async ({ params }, context) => deleteOwn(deps, context, params.id),
    restoreAnalysis: async ({ params }, context) => restoreOwn(deps, context, params.id),
  };
}
