import type { DomainEvent, EventPayload, EventType } from "@candlewise/contracts/events";
import type { RawBuilder } from "kysely";
import type { Transaction } from "./database.ts";

/** An event before it has an id. */
export interface NewEvent<Type extends EventType = EventType> {
  readonly user_id: string;
  readonly type: Type;
  readonly payload: EventPayload<Type>;
  readonly occurred_at: Date;
}

/** Ties payload and type together for each event of a mixed list. */
export type AnyNewEvent = { [Type in EventType]: NewEvent<Type> }[EventType];

export interface Outbox {
  /** Writes events in the caller's transaction; they are delivered once it commits. */
  append(transaction: Transaction, events: readonly AnyNewEvent[]): Promise<void>;
  /**
   * The same as an arm of a common table expression:
   * ``sql`with done as (insert … returning …), event as (${outbox.arm([…], sql`exists (select from done)`)}) select …` ``.
   * Nothing is written unless `condition` holds. The SQL text does not depend on the events.
   */
  arm(events: readonly AnyNewEvent[], condition?: RawBuilder<unknown>): RawBuilder<unknown>;
}

/**
 * Reacts to one type of event. `handle` runs in a transaction that also notes the event as handled by `subscriber`, so its
 * writes happen once however often the event is delivered; effects outside the database may repeat.
 */
export interface Subscription {
  /** Unique and never changed, such as `streaks.count-day`. */
  readonly subscriber: string;
  readonly type: EventType;
  handle(event: DomainEvent, transaction: Transaction): Promise<void>;
}

/** A subscription whose handler receives the event of its type. */
export function subscribe<Type extends EventType>(
  subscriber: string,
  type: Type,
  handle: (event: DomainEvent<Type>, transaction: Transaction) => Promise<void>,
): Subscription {
  return {
    subscriber,
    type,
    handle: async (event, transaction) => {
      if (isOfType(event, type)) await handle(event, transaction);
    },
  };
}

function isOfType<Type extends EventType>(event: DomainEvent, type: Type): event is DomainEvent<Type> {
  return event.type === type;
}
