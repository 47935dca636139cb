import type { AppRoute } from "#web/shared/routing/route.ts";

const messages = ["learning", "learning/items", "learning/player"] as const;

/** What is learned: lessons, tasks, quizzes, placement tests. */
export const lessonScreenRoutes: readonly AppRoute[] = [
  {
    path: "/courses/:courseId/chapters/:chapterId/lessons/:lessonId",
    screen: "learning/lesson-screen",
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
    screen: "learning/task-screen",
    messages: [...messages, "learning/task"],
    frame: "focus",
    skeleton: "lesson",
    hiddenWith: "simulator",
    title: "app.nav.learn",
  },
  {
    path: "/quizzes/:quizId",
    screen: "learning/quiz-screen",
    messages,
    frame: "focus",
    skeleton: "lesson",
    title: "app.nav.learn",
  },
  {
    path: "/placement/:componentId",
    screen: "learning/placement-screen",
    messages,
    frame: "focus",
    skeleton: "lesson",
    title: "app.nav.learn",
  },
];
