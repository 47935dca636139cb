import type { RouteTable } from "../endpoint.ts";

/** A user's drawings on the charts of instruments. */
export const chartRoutes = {
  getDrawings: {
    method: "GET",
    path: "/v2/assets/{ticker}/drawings/",
    token: "default",
    owner: "self",
    hiddenWith: "simulator",
    errors: [],
    summary: "The caller's drawings on one instrument's chart, with their version.",
    provides: ["Drawings"],
    keepUnusedDataFor: 300,
  },
  saveDrawings: {
    method: "PUT",
    path: "/v2/assets/{ticker}/drawings/",
    token: "default",
    owner: "self",
    hiddenWith: "simulator",
    errors: ["drawings_changed"],
    summary: "Replaces the caller's drawings on one chart if `version` is still the current one.",
    rateLimit: 240,
  },
} as const satisfies RouteTable;
