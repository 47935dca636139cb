import type { AppRoute } from "#web/app/route.ts";

const messages = ["learning", "learning/items", "learning/player"] as const;

/** What is learned: lessons, tasks, quizzes, placement tests. */
export const lessonScreenRoutes: readonly AppRoute[] = [
  {
    path: "/courses/:courseId/chapters/:chapterId/lessons/:lessonId",
    load: () => import("./lesson-screen.tsx"),
    source: "app/screens/lesson-screen.tsx",
    messages,
    frame: "focus",
    skeleton: "lesson",
    title: "app.nav.learn",
    preload: [
      "/learning-v2/v3/courses/:courseId/chapters/:chapterId/lessons/:lessonId/?styled_text=true",
      "/learning-v2/v2/courses/:courseId/pathway/",
    ],
  },
  {
    path: "/courses/:courseId/chapters/:chapterId/tasks/:taskId",
    load: () => import("./task-screen.tsx"),
    source: "app/screens/task-screen.tsx",
    messages: [...messages, "learning/task"],
    frame: "focus",
    skeleton: "lesson",
    hiddenWith: "simulator",
    title: "app.nav.learn",
  },
  {
    path: "/quizzes/:quizId",
    load: () => import("./quiz-screen.tsx"),
    source: "app/screens/quiz-screen.tsx",
    messages,
    frame: "focus",
    skeleton: "lesson",
    title: "app.nav.learn",
  },
  {
    path: "/placement/:componentId",
    load: () => import("./placement-screen.tsx"),
    source: "app/screens/placement-screen.tsx",
    messages,
    frame: "focus",
    skeleton: "lesson",
    title: "app.nav.learn",
  },
];
