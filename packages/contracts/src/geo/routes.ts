import type { RouteTable } from "../endpoint.ts";

export const geoRoutes = {
  getGeo: {
    method: "GET",
    path: "/v2/",
    token: "none",
    owner: "public",
    errors: [],
    summary: "The country of the request, and what is hidden there.",
    keepUnusedDataFor: 86_400,
  },
} as const satisfies RouteTable;
