import type { AppRoute } from "#web/app/route.ts";

/** Path, courses and goal. */
export const learnScreenRoutes: readonly AppRoute[] = [
  {
    path: "/learn",
    load: () => import("./learn-screen.tsx"),
    source: "app/screens/learn-screen.tsx",
    messages: ["learning"],
    frame: "app",
    navigation: "learn",
    skeleton: "path",
    title: "app.nav.learn",
    preload: ["/learning-v2/v2/paths/active/", "/learning-v2/v2/daily-goal/"],
  },
  {
    path: "/courses",
    load: () => import("./courses-screen.tsx"),
    source: "app/screens/courses-screen.tsx",
    messages: ["learning"],
    frame: "app",
    navigation: "courses",
    skeleton: "list",
    title: "app.nav.courses",
    preload: ["/learning-v2/v4/paths/", "/learning-v2/v3/courses/", "/learning-v2/mini-courses/"],
  },
  {
    path: "/courses/:courseId",
    load: () => import("./course-screen.tsx"),
    source: "app/screens/course-screen.tsx",
    messages: ["learning"],
    frame: "app",
    navigation: "courses",
    skeleton: "list",
    title: "app.nav.courses",
    preload: ["/learning-v2/v2/courses/:courseId/pathway/"],
  },
  {
    path: "/goal",
    load: () => import("./goal-screen.tsx"),
    source: "app/screens/goal-screen.tsx",
    messages: ["learning"],
    frame: "app",
    navigation: "learn",
    skeleton: "list",
    title: "app.nav.learn",
    preload: ["/learning-v2/v4/paths/"],
  },
];
