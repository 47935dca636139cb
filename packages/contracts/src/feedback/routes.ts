import type { RouteTable } from "../endpoint.ts";

export const feedbackRoutes = {
  sendFeedback: {
    method: "POST",
    path: "/feedback/",
    token: "default",
    owner: "self",
    errors: ["picture_unusable"],
    summary: "Sends feedback to the operator, with an optional screenshot.",
    form: true,
    rateLimit: 6,
    dailyLimit: 30,
  },
} as const satisfies RouteTable;
