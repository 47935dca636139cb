import type { z } from "zod";
import { analyzerEvents } from "./analyzer/events.ts";
import { authEvents } from "./auth/events.ts";
import { challengesEvents } from "./challenges/events.ts";
import { chartsEvents } from "./charts/events.ts";
import { engagementEvents } from "./engagement/events.ts";
import { journalEvents } from "./journal/events.ts";
import { leaderboardEvents } from "./leaderboard/events.ts";
import { learningEvents } from "./learning/events.ts";
import { replayEvents } from "./replay/events.ts";
import { rewardsEvents } from "./rewards/events.ts";
import { simulatorEvents } from "./simulator/events.ts";
import { subscriptionsEvents } from "./subscriptions/events.ts";

/** Domain events: written to the outbox in the transaction of the change, and handled once by each subscriber, in order per key. */
export const eventCatalogue = {
  ...analyzerEvents,
  ...authEvents,
  ...challengesEvents,
  ...chartsEvents,
  ...engagementEvents,
  ...journalEvents,
  ...leaderboardEvents,
  ...learningEvents,
  ...replayEvents,
  ...rewardsEvents,
  ...simulatorEvents,
  ...subscriptionsEvents,
} as const;

type Catalogue = typeof eventCatalogue;
export type EventType = keyof Catalogue;
export type EventPayload<Type extends EventType> = z.output<Catalogue[Type]["payload"]>;

/** `{ user_id }` of an event keyed by a user. */
export type EventKey<Type extends EventType> = Readonly<Record<`${Catalogue[Type]["key"]}_id`, string>>;

/** An event as subscribers receive it. `id` is the same on every delivery. */
export type DomainEvent<Type extends EventType = EventType> = EventKey<Type> & {
  readonly id: string;
  readonly type: Type;
  readonly payload: EventPayload<Type>;
  /** ISO 8601. */
  readonly occurred_at: string;
};
