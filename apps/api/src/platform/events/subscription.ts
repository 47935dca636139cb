import { eventCatalogue, type DomainEvent, type EventType } from "@candlewise/contracts/events";
import type { Transaction } from "../database/database.ts";

/** A row of the event log. */
export interface StoredEvent {
  readonly event_id: string;
  readonly key_kind: string;
  readonly key_id: string;
  readonly type: string;
  readonly payload: unknown;
  readonly occurred_at: Date;
}

export interface Subscription {
  readonly subscriber: string;
  readonly types: readonly string[];
  readonly since?: Date;
  /** How many events one call handles. */
  readonly most: number;
  /** @throws UnreadableEventError when an event was written by a version with another schema. */
  readonly handle: (events: readonly StoredEvent[], transaction: Transaction) => Promise<void>;
}

/** The event does not match this node's schema. Another version may be able to read it, so this does not count as an attempt. */
export class UnreadableEventError extends Error {
  override readonly name = "UnreadableEventError";
}

type Handler<Type extends EventType> = (event: DomainEvent<Type>, transaction: Transaction) => Promise<void>;
type Handlers = { readonly [Type in EventType]?: Handler<Type> };

/**
 * Subscribes to the types that have a handler, in order per key: `subscribe("streaks.count-day", { "lesson.completed": countDay })`.
 * A handler runs in the transaction that records the event as handled: it writes only to the database, through `transaction`, and enqueues
 * a job for any other effect. It may run again after a rollback. `subscriber` must be unique and never change. It receives events written
 * after its first registration, or since `since` as far as they are still stored.
 */
export function subscribe(subscriber: string, handlers: Handlers, { since }: { since?: Date } = {}): Subscription {
  const readers = new Map<string, (event: StoredEvent, transaction: Transaction) => Promise<void>>();
  for (const type of Object.keys(handlers)) if (isEventType(type)) readers.set(type, readerOf(type, handlers));
  return {
    subscriber,
    types: [...readers.keys()],
    ...(since && { since }),
    most: 1,
    async handle(events, transaction) {
      for (const event of events) await readers.get(event.type)?.(event, transaction);
    },
  };
}

/** Events of a batch: few enough that its locks stay short. */
const BATCH = 200;

/**
 * The same for a subscriber that handles many events at once, in statements over sets: for effects of the busiest events. A batch holds events of
 * many keys, those of one key in order. If it fails, its events are handled one by one.
 */
export function subscribeInBatches<Type extends EventType>(
  subscriber: string,
  types: readonly Type[],
  handle: (events: readonly DomainEvent<Type>[], transaction: Transaction) => Promise<void>,
  { since }: { since?: Date } = {},
): Subscription {
  const read = (stored: StoredEvent): DomainEvent<Type> => {
    const type = types.find((each) => each === stored.type);
    if (type === undefined) throw new Error(`${subscriber} does not handle ${stored.type}.`);
    return readEvent(type, stored);
  };
  return {
    subscriber,
    types,
    ...(since && { since }),
    most: BATCH,
    handle: (events, transaction) => handle(events.map(read), transaction),
  };
}

/** @throws Error when two subscriptions have the same name: they would share one cursor. */
export function assertDistinct(subscriptions: readonly Subscription[]): void {
  const names = subscriptions.map(({ subscriber }) => subscriber);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`Two event subscriptions are called ${twice}; each needs its own name.`);
}

function readerOf<Type extends EventType>(type: Type, handlers: Handlers) {
  const handler: Handlers[Type] = handlers[type];
  return async (stored: StoredEvent, transaction: Transaction): Promise<void> => {
    const event = readEvent(type, stored);
    await handler?.(event, transaction);
  };
}

function readEvent<Type extends EventType>(type: Type, stored: StoredEvent): DomainEvent<Type> {
  const payload = eventCatalogue[type].payload.safeParse(stored.payload);
  if (!payload.success) throw new UnreadableEventError(`${type} does not match its schema: ${payload.error.message}`);
  const event = {
    id: stored.event_id,
    [`${stored.key_kind}_id`]: stored.key_id,
    type: stored.type,
    payload: payload.data,
    occurred_at: stored.occurred_at.toISOString(),
  };
  if (!isOfType(event, type)) throw new UnreadableEventError(`${type} has the key kind ${stored.key_kind}.`);
  return event;
}

const isEventType = (type: string): type is EventType => Object.hasOwn(eventCatalogue, type);

/** The payload was parsed with the schema of `type`. */
function isOfType<Type extends EventType>(event: { type: string }, type: Type): event is DomainEvent<Type> {
  return event.type === type && `${eventCatalogue[type].key}_id` in event;
}
