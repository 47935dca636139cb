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
} as const satisfies RouteTable;
