import type { RouteTable } from "../endpoint.ts";

/** Spaced repetition of skills. Answers go through `answerQuestion`, as those of a quiz. */
export const reviewRoutes = {
  getReviewPlan: {
    method: "GET",
    path: "/learning-v2/reviews/",
    token: "default",
    owner: "self",
    errors: [],
    summary:
      "How many skills the caller has to review today, when the next review is, and how many there are on the next seven days.",
    provides: ["Reviews"],
  },
  listSkills: {
    method: "GET",
    path: "/learning-v2/reviews/skills/",
    token: "default",
    owner: "self",
    errors: [],
    summary: "The skills that the caller has learned, with their mastery and the day of their next review.",
    provides: ["Reviews"],
  },
  openReview: {
    method: "POST",
    path: "/learning-v2/reviews/attempts/",
    token: "default",
    owner: "self",
    dailyLimit: 300,
    errors: [],
    summary:
      "Opens or resumes a review of the skills that are due, or a drill of one skill, without the correct answers. There is none if nothing is due.",
  },
  getReviewResult: {
    method: "GET",
    path: "/learning-v2/reviews/attempts/{id}/result/",
    token: "default",
    owner: "self",
    errors: ["attempt_open"],
    summary: "The result of a finished review: each skill with its mastery and when it comes back.",
  },
} as const satisfies RouteTable;
