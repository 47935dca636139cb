import type { learningRoutes } from "@candlewise/contracts/learning/routes";
import type { LearningShapes } from "@candlewise/contracts/learning/schemas";
import { queriesOf } from "#web/shared/routing/query.ts";
import { defineRoute } from "#web/shared/routing/route.ts";
import { ACTIVE_PATH, courseInput, lessonInput } from "./inputs.ts";

const query = queriesOf<typeof learningRoutes, LearningShapes>();

const overview = {
  access: "session",
  texts: ["learning"],
  frame: "app",
  skeleton: "list",
  title: "app.nav.courses",
  firstPaint: "fresh",
} as const;
const player = {
  access: "session",
  texts: ["learning", "learning/items", "learning/player", "modules/free-plan"],
  frame: "focus",
  skeleton: "lesson",
  title: "app.nav.learn",
} as const;

export const learningScreenRoutes = [
  defineRoute({
    ...overview,
    path: "/learn",
    area: "learn",
    screen: "learning/learn-screen",
    skeleton: "path",
    title: "app.nav.learn",
    queries: () => [query("getPathway", ACTIVE_PATH), query("getDailyGoal", {})],
    firstPaint: "cached",
  }),
  defineRoute({
    ...overview,
    path: "/courses",
    area: "courses",
    screen: "learning/courses-screen",
    texts: ["learning", "challenges"],
    queries: () => [query("listPaths", {}), query("listCourses", {}), query("listMiniCourses", {})],
  }),
  defineRoute({
    ...overview,
    path: "/courses/:courseId",
    access: "shared",
    area: "courses",
    screen: "learning/course-screen",
    queries: ({ courseId }) => [query("getCoursePathway", courseInput(courseId))],
  }),
  defineRoute({
    ...overview,
    path: "/glossary",
    access: "shared",
    area: "courses",
    screen: "learning/glossary-screen",
    texts: ["learning/glossary", "learning/items"],
    title: "allTerms.title",
    firstPaint: "skeleton",
  }),
  defineRoute({
    ...overview,
    path: "/goal",
    area: "learn",
    screen: "learning/goal-screen",
    title: "app.nav.learn",
    queries: () => [query("listPaths", {})],
  }),
  defineRoute({
    ...player,
    path: "/lessons/:lessonId",
    access: "shared",
    screen: "learning/shared-lesson-screen",
    texts: [...player.texts, "learning/teaser"],
    firstPaint: "skeleton",
  }),
  defineRoute({
    ...player,
    path: "/courses/:courseId/chapters/:chapterId/lessons/:lessonId",
    access: "shared",
    screen: "learning/lesson-screen",
    queries: ({ courseId, chapterId, lessonId }) => [
      query("getLesson", lessonInput(courseId, chapterId, lessonId)),
      query("getCoursePathway", courseInput(courseId)),
    ],
    firstPaint: "fresh",
  }),
  defineRoute({
    ...player,
    path: "/courses/:courseId/chapters/:chapterId/tasks/:taskId",
    area: "simulator",
    screen: "learning/task-screen",
    texts: [...player.texts, "learning/task"],
    firstPaint: "skeleton",
  }),
  defineRoute({
    ...player,
    path: "/quizzes/:quizId",
    screen: "learning/quiz-screen",
    queries: ({ quizId }) => [query("getQuiz", { params: { id: quizId } })],
    // The screen asks again whenever it opens: what came with the page is the response to that.
    firstPaint: "skeleton",
  }),
  defineRoute({
    ...overview,
    path: "/review",
    area: "learn",
    screen: "learning/review-screen",
    texts: ["learning", "learning/review"],
    title: "app.nav.learn",
    queries: () => [query("getReviewPlan"), query("listSkills")],
    // The screen asks again whenever it opens.
    firstPaint: "skeleton",
  }),
  defineRoute({
    ...player,
    path: "/review/session",
    screen: "learning/review-session-screen",
    texts: [...player.texts, "learning/review"],
    firstPaint: "skeleton",
  }),
  defineRoute({
    ...player,
    path: "/placement/:componentId",
    screen: "learning/placement-screen",
    queries: () => [query("getPathway", ACTIVE_PATH)],
    firstPaint: "fresh",
  }),
];
