import { COMPONENT_STATUSES, COMPONENT_TYPES } from "@candlewise/domain/learning/curriculum";
import { z } from "zod";
import { ArrowSchema } from "../profile/schemas.ts";

export const StatusSchema = z.enum(COMPONENT_STATUSES);

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
  /** Of a component in progress that has been begun: how much lies behind the learner, 1 to 99. */
  done_percent: z.int().optional(),
  /** Of a completed component: every first answer was right. */
  is_excellent: z.literal(true).optional(),
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
  /** Lessons of the courses that not every path has. */
  own_lessons: z.int(),
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
