import { TASK_KINDS, TASK_UNITS } from "@candlewise/domain/learning/brokerage-task";
import { COMPONENT_STATUSES, TASK_PLACES } from "@candlewise/domain/learning/curriculum";
import { z } from "zod";
import { RichTextSchema } from "./item-schemas.ts";

/** A practice task with the progress shown by the practice account. */
const BrokerageTaskSchema = z.strictObject({
  id: z.string(),
  course_id: z.string(),
  chapter_id: z.string(),
  title: z.string(),
  summary: z.string(),
  minutes: z.int(),
  status: z.enum(COMPONENT_STATUSES),
  why: RichTextSchema,
  place: z.enum(TASK_PLACES),
  /** Kind of instrument that the market page shows first; null for all. */
  kind: z.enum(TASK_KINDS).nullable(),
  steps: z.array(
    z.strictObject({
      id: z.string(),
      text: RichTextSchema,
      is_done: z.boolean(),
      /** Progress in the unit of the step; null if nothing can be measured yet. */
      measured: z.number().nullable(),
      unit: z.enum(TASK_UNITS).nullable(),
    }),
  ),
  /** True if every step is done, so the task can be completed. */
  is_ready: z.boolean(),
  is_fallback: z.boolean(),
});
export const BrokerageTasksSchema = z.strictObject({ tasks: z.array(BrokerageTaskSchema) });
export type BrokerageTask = z.output<typeof BrokerageTaskSchema>;
