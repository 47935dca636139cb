import type { DailyGoal } from "@candlewise/contracts/learning/schemas";
import { learningRoutes } from "@candlewise/contracts/learning/routes";
import { addressOf } from "#web/shared/api-client/base-query.ts";
import { cacheResponses } from "#web/shared/offline/offline-cache.ts";
import { STORAGE_KEYS, store } from "#web/shared/storage/browser-storage.ts";
import { learningEndpoints } from "../endpoints.ts";

type State = Parameters<typeof learningEndpoints.util.selectCachedArgsForQuery>[0];

const { endpoints, util } = learningEndpoints;

/**
 * Keeps paths and courses as they are shown, for the next visit and for offline, once something else than their own answer has changed them:
 * what the device kept of them is older. The daily goal likewise, where that is known.
 */
export function keepShown(state: State, goal?: DailyGoal): Promise<void> {
  const pathways = util.selectCachedArgsForQuery(state, "getPathway").map((input) => ({
    url: addressOf({ route: learningRoutes.getPathway, ...input }),
    body: endpoints.getPathway.select(input)(state).data,
  }));
  const courses = util.selectCachedArgsForQuery(state, "getCoursePathway").map((input) => ({
    url: addressOf({ route: learningRoutes.getCoursePathway, ...input }),
    body: endpoints.getCoursePathway.select(input)(state).data,
  }));
  const goals = { url: addressOf({ route: learningRoutes.getDailyGoal }), body: goal };
  const shown = [...pathways, ...courses, goals].filter(({ body }) => body !== undefined);
  const userId = store.get(STORAGE_KEYS.userId) ?? "";
  return cacheResponses(
    userId,
    shown.map((answer) => ({ ...answer, status: 200 })),
  );
}
