import { COMPONENT_TYPES } from "@candlewise/domain/learning/curriculum";
import { z } from "zod";
import { defineContract } from "../endpoint.ts";
import { CompletionSchema, DailyGoalSchema } from "./completion-schemas.ts";
import { AnswerSchema, VerdictSchema } from "./item-schemas.ts";
import { LessonSchema } from "./lesson-schemas.ts";
import type { LessonPageSchema } from "./lesson-schemas.ts";
import {
  CoursePathwaySchema,
  CourseSummarySchema,
  PathSchema,
  PathSummarySchema,
  PathwaySchema,
  PlaceSchema,
  StatusSchema,
} from "./path-schemas.ts";
import type { ChapterSchema, ComponentSchema, PlacementWaitSchema } from "./path-schemas.ts";
import { QuizAttemptSchema, QuizResultsSchema, QuizSchema, QuizStatisticsSchema } from "./quiz-schemas.ts";
import { OpenedReviewSchema, ReviewPlanSchema, ReviewResultSchema, SkillSchema } from "./review-schemas.ts";
import { learningRoutes } from "./routes.ts";
import { GlossarySchema } from "./glossary-schemas.ts";
import { CourseTeaserSchema, LessonTeaserSchema } from "./teaser-schemas.ts";
import { BrokerageTasksSchema } from "./task-schemas.ts";

const IdSchema = z.string().min(1).max(80);
const idParams = z.strictObject({ id: IdSchema });
/** Query flags are strings. */
const FlagSchema = z.stringbool({ truthy: ["true", "1"], falsy: ["false", "0"] });
const cryptoQuery = z.strictObject({ is_crypto_included: FlagSchema.optional() });
const EmptySchema = z.strictObject({});

export const learningContract = defineContract("learning", learningRoutes, {
  listPaths: { query: cryptoQuery, response: z.strictObject({ paths: z.array(PathSummarySchema) }) },
  activatePath: { params: idParams, body: EmptySchema, response: PathwaySchema },
  joinPath: { params: idParams, body: EmptySchema, response: PathSchema },
  beginCourse: { params: idParams, body: EmptySchema, response: CoursePathwaySchema },
  getPath: { params: idParams, response: PathSchema },
  listMiniCourses: { query: cryptoQuery, response: z.strictObject({ mini_courses: z.array(CourseSummarySchema) }) },
  getPathProgress: {
    params: idParams,
    response: z.strictObject({
      id: z.string(),
      percent: z.int(),
      completed_components: z.int(),
      total_components: z.int(),
      courses: z.array(z.strictObject({ id: z.string(), percent: z.int() })),
    }),
  },
  listCourses: { query: cryptoQuery, response: z.strictObject({ courses: z.array(CourseSummarySchema) }) },
  getPathway: { params: idParams, response: PathwaySchema },
  getCoursePathway: { params: idParams, response: CoursePathwaySchema },
  accessComponent: {
    params: idParams,
    body: EmptySchema,
    response: z.strictObject({
      id: z.string(),
      type: z.enum(COMPONENT_TYPES),
      status: StatusSchema,
      place: PlaceSchema,
      /** The open attempt at a quiz or placement test. */
      attempt: QuizAttemptSchema.nullable(),
    }),
  },
  getLesson: {
    params: z.strictObject({ course_id: IdSchema, chapter_id: IdSchema, id: IdSchema }),
    query: z.strictObject({ ignore_choice_pages: FlagSchema.optional(), styled_text: FlagSchema.optional() }),
    response: LessonSchema,
  },
  saveLessonPosition: {
    params: idParams,
    body: z.strictObject({ page_id: IdSchema }),
    response: z.strictObject({ page_id: z.string() }),
  },
  completeLesson: {
    body: z.strictObject({
      course_id: IdSchema,
      chapter_id: IdSchema,
      lesson_id: IdSchema,
      is_audio: z.boolean(),
      is_excellent: z.boolean(),
    }),
    response: CompletionSchema,
  },
  getDailyGoal: { query: z.strictObject({ timezone: z.string().max(64).optional() }), response: DailyGoalSchema },
  listCompletedComponents: {
    response: z.strictObject({
      components: z.array(
        z.strictObject({
          id: z.string(),
          type: z.enum(COMPONENT_TYPES),
          course_id: z.string(),
          completed_at: z.iso.datetime(),
          is_excellent: z.boolean(),
          by: z.enum(["learning", "placement"]),
        }),
      ),
    }),
  },
  getBrokerageTaskStatus: { query: z.strictObject({ path_id: IdSchema }), response: BrokerageTasksSchema },
  completeBrokerageTask: {
    params: z.strictObject({ course_id: IdSchema, chapter_id: IdSchema, id: IdSchema }),
    body: EmptySchema,
    response: CompletionSchema,
  },
  getQuiz: { params: idParams, response: QuizSchema },
  getQuizStatistics: { params: idParams, response: QuizStatisticsSchema },
  answerQuestion: {
    body: z
      .strictObject({
        /** Chosen by the client, so a repeated call counts once. */
        answer_id: z.uuid(),
        question_id: z.string().max(160),
        lesson_id: IdSchema.optional(),
        attempt_id: z.uuid().optional(),
        answer: AnswerSchema,
      })
      .refine(
        (body) => (body.lesson_id === undefined) !== (body.attempt_id === undefined),
        "name either lesson_id or attempt_id",
      ),
    response: z.strictObject({
      answer_id: z.string(),
      verdict: VerdictSchema,
      /** Progress of the attempt; null for a lesson. */
      progress: z
        .strictObject({ answered: z.int(), correct: z.int(), asked: z.int(), is_finished: z.boolean() })
        .nullable(),
    }),
  },
  getReviewPlan: { response: ReviewPlanSchema },
  listSkills: { response: z.strictObject({ today: z.iso.date(), skills: z.array(SkillSchema) }) },
  openReview: { body: z.strictObject({ skill_id: IdSchema.optional() }), response: OpenedReviewSchema },
  getReviewResult: { params: z.strictObject({ id: z.uuid() }), response: ReviewResultSchema },
  adoptGuest: {
    body: z.strictObject({ guest_token: z.string().min(1).max(4096) }),
    /** Ids of the lessons that count as completed now. */
    response: z.strictObject({ lessons: z.array(z.string()) }),
  },
  getLessonTeaser: { params: idParams, response: LessonTeaserSchema },
  getCourseTeaser: { params: idParams, response: CourseTeaserSchema },
  getGlossary: { response: GlossarySchema },
  getQuizResults: { params: z.strictObject({ id: z.uuid() }), response: QuizResultsSchema },
});
export type LearningShapes = typeof learningContract.shapes;
export type PlacementWait = z.output<typeof PlacementWaitSchema>;
export type Component = z.output<typeof ComponentSchema>;
export type Chapter = z.output<typeof ChapterSchema>;
export type CoursePathway = z.output<typeof CoursePathwaySchema>;
export type CourseSummary = z.output<typeof CourseSummarySchema>;
export type Pathway = z.output<typeof PathwaySchema>;
export type Place = z.output<typeof PlaceSchema>;
export type PathSummary = z.output<typeof PathSummarySchema>;
export type Lesson = z.output<typeof LessonSchema>;
export type LessonPage = z.output<typeof LessonPageSchema>;
export type Completion = z.output<typeof CompletionSchema>;
export type DailyGoal = z.output<typeof DailyGoalSchema>;
export type LessonTeaser = z.output<typeof LessonTeaserSchema>;
export type Glossary = z.output<typeof GlossarySchema>;
export type CourseTeaser = z.output<typeof CourseTeaserSchema>;
export type Quiz = z.output<typeof QuizSchema>;
export type QuizAttempt = z.output<typeof QuizAttemptSchema>;
export type QuizResults = z.output<typeof QuizResultsSchema>;
export type QuizStatistics = z.output<typeof QuizStatisticsSchema>;
export type ReviewPlan = z.output<typeof ReviewPlanSchema>;
export type Skill = z.output<typeof SkillSchema>;
export type ReviewResult = z.output<typeof ReviewResultSchema>;
