import type { BaseQueryFn, FetchBaseQueryError } from "@reduxjs/toolkit/query/react";
import { addressOf, authOf, baseQuery, type Answer, type AnswerMeta } from "#web/shared/api-client/base-query.ts";
import type { Call } from "#web/shared/api-client/call.ts";
import { isServerDown, QUEUED } from "#web/shared/api-client/request-error.ts";
import { readCachedResponses, cacheResponses } from "./offline-cache.ts";
import { enqueue } from "./outbox.ts";

interface CallOptions {
  readonly isFromOutbox?: boolean;
}
/** For a call that is in the outbox already. */
export const FROM_OUTBOX: CallOptions = { isFromOutbox: true };

/** Caches a response, or gives the cached one when the server is down, and only then: after a write nothing older may come back. */
async function cachedAnswer(call: Call, answer: Answer, userId: string): Promise<Answer> {
  const url = addressOf(call);
  if (!answer.error && !answer.meta?.isCached)
    void cacheResponses(userId, [{ url, status: 200, body: answer.data }]).catch(() => undefined);
  if (!isServerDown(answer.error)) return answer;
  const [cached] = await readCachedResponses(userId, [url]);
  return cached ? { data: cached.body } : answer;
}

/** Sends a call. While the server is down, reads come from the cache and writes wait in the outbox, where the contract allows it. */
export const offlineQuery: BaseQueryFn<Call, unknown, FetchBaseQueryError, CallOptions, AnswerMeta> = async (
  call,
  api,
  options,
) => {
  const userBefore = authOf(api.getState())?.userInfo?.id;
  const answer = await baseQuery(call, api, {});
  const userId = authOf(api.getState())?.userInfo?.id;
  // A response that arrives after another user signed in belongs to neither.
  if (userId === undefined || userId !== (userBefore ?? userId)) return answer;
  const { route, ...args } = call;
  const { method, cachedOffline, queued } = route;
  if (method === "GET") return cachedOffline ? cachedAnswer(call, answer, userId) : answer;
  if (!queued || options?.isFromOutbox || !isServerDown(answer.error)) return answer;
  await enqueue(userId, { endpoint: api.endpoint, queued, ...args });
  return { error: QUEUED };
};
