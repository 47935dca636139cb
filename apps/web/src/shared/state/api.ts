import { TAGS } from "@candlewise/contracts/tags";
import { createApi } from "@reduxjs/toolkit/query/react";
import { offlineQuery } from "#web/shared/offline/offline-query.ts";

/** For a call outside a component that only refreshes what is shown; to use the answer itself, see `readNow`. */
export const FRESH = { subscribe: false, forceRefetch: true } as const;

/**
 * What the server says now, for code outside a component. Until it arrives the cache entry has a subscriber: without any, an invalidation
 * on the way (a fill, for example) would remove the entry and with it the answer. Throws what the call failed with.
 */
export async function readNow<Answer>(
  initiate: (options: { forceRefetch: true }) => { unwrap(): Promise<Answer>; unsubscribe(): void },
): Promise<Answer> {
  const request = initiate({ forceRefetch: true });
  try {
    return await request.unwrap();
  } finally {
    request.unsubscribe();
  }
}

/** All calls of the app. Each feature adds its endpoints in its own `api.ts`, so that code splits by feature. */
export const api = createApi({
  reducerPath: "api",
  baseQuery: offlineQuery,
  tagTypes: TAGS,
  // Seconds. S9.02
  keepUnusedDataFor: 60,
  endpoints: () => ({}),
});
