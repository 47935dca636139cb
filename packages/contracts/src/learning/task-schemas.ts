import { OFF_HOURS_EVIDENCE, TASK_KINDS, TASK_UNITS } from "@candlewise/domain/learning/task-requirement";
import { COMPONENT_STATUSES, TASK_PLACES } from "@candlewise/domain/learning/curriculum";
import { z } from "zod";
import { RichTextSchema } from "./item-schemas.ts";

/** What is to be done in the simulator, with the progress shown by the practice account. */
export const PracticeSchema = z.strictObject({
  place: z.enum(TASK_PLACES),
  /** Kind of instrument that the market page shows first; null for all. */
  kind: z.enum(TASK_KINDS).nullable(),
  steps: z.array(
    z.strictObject({
      id: z.string(),
      text: RichTextSchema,
      is_done: z.boolean(),
      /** What made it done while the exchange was closed; null for ordinary evidence. */
      evidence: z.enum(OFF_HOURS_EVIDENCE).nullable(),
      /** Progress in the unit of the step; null if nothing can be measured yet. */
      measured: z.number().nullable(),
      unit: z.enum(TASK_UNITS).nullable(),
    }),
  ),
  /** True if every step is done, so the task can be completed. */
  is_ready: z.boolean(),
  /**
   * While the exchange is closed: when it opens, and what counts besides what is filled. `queued`: an order at market that waits for the open;
   * `crypto`: a crypto asset instead of a stock; `replay`: a replay begun meanwhile, for steps about one instrument. Null while it is open.
   */
  off_hours: z.strictObject({ opens_at: z.int().nullable(), accepts: z.array(z.enum(OFF_HOURS_EVIDENCE)) }).nullable(),
});
export type Practice = z.output<typeof PracticeSchema>;

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
  ...PracticeSchema.shape,
  is_fallback: z.boolean(),
});
export const BrokerageTasksSchema = z.strictObject({ tasks: z.array(BrokerageTaskSchema) });
export type BrokerageTask = z.output<typeof BrokerageTaskSchema>;
