import type { RouteTable } from "../endpoint.ts";

export const feedbackRoutes = {
  sendFeedback: {
    method: "POST",
    path: "/feedback/",
    token: "default",
    owner: "self",
    errors: ["picture_unusable"],
    summary: "Sends feedback to the operator, with an optional screenshot. Repeating a `feedback_id` changes nothing.",
    form: true,
    rateLimit: 6,
    dailyLimit: 30,
    queued: { work: "messages", version: 1 },
  },
  reportProblem: {
    method: "POST",
    path: "/feedback/problems/",
    token: "none",
    owner: "public",
    errors: [],
    summary: "Reports a screen that failed in the browser, for the operator's log.",
    rateLimit: 6,
  },
} as const satisfies RouteTable;
