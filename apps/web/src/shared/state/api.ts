import { TAGS } from "@candlewise/contracts/tags";
import { createApi } from "@reduxjs/toolkit/query/react";
import { offlineQuery } from "#web/shared/offline/offline-query.ts";

/** For a call outside a component: what the server says now, which the cache keeps as long as something shows it. */
export const FRESH = { subscribe: false, forceRefetch: true } as const;

/** All calls of the app. Each feature adds its endpoints in its own `api.ts`, so that code splits by feature. */
export const api = createApi({
  reducerPath: "api",
  baseQuery: offlineQuery,
  tagTypes: TAGS,
  // Seconds. S9.02
  keepUnusedDataFor: 60,
  endpoints: () => ({}),
});
