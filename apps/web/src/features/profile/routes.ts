import type { learningRoutes } from "@candlewise/contracts/learning/routes";
import type { LearningShapes } from "@candlewise/contracts/learning/schemas";
import type { privacyRoutes } from "@candlewise/contracts/privacy/routes";
import type { PrivacyShapes } from "@candlewise/contracts/privacy/schemas";
import type { profileRoutes } from "@candlewise/contracts/profile/routes";
import type { ProfileShapes } from "@candlewise/contracts/profile/schemas";
import { queriesOf } from "#web/shared/routing/query.ts";
import { defineRoute } from "#web/shared/routing/route.ts";

const profile = queriesOf<typeof profileRoutes, ProfileShapes>();
const privacy = queriesOf<typeof privacyRoutes, PrivacyShapes>();
const learning = queriesOf<typeof learningRoutes, LearningShapes>();

const screen = {
  access: "session",
  area: "profile",
  frame: "app",
  skeleton: "list",
  title: "app.nav.profile",
} as const;
const erasure = {
  ...screen,
  texts: ["profile/privacy"],
  queries: () => [privacy("getErasure")],
  firstPaint: "fresh",
} as const;

export const profileScreenRoutes = [
  defineRoute({
    ...screen,
    path: "/profile",
    screen: "profile/profile-screen",
    texts: ["profile"],
    skeleton: "profile",
    queries: () => [
      profile("getProfile"),
      profile("getUserProperties"),
      learning("listCompletedComponents"),
      learning("getDailyGoal", {}),
      privacy("getErasure"),
    ],
    firstPaint: "fresh",
  }),
  defineRoute({ ...erasure, path: "/profile/data", screen: "profile/data-screen" }),
  defineRoute({ ...erasure, path: "/profile/delete", screen: "profile/delete-screen" }),
  defineRoute({
    ...screen,
    path: "/profile/help",
    screen: "profile/help-screen",
    texts: ["profile/help"],
    firstPaint: "skeleton",
  }),
];
