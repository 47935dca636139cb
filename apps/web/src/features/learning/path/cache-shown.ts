import type { DailyGoal } from "@candlewise/contracts/learning/schemas";
import { learningRoutes } from "@candlewise/contracts/learning/routes";
import { addressOf } from "#web/shared/api-client/base-query.ts";
import { cacheResponses } from "#web/shared/offline/offline-cache.ts";
import { STORAGE_KEYS, store } from "#web/shared/storage/browser-storage.ts";
import { learningEndpoints } from "../endpoints.ts";

type State = Parameters<typeof learningEndpoints.util.selectCachedArgsForQuery>[0];

const { endpoints, util } = learningEndpoints;

/**
 * Caches paths and courses as they are shown, for the next visit and for offline use, after an optimistic change: the cached responses are
 * older. The daily goal likewise, if it is known.
 */
export function cacheShown(state: State, goal?: DailyGoal): Promise<void> {
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
