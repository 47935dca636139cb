import type { feedbackContract } from "@candlewise/contracts/feedback/schemas";
import type { Handlers } from "#api/platform/http/endpoint.ts";
import { sendFeedback, type FeedbackDependencies } from "./send-feedback.ts";

export function feedbackHandlers(deps: FeedbackDependencies): Handlers<typeof feedbackContract> {
  return {
    sendFeedback: async ({ body }, context) => sendFeedback(deps, context, body),
  };
}
