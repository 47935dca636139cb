import { api, FRESH } from "#web/shared/state/api.ts";
import type { Query } from "#web/shared/routing/query.ts";
import type { AppStore } from "#web/shared/state/store.ts";

interface Endpoint {
  readonly initiate: (args: unknown, options: typeof FRESH) => (dispatch: AppStore["dispatch"]) => Promise<unknown>;
}

/** Endpoints are added by features, with the chunks of their screens: their names are not in the type of the common API. */
export const loadedEndpoints = (): Readonly<Record<string, Endpoint | undefined>> =>
  api.endpoints as Readonly<Record<string, Endpoint | undefined>>;

/** Puts the responses to the queries of a route into the store. */
export async function prepareQueries(dispatch: AppStore["dispatch"], queries: readonly Query[]): Promise<void> {
  const endpoints = loadedEndpoints();
  await Promise.all(
    queries.map(async ({ endpoint, args }) => {
      const call = endpoints[endpoint]?.initiate(args, FRESH);
      if (call) await dispatch(call);
    }),
  );
}
