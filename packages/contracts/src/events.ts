import type { z } from "zod";
import { authEvents } from "./auth/events.ts";
import { learningEvents } from "./learning/events.ts";
import { simulatorEvents } from "./simulator/events.ts";

/**
 * Domain events: written to the outbox in the transaction of the change, and handled once by each subscriber, in order per key.
 * The payload of an event that is not keyed by a user names no user; effects on a user are separate events keyed by that user.
 */
export const eventSchemas = {
  ...authEvents,
  ...learningEvents,
  ...simulatorEvents,
} as const;

export type EventType = keyof typeof eventSchemas;
export type EventPayload<Type extends EventType> = z.output<(typeof eventSchemas)[Type]>;

/** The kind of key by which events of a type are ordered. The key's id is a UUID. */
export const eventKeys = {
  "user.registered": "user",
  "lesson.completed": "user",
  "quiz.passed": "user",
  "brokerage_task.completed": "user",
  "placement.passed": "user",
  "course.completed": "user",
  "order.filled": "user",
} as const satisfies Record<EventType, "user" | "league" | "order">;

/** `{ user_id }` of an event keyed by a user. */
export type EventKey<Type extends EventType> = Readonly<Record<`${(typeof eventKeys)[Type]}_id`, string>>;

/** An event as subscribers receive it. `id` is the same on every delivery. */
export type DomainEvent<Type extends EventType = EventType> = EventKey<Type> & {
  readonly id: string;
  readonly type: Type;
  readonly payload: EventPayload<Type>;
  /** ISO 8601. */
  readonly occurred_at: string;
};
