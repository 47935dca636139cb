import type { RouteTable } from "../endpoint.ts";
import type { FileTable } from "../file.ts";

/** Data export and account deletion. */
export const privacyRoutes = {
  requestExport: {
    method: "POST",
    path: "/profile/export/",
    token: "default",
    session: "live",
    owner: "self",
    errors: ["email_unverified", "LimitExceededException"],
    summary: "Exports all data of the caller to a ZIP file and emails a link to it, to a confirmed address only.",
    invalidates: ["Export"],
    rateLimit: 5,
  },
  getExport: {
    method: "GET",
    path: "/profile/export/",
    token: "default",
    session: "live",
    owner: "self",
    errors: [],
    summary: "Status of the caller's latest data export.",
    provides: ["Export"],
  },
  requestErasure: {
    method: "POST",
    path: "/users/erasure-requests",
    token: "default",
    session: "live",
    owner: "self",
    errors: ["ACCESS_DENIED", "LimitExceededException"],
    summary: "Schedules the account for deletion after a grace period and ends its sessions.",
    // No `invalidates`: the session that would ask again has ended.
    rateLimit: 10,
  },
  getErasure: {
    method: "GET",
    path: "/users/erasure-requests",
    token: "default",
    session: "live",
    owner: "self",
    errors: [],
    summary: "Whether the account is scheduled for deletion, and when.",
    provides: ["Erasure"],
  },
  cancelErasure: {
    method: "DELETE",
    path: "/users/erasure-requests",
    token: "default",
    session: "live",
    owner: "self",
    errors: [],
    summary: "Cancels the scheduled deletion of the account.",
    invalidates: ["Erasure"],
  },
} as const satisfies RouteTable;

/** The link in the email shows a page, whose button downloads the file: programs that scan emails follow links but click no buttons. */
export const privacyFiles = {
  showDownloadPage: {
    method: "GET",
    path: "/profile/export/download/{token}",
    token: "none",
    owner: "credential",
    errors: [],
    summary: "The page behind the mailed link of an export.",
  },
  downloadExport: {
    method: "POST",
    path: "/profile/export/download/{token}",
    token: "none",
    owner: "credential",
    errors: [],
    summary: "The ZIP file of an export, once.",
  },
} as const satisfies FileTable;
