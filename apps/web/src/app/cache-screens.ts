import { learningRoutes } from "@candlewise/contracts/learning/routes";
import { marketRoutes } from "@candlewise/contracts/market/routes";
import { profileRoutes } from "@candlewise/contracts/profile/routes";
import { simulatorRoutes } from "@candlewise/contracts/simulator/routes";
import { freemiumApi } from "#web/features/freemium/api.ts";
import { learningApi } from "#web/features/learning/api.ts";
import { findPlace } from "#web/features/learning/path/map-model.ts";
import { lessonInput } from "#web/features/learning/inputs.ts";
import type { Call } from "#web/shared/api-client/call.ts";
import { visibilityOf } from "#web/shared/geo/use-visibility.ts";
import { cacheAhead } from "#web/shared/state/cache-ahead.ts";
import type { AppStore } from "#web/shared/state/store.ts";

/** Milliseconds after which a cached response is fetched again if its screen was not opened meanwhile. */
const FRESH_MS = 12 * 60 * 60 * 1000;

const active = { params: { id: "active" } };
/** What the screens of the navigation and the market show. */
const LEARNING: readonly Call[] = [
  { route: learningRoutes.getPathway, ...active },
  { route: learningRoutes.getDailyGoal },
  { route: learningRoutes.listPaths },
  { route: learningRoutes.listCourses },
  { route: learningRoutes.listMiniCourses },
  { route: learningRoutes.listCompletedComponents },
  { route: profileRoutes.getUserProperties },
];
const TRADING: readonly Call[] = [
  { route: simulatorRoutes.getPortfolio },
  { route: simulatorRoutes.listOrders, query: { status: "open", limit: 50 } },
  { route: marketRoutes.listAssets },
];

/** The calls of the lesson that comes next; none on the free plan, where reading a lesson counts toward the limit of the day. */
async function callsOfNextLesson(dispatch: AppStore["dispatch"]): Promise<Call[]> {
  const { data: plan } = await dispatch(
    freemiumApi.endpoints.getFreemiumStatus.initiate(undefined, { subscribe: false, forceRefetch: true }),
  );
  if (!plan?.has_access) return [];
  const { data } = await dispatch(learningApi.endpoints.getPathway.initiate(active, { subscribe: false }));
  const found = data?.current ? findPlace(data.courses, data.current) : null;
  if (found?.component.type !== "lesson") return [];
  const { course, chapter, component } = found;
  return [
    { route: learningRoutes.getLesson, ...lessonInput(course.id, chapter.id, component.id) },
    { route: learningRoutes.getCoursePathway, params: { id: course.id } },
  ];
}

/** Caches the next lesson, the screens of the navigation and the market, so that they open offline although they were not opened before. */
export const cacheScreens =
  (userId: string) =>
  async (dispatch: AppStore["dispatch"], getState: AppStore["getState"]): Promise<void> => {
    const { hidesSimulator } = visibilityOf(getState().geo.groups);
    const screens = hidesSimulator ? LEARNING : [...LEARNING, ...TRADING];
    await dispatch(cacheAhead(userId, [...(await callsOfNextLesson(dispatch)), ...screens], FRESH_MS));
  };
