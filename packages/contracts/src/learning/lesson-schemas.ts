import { z } from "zod";
import { FigureSchema } from "./figure-schemas.ts";
import { GivenAnswerSchema, ItemSchema, RichTextSchema } from "./item-schemas.ts";
import { StatusSchema } from "./path-schemas.ts";

export const LessonPageSchema = z.strictObject({
  id: z.string(),
  kind: z.enum(["text", "item", "choice"]),
  title: z.string(),
  /** The compiled tree with `styled_text=true`, otherwise plain text. */
  body: z.union([RichTextSchema, z.string()]),
  figure: FigureSchema.nullable(),
  item: z.string().nullable(),
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
  /** A misconception that the caller has shown recently, of a skill that the lesson teaches or needs: its title. */
  watch_for: z.string().optional(),
  /** The last page visited; null before the first visit. */
  position: z.string().nullable(),
  /** The caller's previous answers in this lesson, with verdicts. */
  answers: z.array(GivenAnswerSchema),
});
