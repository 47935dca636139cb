import type { challengesRoutes } from "@candlewise/contracts/challenges/routes";
import type { ChallengesShapes } from "@candlewise/contracts/challenges/schemas";
import { queriesOf } from "#web/shared/routing/query.ts";
import { defineRoute } from "#web/shared/routing/route.ts";

const query = queriesOf<typeof challengesRoutes, ChallengesShapes>();

const overview = {
  access: "session",
  area: "courses",
  texts: ["challenges"],
  frame: "app",
  skeleton: "list",
  title: "app.nav.courses",
  firstPaint: "fresh",
} as const;

export const challengesScreenRoutes = [
  defineRoute({
    ...overview,
    path: "/challenges",
    screen: "challenges/challenges-screen",
    queries: () => [query("listChallenges")],
  }),
  defineRoute({
    ...overview,
    path: "/challenges/:challengeId",
    screen: "challenges/challenge-screen",
    queries: ({ challengeId }) => [query("getChallenge", { params: { id: challengeId } })],
  }),
  defineRoute({
    ...overview,
    path: "/challenges/tasks/:taskId",
    screen: "challenges/challenge-task-screen",
    texts: ["challenges", "learning", "learning/items", "learning/player", "learning/task"],
    frame: "focus",
    skeleton: "lesson",
    firstPaint: "skeleton",
  }),
];
