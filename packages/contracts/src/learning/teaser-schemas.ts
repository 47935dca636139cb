import { z } from "zod";
import { PlaceSchema } from "./path-schemas.ts";

/** A lesson as visitors see it. */
export const LessonTeaserSchema = z.strictObject({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  minutes: z.int(),
  is_fallback: z.boolean(),
  /** Open without an account. */
  is_free: z.boolean(),
  place: PlaceSchema,
  course: z.strictObject({ id: z.string(), title: z.string() }),
});

/** A course as visitors see it. */
export const CourseTeaserSchema = z.strictObject({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  outcomes: z.array(z.string()),
  lessons: z.int(),
  minutes: z.int(),
  chapters: z.array(z.strictObject({ id: z.string(), title: z.string(), summary: z.string() })),
  /** Its lesson that is open without an account. */
  free: PlaceSchema.nullable(),
});
