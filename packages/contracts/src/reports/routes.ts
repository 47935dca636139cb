import type { RouteTable } from "../endpoint.ts";

export const reportsRoutes = {
  sendReport: {
    method: "POST",
    path: "/reports/questions/",
    token: "default",
    owner: "self",
    errors: ["answer_mismatch", "component_locked"],
    summary:
      "Reports a question that the caller was asked in a lesson or attempt; the server adds the answer that it stored. Repeating a `report_id` changes nothing; another one replaces the caller's open report of the same question and content.",
    rateLimit: 10,
    dailyLimit: 50,
    queued: { work: "messages", version: 1, group: "report {body.report_id}", after: ["lesson {body.lesson_id}"] },
  },
  withdrawReport: {
    method: "DELETE",
    path: "/reports/questions/{report_id}/",
    token: "default",
    owner: "self",
    errors: [],
    summary: "Deletes a report of the caller. Repeating the call changes nothing.",
    queued: { work: "messages", version: 1, after: ["report {params.report_id}"] },
  },
  listReports: {
    method: "GET",
    path: "/operator/reports/",
    token: "default",
    access: "operator",
    owner: "anyone",
    errors: [],
    summary:
      "Reports of questions by all users, for operators, grouped by question: the question with the newest report comes first.",
    provides: ["Reports"],
  },
  resolveReports: {
    method: "PUT",
    path: "/operator/reports/{item_id}/",
    token: "default",
    access: "operator",
    owner: "anyone",
    errors: [],
    summary:
      "Marks the open reports of a question that were sent up to a moment as resolved, or opens those again that were resolved from a moment on. A repeat changes nothing.",
    invalidates: ["Reports"],
  },
} as const satisfies RouteTable;
