import { COMPONENT_STATUSES, COMPONENT_TYPES } from "@candlewise/domain/learning/curriculum";
import type { Figure } from "@candlewise/domain/learning/curriculum";
import { z } from "zod";
import { defineContract } from "../endpoint.ts";
import { ArrowSchema } from "../profile/schemas.ts";
import { AnswerSchema, BarSchema, ItemSchema, RichTextSchema, VerdictSchema } from "./item-schemas.ts";
import { learningRoutes } from "./routes.ts";
import { BrokerageTasksSchema } from "./task-schemas.ts";

const StatusSchema = z.enum(COMPONENT_STATUSES);
const IdSchema = z.string().min(1).max(80);
const idParams = z.strictObject({ id: IdSchema });
/** Query flags are strings. */
const FlagSchema = z.stringbool({ truthy: ["true", "1"], falsy: ["false", "0"] });
const cryptoQuery = z.strictObject({ is_crypto_included: FlagSchema.optional() });
const EmptySchema = z.strictObject({});

/** Closes a placement test after a failed one. */
export const PlacementWaitSchema = z.strictObject({
  opens_at: z.iso.datetime(),
  /** Completing this component ends the wait at once. */
  after_id: z.string(),
});

/** S3.10 */
export const ComponentSchema = z.strictObject({
  id: z.string(),
  type: z.enum(COMPONENT_TYPES),
  title: z.string(),
  summary: z.string(),
  minutes: z.int(),
  status: StatusSchema,
  /** Of a component with `jump_here` whose placement test is closed. */
  placement_wait: PlacementWaitSchema.optional(),
});

export const ChapterSchema = z.strictObject({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  components: z.array(ComponentSchema),
});

const courseBase = {
  id: z.string(),
  kind: z.enum(["course", "mini_course"]),
  title: z.string(),
  summary: z.string(),
  outcomes: z.array(z.string()),
  is_begun: z.boolean(),
  lessons: z.int(),
  minutes: z.int(),
  /** 0 to 100, rounded down, so 100 means completed. */
  percent: z.int(),
};
export const CourseSummarySchema = z.strictObject(courseBase);
export const CoursePathwaySchema = z.strictObject({ ...courseBase, chapters: z.array(ChapterSchema) });

const pathBase = {
  id: z.string(),
  arrow: ArrowSchema,
  title: z.string(),
  summary: z.string(),
  is_active: z.boolean(),
  is_joined: z.boolean(),
  lessons: z.int(),
  minutes: z.int(),
  percent: z.int(),
};
export const PathSummarySchema = z.strictObject({ ...pathBase, course_ids: z.array(z.string()) });
export const PathSchema = z.strictObject({ ...pathBase, courses: z.array(CourseSummarySchema) });

/** The course and chapter of a component. */
export const PlaceSchema = z.strictObject({ course_id: z.string(), chapter_id: z.string(), component_id: z.string() });
export const PathwaySchema = z.strictObject({
  ...pathBase,
  courses: z.array(CoursePathwaySchema),
  /** The first component in progress, opened by "Continue". Null if everything is completed. */
  current: PlaceSchema.nullable(),
});

const FigureSchema = z.discriminatedUnion("type", [
  z.strictObject({
    type: z.literal("candles"),
    title: z.string(),
    description: z.string(),
    bars: z.array(BarSchema),
    decimals: z.int(),
  }),
  z.strictObject({
    type: z.literal("line"),
    title: z.string(),
    description: z.string(),
    format: z.enum(["usd0", "usd2", "pct0", "pct1", "pct2", "num0", "num1", "num2"]),
    x_label: z.string(),
    series: z.array(z.strictObject({ label: z.string(), points: z.array(z.tuple([z.number(), z.number()])) })),
  }),
  z.strictObject({
    type: z.literal("bars"),
    title: z.string(),
    description: z.string(),
    format: z.enum(["usd0", "usd2", "pct0", "pct1", "pct2", "num0", "num1", "num2"]),
    bars: z.array(z.strictObject({ label: z.string(), value: z.number() })),
  }),
]) satisfies z.ZodType<Figure>;

export const LessonPageSchema = z.strictObject({
  id: z.string(),
  kind: z.enum(["text", "item", "choice"]),
  title: z.string(),
  /** The compiled tree with `styled_text=true`, otherwise plain text. */
  body: z.union([RichTextSchema, z.string()]),
  figure: FigureSchema.nullable(),
  item: z.string().nullable(),
});

const GivenAnswerSchema = z.strictObject({
  answer_id: z.string(),
  question_id: z.string(),
  answer: AnswerSchema,
  verdict: VerdictSchema,
});

export const LessonSchema = z.strictObject({
  id: z.string(),
  course_id: z.string(),
  chapter_id: z.string(),
  version: z.int(),
  title: z.string(),
  summary: z.string(),
  minutes: z.int(),
  status: StatusSchema,
  pages: z.array(LessonPageSchema),
  items: z.record(z.string(), ItemSchema),
  glossary: z.record(z.string(), z.strictObject({ title: z.string(), text: RichTextSchema })),
  sources: z.array(z.strictObject({ publisher: z.string(), title: z.string(), url: z.string(), as_of: z.string() })),
  /** True if the text is English because the requested language is missing or out of date. */
  is_fallback: z.boolean(),
  /** The last page visited; null before the first visit. */
  position: z.string().nullable(),
  /** The caller's previous answers in this lesson, with verdicts. */
  answers: z.array(GivenAnswerSchema),
});

/** S3.09 */
export const DailyGoalSchema = z.strictObject({
  target_lessons: z.int(),
  completed_lessons: z.int(),
  /** The caller's local day. */
  local_date: z.iso.date(),
});

/** S3.11: asked once a day, when the goal is met and more lessons remain. */
export const SkipDaySchema = z.strictObject({
  isShow: z.boolean(),
  lessonId: z.string(),
  courseId: z.string(),
  chapterId: z.string(),
  currentDay: z.int(),
});

const StatusChangeSchema = z.strictObject({ id: z.string(), status: StatusSchema });

export const CompletionSchema = z.strictObject({
  /** Changed statuses: the completed component first, then those it unlocked. */
  changes: z.array(StatusChangeSchema),
  /** The next component; null at the end. */
  next: PlaceSchema.nullable(),
  is_excellent: z.boolean(),
  xp: z.int(),
  /** True if it was already completed; nothing is counted twice. */
  is_repeat: z.boolean(),
  daily_goal: DailyGoalSchema,
  skip_day: SkipDaySchema,
});

export const QuizAttemptSchema = z.strictObject({
  id: z.string(),
  purpose: z.enum(["quiz", "placement"]),
  pass_percent: z.int(),
  questions: z.array(ItemSchema),
  answers: z.array(GivenAnswerSchema),
  glossary: z.record(z.string(), z.strictObject({ title: z.string(), text: RichTextSchema })),
});

export const QuizSchema = z.strictObject({
  id: z.string(),
  course_id: z.string(),
  chapter_id: z.string(),
  title: z.string(),
  kind: z.enum(["chapter", "course_test"]),
  ask: z.int(),
  pass_percent: z.int(),
  status: StatusSchema,
  best_percent: z.int().nullable(),
  attempts: z.int(),
  /** Null until `components/{id}/access/` starts one. */
  attempt: QuizAttemptSchema.nullable(),
});

export const QuizStatisticsSchema = z.strictObject({
  attempts: z.int(),
  best_percent: z.int().nullable(),
  skills: z.array(z.strictObject({ id: z.string(), title: z.string(), answered: z.int(), correct: z.int() })),
  /** Only questions the caller has answered; percentages of all learners' first answers. */
  questions: z.array(
    z.strictObject({
      question_id: z.string(),
      prompt: RichTextSchema,
      answered: z.int(),
      correct_percent: z.int(),
      choices: z.array(z.strictObject({ text: RichTextSchema, percent: z.int() })),
    }),
  ),
});

export const QuizResultsSchema = z.strictObject({
  attempt_id: z.string(),
  quiz_id: z.string(),
  purpose: z.enum(["quiz", "placement"]),
  percent: z.int(),
  correct: z.int(),
  asked: z.int(),
  is_passed: z.boolean(),
  pass_percent: z.int(),
  skills: z.array(z.strictObject({ id: z.string(), title: z.string(), asked: z.int(), correct: z.int() })),
  review: z.array(z.strictObject({ question: ItemSchema, answer: AnswerSchema, verdict: VerdictSchema })),
  /** Null if not passed. */
  completion: CompletionSchema.nullable(),
  /** Of a failed placement test that cannot be taken again yet. */
  placement_wait: PlacementWaitSchema.optional(),
});

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
export type Quiz = z.output<typeof QuizSchema>;
export type QuizAttempt = z.output<typeof QuizAttemptSchema>;
export type QuizResults = z.output<typeof QuizResultsSchema>;
export type QuizStatistics = z.output<typeof QuizStatisticsSchema>;
