import { api, FRESH } from "#web/shared/api-client/api.ts";
import type { Query } from "#web/shared/routing/query.ts";
import type { AppStore } from "#web/shared/state/store.ts";

type Initiate = (args: unknown, options: typeof FRESH) => Parameters<AppStore["dispatch"]>[0];

/** Puts the responses to the queries of a route into the store. The chunk of its screen has defined the endpoints. */
export async function prepareQueries(dispatch: AppStore["dispatch"], queries: readonly Query[]): Promise<void> {
  // Endpoints are added by features: their names are not in the type of the common API.
  const endpoints = api.endpoints as Readonly<Record<string, { readonly initiate: Initiate } | undefined>>;
  await Promise.all(
    queries.map(async ({ endpoint, args }) => {
      const initiate = endpoints[endpoint]?.initiate;
      if (initiate) await dispatch(initiate(args, FRESH));
    }),
  );
}
