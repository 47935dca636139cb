import { profileRoutes } from "@candlewise/contracts/profile/routes";
import type { ProfileShapes } from "@candlewise/contracts/profile/schemas";
import { api } from "#web/shared/state/api.ts";
import { endpointsOf } from "#web/shared/state/endpoints.ts";

const { getTour, saveTour } = profileRoutes;
const routes = { getTour, saveTour };

const toursApi = api.injectEndpoints({ endpoints: endpointsOf<typeof routes, ProfileShapes>(routes) });

export const { useGetTourQuery, useSaveTourMutation } = toursApi;
