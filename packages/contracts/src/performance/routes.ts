import type { RouteTable } from "../endpoint.ts";

/** How a practice account has done. Where the country hides the simulator the call is 404. */
export const performanceRoutes = {
  getPerformance: {
    method: "GET",
    path: "/v2/portfolio/performance/",
    token: "default",
    owner: "self",
    errors: ["quote_stale"],
    summary: "Return, drawdown, risk and closed trades of the caller's practice account, beside a broad fund.",
    provides: ["Performance"],
    keepUnusedDataFor: 20,
  },
} as const satisfies RouteTable;
