import type { RouteTable } from "../endpoint.ts";

export const geoRoutes = {
  getGeo: {
    method: "GET",
    path: "/v2/",
    token: "none",
    owner: "public",
    errors: [],
    summary: "The country a call comes from, and what is hidden there.",
    keepUnusedDataFor: 86_400,
  },
} as const satisfies RouteTable;
