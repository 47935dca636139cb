import { z } from "zod";
import { CompletionSchema } from "./completion-schemas.ts";
import { AnswerSchema, GivenAnswerSchema, ItemSchema, RichTextSchema, VerdictSchema } from "./item-schemas.ts";
import { PlaceSchema, PlacementWaitSchema, StatusSchema } from "./path-schemas.ts";

export const QuizAttemptSchema = z.strictObject({
  id: z.string(),
  purpose: z.enum(["quiz", "placement", "challenge", "review", "drill"]),
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
  skills: z.array(
    z.strictObject({
      id: z.string(),
      title: z.string(),
      asked: z.int(),
      correct: z.int(),
      /** The lesson of the same course that teaches it, if the caller may open it. */
      lesson: z.strictObject({ ...PlaceSchema.shape, title: z.string() }).optional(),
    }),
  ),
  review: z.array(z.strictObject({ question: ItemSchema, answer: AnswerSchema, verdict: VerdictSchema })),
  /** Null if not passed. */
  completion: CompletionSchema.nullable(),
  /** Of a failed placement test that cannot be taken again yet. */
  placement_wait: PlacementWaitSchema.optional(),
});
