import type { RouteTable } from "../endpoint.ts";

export const feedbackRoutes = {
  sendFeedback: {
    method: "POST",
    path: "/feedback/",
    token: "default",
    owner: "self",
    errors: ["picture_unusable"],
    summary: "Tells the people behind the product something, with a picture of the screen when wanted.",
    form: true,
    rateLimit: 6,
  },
} as const satisfies RouteTable;
