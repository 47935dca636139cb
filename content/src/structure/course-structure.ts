import { ARROWS, COMPONENT_TYPES } from "@candlewise/domain/learning/curriculum";
import * as z from "zod";
import { IdSchema, rejectRepeats } from "./ids.ts";

export const PathStructureSchema = z.strictObject({
  id: IdSchema,
  arrow: z.enum(ARROWS),
  crypto: z.boolean().default(false),
  courses: z.array(IdSchema).min(1),
});
export type PathStructure = z.infer<typeof PathStructureSchema>;

const ComponentStructureSchema = z.strictObject({
  id: IdSchema,
  type: z.enum(COMPONENT_TYPES),
  crypto: z.boolean().default(false),
});

export const CourseStructureSchema = z
  .strictObject({
    id: IdSchema,
    kind: z.enum(["course", "mini_course"]),
    crypto: z.boolean().default(false),
    chapters: z.array(z.strictObject({ id: IdSchema, components: z.array(ComponentStructureSchema).min(1) })).min(1),
  })
  .superRefine((course, context) => rejectRepeats(course.chapters, context, ["chapters"]));
export type CourseStructure = z.infer<typeof CourseStructureSchema>;

/** A file of skills: id → what comes before and which mistakes people make. */
export const SkillsStructureSchema = z.record(
  IdSchema,
  z.strictObject({ prerequisites: z.array(IdSchema).default([]), misconceptions: z.array(IdSchema).default([]) }),
);
export type SkillsStructure = z.infer<typeof SkillsStructureSchema>;
