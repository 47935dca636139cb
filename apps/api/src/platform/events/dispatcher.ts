import type { Clock } from "../clock.ts";
import type { Database } from "../database/database.ts";
import type { Log } from "../log.ts";
import { createQuietLog } from "../quiet-log.ts";
import { deliverStep, type Step } from "./delivery.ts";
import type { EventCounters } from "./event-metrics.ts";
import { numberEvents } from "./numbering.ts";
import { findWork, registerSubscribers } from "./subscribers.ts";
import { assertDistinct, type Subscription } from "./subscription.ts";
import { createSlots, createWorkLoop } from "./work-loop.ts";

export interface Dispatcher {
  /** Registers the subscriptions, on nodes of any role: events are retained for them from then on. */
  register(): Promise<void>;
  /** Schedules a delivery. Cheap: calls in quick succession are combined. */
  nudge(): void;
  /** Registers the subscriptions and delivers everything that is due; resolves when done. */
  drain(): Promise<void>;
  /** Polls for events of other nodes and for retries until stopped. */
  start(): void;
  /** Resolves when the running handlers have ended. */
  stop(): Promise<void>;
}

interface Options {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly subscriptions: readonly Subscription[];
  readonly counters: EventCounters;
}

const POLL_MS = 1000;
/** Delay after a write, so that events written in a burst are delivered together. */
const GATHER_MS = 50;
/** Number of subscribers served concurrently; each uses a connection. */
const PARALLEL = 3;

export function createDispatcher(options: Options): Dispatcher {
  const { database, clock, subscriptions } = options;
  assertDistinct(subscriptions);
  let isStopping = false;
  let registered: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;
  let gathering: NodeJS.Timeout | undefined;

  const register = () =>
    (registered ??= registerSubscribers(database.kysely, subscriptions, clock.now()).catch((error: unknown) => {
      registered = null;
      throw error;
    }));
  const { polling, settle } = createLoops(options, { register, isStopping: () => isStopping });
  const poll = () => {
    gathering = undefined;
    polling.wake();
  };
  const nudge = () => {
    if (subscriptions.length > 0 && !isStopping) gathering ??= setTimeout(poll, GATHER_MS);
  };
  return {
    register,
    nudge,
    async drain() {
      polling.wake();
      await settle();
    },
    start: () => (timer ??= setInterval(nudge, POLL_MS).unref()),
    async stop() {
      isStopping = true;
      clearInterval(timer);
      clearTimeout(gathering);
      await settle();
    },
  };
}

interface LoopContext {
  readonly register: () => Promise<void>;
  readonly isStopping: () => boolean;
}

/** One loop for each subscriber, one that numbers events, and one that wakes them when there is work. */
function createLoops(options: Options, { register, isStopping }: LoopContext) {
  const { database, clock, log, subscriptions } = options;
  const names = subscriptions.map(({ subscriber }) => subscriber);
  const inSlot = createSlots(PARALLEL);
  const warn = createQuietLog(log);
  const loop = (work: () => Promise<boolean>) =>
    createWorkLoop(async () => {
      if (isStopping()) return false;
      try {
        return await work();
      } catch (error) {
        // The database failed: the next poll retries.
        warn("events", { err: error }, "delivering events failed, will retry");
        return false;
      }
    });
  const deliveryOf = (subscription: Subscription) =>
    loop(async () => {
      const step = await inSlot(() => deliverStep({ database, clock, isStopping }, subscription));
      report(options, subscription, step);
      // A handler may have written events itself.
      if (step.delivered > 0) numbering.wake();
      return step.hasMore;
    });
  const deliveries = new Map(subscriptions.map((each) => [each.subscriber, deliveryOf(each)]));
  const numbering = loop(async () => {
    const { types, hasMore } = await numberEvents(database);
    const touched = subscriptions.filter((subscription) => subscription.types.some((type) => types.has(type)));
    for (const { subscriber } of touched) deliveries.get(subscriber)?.wake();
    return hasMore;
  });
  const polling = loop(async () => {
    await register();
    const { subscribers, hasUnnumbered } = await findWork(database.kysely, names, clock.now());
    if (hasUnnumbered) numbering.wake();
    for (const subscriber of subscribers) deliveries.get(subscriber)?.wake();
    return false;
  });
  const all = [polling, numbering, ...deliveries.values()];
  const settle = async () => {
    while (all.some((each) => each.isRunning())) await Promise.all(all.map((each) => each.settled()));
  };
  return { polling, settle };
}

function report(
  { log, counters }: Options,
  { subscriber }: Subscription,
  { delivered, failures, pausedUntil }: Step,
): void {
  counters.delivered(subscriber, delivered);
  counters.failed(subscriber, failures.length);
  for (const { row, error, attempts, dueAt } of failures) {
    const facts = { err: error, subscriber, eventId: row.event_id, type: row.type, attempts };
    if (dueAt === null) log.error(facts, "event parked after its last attempt");
    else log.warn({ ...facts, dueAt }, "event delivery failed and will be retried");
  }
  if (pausedUntil !== null)
    log.warn({ subscriber, pausedUntil }, "event subscriber paused: its deliveries keep failing");
}
