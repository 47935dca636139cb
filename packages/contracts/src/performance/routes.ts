import type { RouteTable } from "../endpoint.ts";

/** Performance of a practice account. */
export const performanceRoutes = {
  getPerformance: {
    method: "GET",
    path: "/v2/portfolio/performance/",
    token: "default",
    owner: "self",
    hiddenWith: "simulator",
    errors: ["quote_stale"],
    summary: "Return, drawdown, risk and closed trades of the caller's practice account, compared with a broad fund.",
    provides: ["Performance"],
    keepUnusedDataFor: 20,
  },
} as const satisfies RouteTable;
