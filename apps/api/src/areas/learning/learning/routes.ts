import type { learningContract } from "@candlewise/contracts/learning/schemas";
import type { Handlers } from "#api/platform/http/endpoint.ts";
import { accessComponent } from "./lessons/access-component.ts";
import { answerQuestion } from "./questions/answer-question.ts";
import { completeLesson } from "./lessons/complete-lesson.ts";
import type { LearningDependencies } from "./dependencies.ts";
import { adoptGuest } from "./guests/adopt-guest.ts";
import { completeAsGuest } from "./guests/complete-as-guest.ts";
import { lessonContext, lessonContextForWriting } from "./guests/guest-learner.ts";
import { activatePath, joinPath } from "./path/follow-path.ts";
import { listCourses, listMiniCourses, listPaths } from "./path/list-courses.ts";
import { completeTask } from "./tasks/complete-task.ts";
import { showDailyGoal } from "./goal/show-daily-goal.ts";
import { saveLessonPosition, showLesson } from "./lessons/show-lesson.ts";
import {
  beginCourse,
  listCompletedComponents,
  showCoursePathway,
  showPath,
  showPathProgress,
  showPathway,
} from "./path/show-pathway.ts";
import { showGlossary } from "./lessons/show-glossary.ts";
import { showCourseTeaser, showLessonTeaser } from "./lessons/show-teaser.ts";
import { showQuiz, showQuizStatistics } from "./quizzes/show-quiz.ts";
import { showTaskStatuses } from "./tasks/show-tasks.ts";
import { openReview } from "./reviews/open-review.ts";
import { listSkills, showReviewPlan, showReviewResult } from "./reviews/show-reviews.ts";
import { showQuizResults } from "./quizzes/show-results.ts";

export function learningHandlers(deps: LearningDependencies): Handlers<typeof learningContract> {
  return {
    listPaths: async ({ query }, context) => listPaths(deps, context, query),
    activatePath: async ({ params }, context) => activatePath(deps, context, params.id),
    joinPath: async ({ params }, context) => joinPath(deps, context, params.id),
    beginCourse: async ({ params }, context) => beginCourse(deps, context, params.id),
    getPath: async ({ params }, context) => showPath(deps, context, params.id),
    listMiniCourses: async ({ query }, context) => listMiniCourses(deps, context, query),
    getPathProgress: async ({ params }, context) => showPathProgress(deps, context, params.id),
    listCourses: async ({ query }, context) => listCourses(deps, context, query),
    getPathway: async ({ params }, context) => showPathway(deps, context, params.id),
    getCoursePathway: async ({ params }, context) => showCoursePathway(deps, context, params.id),
    accessComponent: async ({ params }, context) => accessComponent(deps, context, params.id),
    getLesson: async ({ params: { id, ...place }, query }, context) =>
      showLesson(deps, lessonContext(deps, context, id), { ...place, lesson_id: id }, query),
    saveLessonPosition: async ({ params, body }, context) =>
      saveLessonPosition(deps, await lessonContextForWriting(deps, context, params.id), params.id, body.page_id),
    completeLesson: async ({ body }, context) => {
      const learner = await lessonContextForWriting(deps, context, body.lesson_id);
      return learner.isGuest ? completeAsGuest(deps, learner, body) : completeLesson(deps, learner, body);
    },
    getDailyGoal: async ({ query }, context) => showDailyGoal(deps, context, query.timezone),
    listCompletedComponents: async (_, context) => listCompletedComponents(deps, context),
    getBrokerageTaskStatus: async ({ query }, context) => showTaskStatuses(deps, context, query.path_id),
    completeBrokerageTask: async ({ params: { id, ...place } }, context) =>
      completeTask(deps, context, { ...place, task_id: id }),
    getQuiz: async ({ params }, context) => showQuiz(deps, context, params.id),
    getQuizStatistics: async ({ params }, context) => showQuizStatistics(deps, context, params.id),
    // A guest has no attempts, so an answer without a lesson finds none.
    answerQuestion: async ({ body }, context) =>
      answerQuestion(deps, await lessonContextForWriting(deps, context, body.lesson_id ?? ""), body),
    getReviewPlan: async (_, context) => showReviewPlan(deps, context),
    listSkills: async (_, context) => listSkills(deps, context),
    openReview: async ({ body }, context) => openReview(deps, context, body.skill_id),
    getReviewResult: async ({ params }, context) => showReviewResult(deps, context, params.id),
    adoptGuest: async ({ body }, context) => adoptGuest(deps, context, body.guest_token),
    getLessonTeaser: async ({ params }, context) => showLessonTeaser(deps, context, params.id),
    getGlossary: async (_, context) => showGlossary(deps, context),
    getCourseTeaser: async ({ params }, context) => showCourseTeaser(deps, context, params.id),
    getQuizResults: async ({ params }, context) => showQuizResults(deps, context, params.id),
  };
}
