import type { AppRoute } from "#web/shared/routing/route.ts";

/** Path, courses and goal. */
export const learnScreenRoutes: readonly AppRoute[] = [
  {
    path: "/learn",
    screen: "learning/learn-screen",
    messages: ["learning"],
    frame: "app",
    navigation: "learn",
    skeleton: "path",
    title: "app.nav.learn",
    preload: ["/learning-v2/v2/paths/active/", "/learning-v2/v2/daily-goal/"],
  },
  {
    path: "/courses",
    screen: "learning/courses-screen",
    messages: ["learning"],
    frame: "app",
    navigation: "courses",
    skeleton: "list",
    title: "app.nav.courses",
    preload: ["/learning-v2/v4/paths/", "/learning-v2/v3/courses/", "/learning-v2/mini-courses/"],
  },
  {
    path: "/courses/:courseId",
    screen: "learning/course-screen",
    messages: ["learning"],
    frame: "app",
    navigation: "courses",
    skeleton: "list",
    title: "app.nav.courses",
    preload: ["/learning-v2/v2/courses/:courseId/pathway/"],
  },
  {
    path: "/goal",
    screen: "learning/goal-screen",
    messages: ["learning"],
    frame: "app",
    navigation: "learn",
    skeleton: "list",
    title: "app.nav.learn",
    preload: ["/learning-v2/v4/paths/"],
  },
];
