import type { RouteTable } from "../endpoint.ts";
import type { FileTable } from "../file.ts";

export const shopRoutes = {
  buyAvatar: {
    method: "POST",
    path: "/shop/avatars/{id}/buy/",
    token: "default",
    owner: "self",
    errors: ["coins_short", "avatar_not_for_sale"],
    summary: "Buys an avatar with coins. A learner who already has it pays nothing, so a repeat is never charged.",
    invalidates: ["Avatars", "Streak"],
  },
  listSheets: {
    method: "GET",
    path: "/shop/sheets/",
    token: "default",
    owner: "self",
    errors: [],
    summary: "All cheat-sheets; those that the caller got as a reward with the addresses of their files.",
    provides: ["Sheets"],
    keepUnusedDataFor: 3600,
  },
} as const satisfies RouteTable;

/** A browser opens these in a tab of its own, so they need no token; the address of a learner's file cannot be guessed. */
export const shopFiles = {
  getSheet: {
    method: "GET",
    path: "/shop/sheets/{key}/{name}.pdf",
    token: "none",
    owner: "credential",
    errors: [],
    summary: "A cheat-sheet as a PDF, for the learner who got it.",
  },
} as const satisfies FileTable;
