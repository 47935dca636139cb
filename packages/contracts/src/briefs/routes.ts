import type { RouteTable } from "../endpoint.ts";
import type { FileTable } from "../file.ts";

/** They are about the market of the simulator. What is bought changes which of them are open. */
const aboutMarket = {
  method: "GET",
  token: "default",
  hiddenWith: "simulator",
  provides: ["Access"],
  cachedOffline: true,
} as const;

export const briefsRoutes = {
  listBriefs: {
    ...aboutMarket,
    path: "/upsells/market-news/reports/",
    owner: "query:user_id",
    errors: [],
    summary:
      "Daily briefs of the market in use and weekly reports, newest first, each with its headline; of what the caller has not bought only the newest.",
  },
  getBrief: {
    ...aboutMarket,
    path: "/upsells/market-news/reports/{brief_id}/",
    owner: "self",
    errors: ["brief_locked"],
    summary: "A brief of a trading day or week, with lessons that explain what was found.",
  },
} as const satisfies RouteTable;

/** A browser opens these in a tab of its own, so they need no token; the address of a learner's file cannot be guessed. */
export const briefsFiles = {
  getBriefFile: {
    method: "GET",
    path: "/upsells/market-news/reports/{key}/{brief_id}.pdf",
    token: "none",
    hiddenWith: "simulator",
    owner: "credential",
    errors: [],
    summary: "A brief as a PDF, for the learner who has bought it.",
  },
} as const satisfies FileTable;
