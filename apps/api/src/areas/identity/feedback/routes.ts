import type { feedbackContract } from "@candlewise/contracts/feedback/schemas";
import type { Handlers } from "#api/platform/http/endpoint.ts";
import { getFeedbackScreenshot, listFeedback, markFeedback, type InboxDependencies } from "./inbox.ts";
import { reportProblem, type ProblemLog } from "./report-problem.ts";
import { sendFeedback, type FeedbackDependencies } from "./send-feedback.ts";

export function feedbackHandlers(
  deps: FeedbackDependencies & InboxDependencies,
  problems: ProblemLog,
): Handlers<typeof feedbackContract> {
  return {
    reportProblem: async ({ body }) => reportProblem(problems, body),
    sendFeedback: async ({ body }, context) => sendFeedback(deps, context, body),
    listFeedback: async ({ query }) => listFeedback(deps, query),
    markFeedback: async ({ params, body }) => markFeedback(deps, params, body.is_handled),
    getFeedbackScreenshot: async ({ params }) => getFeedbackScreenshot(deps, params),
  };
}
