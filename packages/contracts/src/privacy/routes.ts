import type { RouteTable } from "../endpoint.ts";

/** Rights of people over their data. */
export const privacyRoutes = {
  requestExport: {
    method: "POST",
    path: "/profile/export/",
    token: "default",
    owner: "self",
    errors: [],
    summary: "Gathers everything kept about the caller in a ZIP file and mails the way to it.",
    invalidates: ["Export"],
    rateLimit: 5,
  },
  getExport: {
    method: "GET",
    path: "/profile/export/",
    token: "default",
    owner: "self",
    errors: [],
    summary: "How far the latest export of the caller's data is.",
    provides: ["Export"],
  },
  requestErasure: {
    method: "POST",
    path: "/users/erasure-requests",
    token: "default",
    owner: "self",
    errors: ["ACCESS_DENIED", "LimitExceededException"],
    summary: "Has the account deleted after a time in which it can be kept, and ends its sessions.",
    invalidates: ["Erasure"],
    rateLimit: 10,
  },
  getErasure: {
    method: "GET",
    path: "/users/erasure-requests",
    token: "default",
    owner: "self",
    errors: [],
    summary: "Whether and when the account will be deleted.",
    provides: ["Erasure"],
  },
  cancelErasure: {
    method: "DELETE",
    path: "/users/erasure-requests",
    token: "default",
    owner: "self",
    errors: [],
    summary: "Keeps the account.",
    invalidates: ["Erasure"],
  },
} as const satisfies RouteTable;
