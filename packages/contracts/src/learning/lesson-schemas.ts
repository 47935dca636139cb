import type { Figure } from "@candlewise/domain/learning/curriculum";
import { z } from "zod";
import { BarSchema, GivenAnswerSchema, ItemSchema, RichTextSchema } from "./item-schemas.ts";
import { StatusSchema } from "./path-schemas.ts";

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
