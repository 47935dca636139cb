import { ORDER_TYPES } from "@candlewise/domain/simulator/orders";
import { z } from "zod";

/** Domain events: written to the outbox in the transaction of what they tell, delivered at least once, in order for one user. */
export const eventSchemas = {
  "user.registered": z.strictObject({ language: z.string(), time_zone: z.string() }),
  "lesson.completed": z.strictObject({
    lesson_id: z.string(),
    course_id: z.string(),
    is_excellent: z.boolean(),
    is_audio: z.boolean(),
    xp: z.int(),
    local_date: z.iso.date(),
  }),
  "quiz.passed": z.strictObject({
    quiz_id: z.string(),
    course_id: z.string(),
    attempt_id: z.string(),
    score_percent: z.int(),
    xp: z.int(),
    local_date: z.iso.date(),
  }),
  "brokerage_task.completed": z.strictObject({
    task_id: z.string(),
    course_id: z.string(),
    xp: z.int(),
    local_date: z.iso.date(),
  }),
  "placement.passed": z.strictObject({
    /** What the test opened. */
    component_id: z.string(),
    /** What it leapt over: to be verified by reviews. */
    skipped: z.array(z.string()),
    attempt_id: z.string(),
    score_percent: z.int(),
    local_date: z.iso.date(),
  }),
  "course.completed": z.strictObject({ course_id: z.string() }),
  /** All of an order is filled; told with the second of its last fill. */
  "order.filled": z.strictObject({
    order_id: z.uuid(),
    account_number: z.int(),
    ticker: z.string(),
    side: z.enum(["buy", "sell"]),
    type: z.enum(ORDER_TYPES),
    /** Of a bracket's parts. */
    role: z.enum(["entry", "stop_loss", "take_profit"]).nullable(),
  }),
} as const;

export type EventType = keyof typeof eventSchemas;
export type EventPayload<Type extends EventType> = z.output<(typeof eventSchemas)[Type]>;

/** An event as subscribers receive it. `id` is the same at every delivery: handle an event once by it. */
export interface DomainEvent<Type extends EventType = EventType> {
  id: string;
  user_id: string;
  type: Type;
  payload: EventPayload<Type>;
  /** ISO 8601. */
  occurred_at: string;
}
