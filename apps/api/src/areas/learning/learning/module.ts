import { createHmac } from "node:crypto";
import { NOTHING_HIDDEN } from "@candlewise/domain/geo/hidden-countries";
import { freeCourses } from "@candlewise/domain/freemium/free-plan";
import { learningContract } from "@candlewise/contracts/learning/schemas";
import type { FeatureModule, Platform } from "#api/platform/feature.ts";
import { endpointsOf } from "#api/platform/http/endpoint.ts";
import { batchCalls } from "#api/platform/database/batch-calls.ts";
import { saveCompletions } from "./lessons/completion-store.ts";
import type { LearnedComponent } from "./lessons/completion-store.ts";
import { challengePort } from "./challenges/challenge-port.ts";
import { countChallengePoints } from "./challenges/count-points.ts";
import { contentNames, createCurriculum } from "./curriculum.ts";
import type { LearningPorts } from "./dependencies.ts";
import { loadLearner } from "./path/learner.ts";
import { loadCoursesAhead, loadLearningStats } from "./path/learner-summary.ts";
import { loadPastLearning } from "./path/past-learning.ts";
import { learningData } from "./personal-data.ts";
import type { LearningPort } from "./port.ts";
import { findLessonLinks } from "./lessons/lesson-links.ts";
import { describePage } from "./lessons/describe-page.ts";
import { learningHandlers } from "./routes.ts";
import { forgetGuestsJob } from "./guests/forget-guests.ts";
import { findLatestDays } from "./goal/day-store.ts";
import { loadLearnersOfLessons } from "./path/learner-store.ts";
import type { LessonReader } from "./path/learner-store.ts";
import { enterReviews } from "./reviews/enter-skills.ts";
import { findAskedQuestion } from "./questions/asked-question.ts";
import { tallyJob } from "./questions/tally-answers.ts";

/** Statements batched across learners, with their concurrency. */
const TOGETHER = { atOnce: 2, most: 64 } as const;

/** Paths, courses, lessons and quizzes, over the compiled curriculum. */
export function learningModule(
  { database, ids, outbox, secrets, clock }: Pick<Platform, "database" | "ids" | "outbox" | "secrets" | "clock">,
  { content, ...ports }: LearningPorts,
): FeatureModule & { readonly port: LearningPort } {
  const key = secrets.derive("learning.lesson-seed");
  const seedOf = (text: string) => createHmac("sha256", key).update(text).digest("base64url");
  const deps = {
    database,
    ids,
    outbox,
    ...ports,
    curriculum: createCurriculum(content),
    loadLearnerOfLesson: batchCalls({
      ...TOGETHER,
      run: (readers: readonly LessonReader[]) => loadLearnersOfLessons(database.kysely, readers),
    }),
    findLatestDay: batchCalls({
      ...TOGETHER,
      run: (userIds: readonly string[]) => findLatestDays(database.kysely, userIds),
    }),
    saveCompletion: batchCalls({
      ...TOGETHER,
      run: (learned: readonly LearnedComponent[]) => saveCompletions(database.kysely, outbox, learned),
      keyOf: ({ userId, completion }) => `${userId} ${completion.componentId}`,
    }),
    lessonSeed: (userId: string, lessonId: string, version: number) => seedOf(`${userId} ${lessonId} ${version}`),
    placementSeed: (userId: string, targetId: string, failed: number) =>
      seedOf(`placement ${userId} ${targetId} ${failed}`),
  };
  return {
    domain: "learning",
    endpoints: endpointsOf(learningContract, learningHandlers(deps)),
    jobs: [tallyJob({ database }), forgetGuestsJob({ database, clock })],
    subscriptions: [countChallengePoints, enterReviews(deps)],
    personalData: learningData(database),
    describePage: describePage(deps.curriculum),
    port: {
      stats: (userId) => loadLearningStats(deps, userId),
      coursesAhead: async (context) =>
        loadCoursesAhead(deps, context, (await ports.learnerSettings(context.userId)).arrow),
      challenges: challengePort(deps),
      past: (userId) => loadPastLearning(database.kysely, userId),
      isCrypto: (componentId) => {
        const place = deps.curriculum.view("en", NOTHING_HIDDEN).places.get(componentId);
        return place !== undefined && (place.component.is_crypto || place.course.is_crypto);
      },
      freeCourses: async (context) => freeCourses((await loadLearner(deps, context)).view.paths),
      askedQuestion: (context, place) => findAskedQuestion(deps, context, place),
      lessonLinks: (context, lists) => findLessonLinks(deps, context, lists),
      contentNames: () => contentNames(deps.curriculum),
    },
  };
}
