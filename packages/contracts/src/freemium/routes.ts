import type { RouteTable } from "../endpoint.ts";

export const freemiumRoutes = {
  getFreemiumStatus: {
    method: "GET",
    path: "/freemium-access-checker/status/",
    token: "default",
    owner: "self",
    errors: [],
    summary: "What of the free plan the caller has used, and when it renews in the caller's time zone.",
    provides: ["Freemium"],
    cachedOffline: true,
  },
  setFreemiumFlag: {
    method: "POST",
    path: "/freemium-access-checker/flags/",
    token: "default",
    owner: "self",
    errors: [],
    summary:
      "Notes that something about the free plan was shown to the caller, so that it is shown once. A repeat changes nothing.",
    invalidates: ["Freemium"],
  },
} as const satisfies RouteTable;
