import type { Tag } from "@candlewise/contracts/tags";
import { forget, queuedCalls } from "#web/shared/offline/outbox.ts";
import type { AppStore } from "#web/shared/state/store.ts";
import { api } from "./api.ts";
import type { Call } from "./call.ts";
import { statusOf } from "./request-error.ts";

const outboxApi = api.injectEndpoints({
  endpoints: (builder) => ({
    sendQueuedCall: builder.mutation<unknown, Call>({
      query: (call) => call,
      invalidatesTags: (_, error, { route }): Tag[] =>
        error ? [] : [...(route.invalidates ?? []), "Pathway", "Course"],
    }),
  }),
});

let sending: Promise<void> | undefined;

/** Only an answer that would be the same next time ends a call: everything else stays in the outbox. */
const isFinal = (error: unknown): boolean => {
  const status = statusOf(error);
  return status !== null && status >= 400 && status < 500 && ![401, 403, 408, 429].includes(status);
};

/** Sends waiting calls in the order they were made and stops at the first that does not get through. */
export const sendQueued =
  (userId: string) =>
  (dispatch: AppStore["dispatch"]): Promise<void> =>
    (sending ??= (async () => {
      for (const { id, call } of await queuedCalls(userId)) {
        const result = await dispatch(outboxApi.endpoints.sendQueuedCall.initiate(call, { track: false }));
        if (result.error && !isFinal(result.error)) return;
        await forget(id);
      }
    })().finally(() => {
      sending = undefined;
    }));
