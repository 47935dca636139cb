import type { analyzerRoutes } from "@candlewise/contracts/analyzer/routes";
import type { profileRoutes } from "@candlewise/contracts/profile/routes";
import type { ProfileShapes } from "@candlewise/contracts/profile/schemas";
import { queriesOf } from "#web/shared/routing/query.ts";
import { defineRoute } from "#web/shared/routing/route.ts";
import type { AnalyzerShapes } from "./api.ts";

const query = queriesOf<typeof analyzerRoutes, AnalyzerShapes>();
const profile = queriesOf<typeof profileRoutes, ProfileShapes>();

const base = {
  access: "session",
  area: "courses",
  frame: "app",
  skeleton: "list",
  title: "app.nav.courses",
} as const;

export const analyzerScreenRoutes = [
  defineRoute({
    ...base,
    path: "/chart-analyzer",
    screen: "analyzer/chart-analyzer-screen",
    texts: ["analyzer"],
    firstPaint: "cached",
    // The access is asked for with the goal in a header, which a preloaded call cannot carry.
    queries: () => [profile("getUserProperties"), query("listAnalyses", {})],
  }),
  defineRoute({
    ...base,
    path: "/chart-analyzer/compare",
    screen: "analyzer/compare-analyses-screen",
    texts: ["analyzer", "analyzer/findings"],
    firstPaint: "skeleton",
  }),
  defineRoute({
    ...base,
    path: "/chart-analyzer/:analysisId",
    screen: "analyzer/analysis-screen",
    texts: ["analyzer", "analyzer/findings"],
    firstPaint: "cached",
    queries: ({ analysisId }) => [query("getAnalysis", { params: { id: analysisId } })],
  }),
  defineRoute({
    ...base,
    path: "/chart-analyzer/:analysisId/practice",
    screen: "analyzer/practice-chart-screen",
    texts: ["analyzer", "analyzer/practice", "learning/items"],
    firstPaint: "skeleton",
    queries: ({ analysisId }) => [query("getAnalysis", { params: { id: analysisId } })],
  }),
];
