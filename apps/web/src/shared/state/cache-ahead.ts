import { api } from "#web/shared/state/api.ts";
import { addressOf } from "#web/shared/api-client/base-query.ts";
import type { Call } from "#web/shared/api-client/call.ts";
import { isCachedSince } from "#web/shared/offline/offline-cache.ts";
import type { AppStore } from "./store.ts";

const cacheApi = api.injectEndpoints({
  endpoints: (builder) => ({
    cacheAhead: builder.mutation<null, Call>({
      queryFn: async (call, _api, _options, query) => {
        const { error } = await query(call);
        return error ? { error } : { data: null };
      },
    }),
  }),
});

/** Makes the calls whose cached responses are older than so many milliseconds, so that their screens open offline. Ends at the first that fails. */
export const cacheAhead =
  (userId: string, calls: readonly Call[], maxAge: number) =>
  async (dispatch: AppStore["dispatch"]): Promise<void> => {
    const since = Date.now() - maxAge;
    for (const call of calls) {
      if (await isCachedSince(userId, addressOf(call), since)) continue;
      const { error } = await dispatch(cacheApi.endpoints.cacheAhead.initiate(call, { track: false }));
      if (error) return;
    }
  };
