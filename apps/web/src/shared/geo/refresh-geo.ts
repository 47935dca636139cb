import { geoRoutes } from "@candlewise/contracts/geo/routes";
import type { GeoShapes } from "@candlewise/contracts/geo/schemas";
import { api } from "#web/shared/state/api.ts";
import { endpointsOf } from "#web/shared/state/endpoints.ts";
import { setGeo, type GeoState } from "#web/shared/state/geo-slice.ts";
import type { AppStore } from "#web/shared/state/store.ts";

/** Milliseconds. S9.03 */
const DAY = 86_400_000;

const geoApi = api.injectEndpoints({ endpoints: endpointsOf<typeof geoRoutes, GeoShapes>(geoRoutes) });

/** S5.05 */
function isStale({ country, fetched_at }: Pick<GeoState, "country" | "fetched_at">, now: number): boolean {
  return country === null || fetched_at === null || now - fetched_at > DAY || fetched_at > now;
}

/** S5.05: requests the visitor's country when the stored one is stale or missing. After a failure the next visit requests it again. */
export const refreshGeo =
  (now = Date.now()) =>
  async (dispatch: AppStore["dispatch"], getState: AppStore["getState"]): Promise<void> => {
    const { geo } = getState();
    if (!isStale(geo, now)) return;
    // A visitor of an unknown country is asked about once a visit, not with every screen.
    const forceRefetch = geo.country !== null;
    const asking = geoApi.endpoints.getGeo.initiate(undefined, { subscribe: false, forceRefetch });
    const { data, isSuccess } = await dispatch(asking);
    if (isSuccess && data) dispatch(setGeo({ ...data, fetched_at: now }));
  };
