import { feedbackRoutes } from "@candlewise/contracts/feedback/routes";
import type { FeedbackShapes } from "@candlewise/contracts/feedback/schemas";
import { api } from "#web/shared/state/api.ts";
import { endpointsOf } from "#web/shared/state/endpoints.ts";

const feedbackApi = api.injectEndpoints({
  endpoints: endpointsOf<typeof feedbackRoutes, FeedbackShapes>(feedbackRoutes),
});

export const { useSendFeedbackMutation } = feedbackApi;
