import * as z from "zod";
import type { CourseStructure, SkillsStructure } from "../structure/course-structure.ts";
import { IdSchema } from "../structure/ids.ts";
import { NumbersSchema } from "../structure/item-structure.ts";
import { TextSchema, keyed, keyedBy } from "./text.ts";

export const PathWordsSchema = z.strictObject({ title: TextSchema, summary: TextSchema });

export function courseWords(course: CourseStructure) {
  return z.strictObject({
    title: TextSchema,
    summary: TextSchema,
    outcomes: z.array(TextSchema).min(1),
    chapters: keyed(
      course.chapters.map((chapter) => chapter.id),
      z.strictObject({ title: TextSchema, summary: TextSchema }),
    ),
  });
}

export function skillsWords(skills: SkillsStructure) {
  return keyedBy(Object.keys(skills), (id) => {
    const Misconceptions = keyed(skills[id]?.misconceptions ?? [], TextSchema);
    const isEmpty = skills[id]?.misconceptions.length === 0;
    return z.strictObject({
      title: TextSchema,
      misconceptions: isEmpty ? Misconceptions.default({}) : Misconceptions,
    });
  });
}

export const GlossaryWordsSchema = z.record(
  IdSchema,
  z.strictObject({
    title: TextSchema,
    text: TextSchema,
    example: TextSchema.optional(),
    /** Values of the example; a translation without any uses those of the English term. */
    numbers: NumbersSchema.optional(),
  }),
);
