import { z } from "zod";
import { RichTextSchema } from "./item-schemas.ts";

/** Every term of the lessons, in the order of the alphabet. */
export const GlossarySchema = z.strictObject({
  terms: z.array(
    z.strictObject({
      id: z.string(),
      title: z.string(),
      text: RichTextSchema,
      example: RichTextSchema.nullable(),
      /** The lessons that teach it, in the order of the courses. */
      lessons: z.array(z.strictObject({ id: z.string(), title: z.string() })),
    }),
  ),
  /** Of the terms: English where the requested language has none. */
  language: z.string(),
});
