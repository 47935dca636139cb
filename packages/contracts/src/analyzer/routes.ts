import type { RouteTable } from "../endpoint.ts";
import type { FileTable } from "../file.ts";
import type { StreamTable } from "../stream.ts";

const upload = {
  method: "POST",
  token: "default",
  owner: "self",
  errors: ["analysis_limit_reached", "unsupported_type", "too_small", "picture_unusable", "busy"],
  invalidates: ["Analyses", "AnalyzerAccess"],
  form: true,
  maxFileBytes: 10 * 1024 * 1024,
  rateLimit: 20,
  dailyLimit: 200,
} as const;
const read = {
  method: "GET",
  token: "default",
  owner: "self",
  errors: [],
  provides: ["Analyses"],
  cachedOffline: true,
} as const;

/**
 * Pictures of charts and what was read from them. The mode of an upload is what its page shows first: each analysis can be read in all three.
 * A picture that turns out not to be a chart does not count toward the limit.
 */
export const analyzerRoutes = {
  analyzeChart: {
    ...upload,
    path: "/chart-analyzer/v3/requests/advanced/",
    summary:
      "Uploads a picture of a chart for the basic report. Repeating the call with the same id returns the same request.",
  },
  analyzeScenarios: {
    ...upload,
    path: "/chart-analyzer/v3/requests/scenarios/",
    summary:
      "Uploads a picture of a chart for its scenarios. Repeating the call with the same id returns the same request.",
  },
  analyzePatterns: {
    ...upload,
    path: "/chart-analyzer/v3/requests/patterns/",
    summary:
      "Uploads a picture of a chart for its patterns. Repeating the call with the same id returns the same request.",
  },
  listAnalyses: {
    ...read,
    path: "/chart-analyzer/v3/requests/",
    summary: "The caller's analyses, newest first, a page at a time.",
  },
  getAnalysisAccess: {
    method: "GET",
    path: "/chart-analyzer/v3/requests/has-access/",
    token: "default",
    owner: "self",
    errors: [],
    provides: ["AnalyzerAccess"],
    summary:
      "Whether the caller may analyze a chart now, how many analyses of the limit are used, and when they renew; for the goal in the header, or else that of the profile.",
  },
  getAnalysis: {
    ...read,
    path: "/chart-analyzer/v3/requests/{id}/advanced",
    summary: "An analysis: its state, the series that was read, and the basic report.",
  },
  getScenarios: {
    ...read,
    path: "/chart-analyzer/v3/requests/{id}/scenarios",
    summary: "An analysis: its state, the series that was read, and its scenarios.",
  },
  getPatterns: {
    ...read,
    path: "/chart-analyzer/v3/requests/{id}/patterns",
    summary: "An analysis: its state, the series that was read, and its patterns.",
  },
  deleteAnalysis: {
    method: "DELETE",
    path: "/chart-analyzer/v3/requests/{id}/",
    token: "default",
    owner: "self",
    errors: [],
    invalidates: ["Analyses"],
    summary: "Deletes an analysis with its picture. It can be restored for an hour.",
  },
  restoreAnalysis: {
    method: "POST",
    path: "/chart-analyzer/v3/requests/{id}/restore/",
    token: "default",
    owner: "self",
    errors: [],
    invalidates: ["Analyses"],
    summary: "Restores an analysis that was deleted less than an hour ago.",
  },
} as const satisfies RouteTable;

export const analyzerStreams = {
  analysisStream: {
    path: "/chart-analyzer/v3/requests/{id}/stream/",
    token: "default",
    owner: "self",
    errors: [],
    summary: "The progress of an analysis, step by step, until it is done or failed.",
  },
} as const satisfies StreamTable;

export const analyzerFiles = {
  getAnalysisPicture: {
    method: "GET",
    path: "/chart-analyzer/v3/pictures/{name}",
    token: "none",
    owner: "credential",
    errors: [],
    summary: "The uploaded picture, re-encoded. Its address cannot be guessed.",
  },
} as const satisfies FileTable;
