import type { RouteTable } from "../endpoint.ts";

/** What a user has drawn on the chart of an instrument. Where the country hides the simulator, every call here is 404. */
export const chartRoutes = {
  getDrawings: {
    method: "GET",
    path: "/v2/assets/{ticker}/drawings/",
    token: "default",
    owner: "self",
    errors: [],
    summary: "The caller's drawings on one instrument's chart, with the version they have reached.",
    provides: ["Drawings"],
    keepUnusedDataFor: 300,
  },
  saveDrawings: {
    method: "PUT",
    path: "/v2/assets/{ticker}/drawings/",
    token: "default",
    owner: "self",
    errors: ["drawings_changed"],
    summary: "Replaces the caller's drawings on one chart, unless another device has replaced that version before.",
    rateLimit: 240,
  },
} as const satisfies RouteTable;
