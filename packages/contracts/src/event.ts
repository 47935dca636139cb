import type { z } from "zod";

/** An event type of a domain. */
export interface EventDefinition<Key extends string = string, Payload extends z.ZodType = z.ZodType> {
  /** What its events are ordered by, such as `user`; the event then has the UUID `user_id`. */
  readonly key: Key;
  /** Names no user unless the key is `user`: effects on a user are separate events keyed by that user. */
  readonly payload: Payload;
}

export const defineEvent = <const Key extends string, Payload extends z.ZodType>(
  key: Key,
  payload: Payload,
): EventDefinition<Key, Payload> => ({ key, payload });
