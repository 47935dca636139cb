import type { CallArguments, CallResult } from "@candlewise/contracts/endpoint";
import { feedbackRoutes } from "@candlewise/contracts/feedback/routes";
import type { FeedbackShapes } from "@candlewise/contracts/feedback/schemas";
import { api } from "#web/shared/state/api.ts";
import { endpointsOf } from "#web/shared/state/endpoints.ts";

export type FeedbackPage = CallResult<FeedbackShapes["listFeedback"]>;
export type FeedbackMessage = FeedbackPage["messages"][number];
export type FeedbackState = CallArguments<FeedbackShapes["listFeedback"]>["query"]["state"];

export const feedbackApi = api.injectEndpoints({
  endpoints: (builder) => {
    const { markFeedback, getFeedbackScreenshot } = endpointsOf<typeof feedbackRoutes, FeedbackShapes>(feedbackRoutes)(
      builder,
    );
    return {
      markFeedback,
      getFeedbackScreenshot,
      // One cache entry for all pages: a refetch begins at the newest message, so none is missing and none stands twice.
      listFeedback: builder.infiniteQuery<FeedbackPage, FeedbackState, string | null>({
        infiniteQueryOptions: {
          initialPageParam: null,
          getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
        },
        query: ({ queryArg: state, pageParam: cursor }) => ({
          route: feedbackRoutes.listFeedback,
          query: { state, ...(cursor !== null && { cursor }) },
        }),
        providesTags: [...feedbackRoutes.listFeedback.provides],
      }),
    };
  },
});

export const { useListFeedbackInfiniteQuery, useMarkFeedbackMutation, useGetFeedbackScreenshotQuery } = feedbackApi;
