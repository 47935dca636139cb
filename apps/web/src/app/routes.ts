import { pageMatcher } from "@candlewise/domain/pages/match-page";
import { achievementsScreenRoutes } from "#web/features/achievements/routes.ts";
import { analyzerScreenRoutes } from "#web/features/analyzer/routes.ts";
import { authScreenRoutes } from "#web/features/auth/routes.ts";
import { funnelScreenRoutes } from "#web/features/funnel/routes.ts";
import { inAppScreenRoutes } from "#web/features/in-app/routes.ts";
import { journalScreenRoutes } from "#web/features/journal/routes.ts";
import { leaderboardScreenRoutes } from "#web/features/leaderboard/routes.ts";
import { learningScreenRoutes } from "#web/features/learning/routes.ts";
import { marketScreenRoutes } from "#web/features/market/routes.ts";
import { notificationsScreenRoutes } from "#web/features/notifications/routes.ts";
import { offersScreenRoutes } from "#web/features/offers/routes.ts";
import { paymentsScreenRoutes } from "#web/features/payments/routes.ts";
import { performanceScreenRoutes } from "#web/features/performance/routes.ts";
import { profileScreenRoutes } from "#web/features/profile/routes.ts";
import { replayScreenRoutes } from "#web/features/replay/routes.ts";
import { simulatorScreenRoutes } from "#web/features/simulator/routes.ts";
import { subscriptionsScreenRoutes } from "#web/features/subscriptions/routes.ts";
import { termsScreenRoutes } from "#web/features/terms/routes.ts";
import { welcomeScreenRoutes } from "#web/features/welcome/routes.ts";
import type { Visibility } from "#web/shared/geo/use-visibility.ts";
import type { AppRoute } from "#web/shared/routing/route.ts";
import { shopScreenRoutes } from "#web/features/shop/routes.ts";
import { challengesScreenRoutes } from "#web/features/challenges/routes.ts";
import { briefsScreenRoutes } from "#web/features/briefs/routes.ts";

const screens = [
  ...welcomeScreenRoutes,
  ...authScreenRoutes,
  ...funnelScreenRoutes,
  ...inAppScreenRoutes,
  ...offersScreenRoutes,
  ...paymentsScreenRoutes,
  ...subscriptionsScreenRoutes,
  ...learningScreenRoutes,
  ...simulatorScreenRoutes,
  ...marketScreenRoutes,
  ...performanceScreenRoutes,
  ...journalScreenRoutes,
  ...replayScreenRoutes,
  ...leaderboardScreenRoutes,
  ...achievementsScreenRoutes,
  ...notificationsScreenRoutes,
  ...profileScreenRoutes,
  ...termsScreenRoutes,
  ...shopScreenRoutes,
  ...challengesScreenRoutes,
  ...analyzerScreenRoutes,
  ...briefsScreenRoutes,
];

/** The path of a screen as its route spells it: `/lessons/:lessonId`. */
export type RoutePath = (typeof screens)[number]["path"];

/** All screens, in the order of the specification. */
export const routes: readonly AppRoute<RoutePath>[] = screens;

export const matchRoute = pageMatcher(routes);

/** S6.10: where its area is hidden a route does not exist: 404, nothing fetched before. */
export const isHiddenRoute = ({ area }: AppRoute, { hidesSimulator }: Pick<Visibility, "hidesSimulator">): boolean =>
  hidesSimulator && area === "simulator";
