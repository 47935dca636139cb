import { learningRoutes } from "@candlewise/contracts/learning/routes";
import type { LearningShapes } from "@candlewise/contracts/learning/schemas";
import { api } from "#web/shared/state/api.ts";
import { endpointsOf } from "#web/shared/state/endpoints.ts";

/** The calls of the learning domain as the contract gives them; `api.ts` adds what they do to each other's answers. */
export const learningEndpoints = api.injectEndpoints({
  endpoints: endpointsOf<typeof learningRoutes, LearningShapes>(learningRoutes),
});
