import type { ClientConfig } from "pg";
import { sql } from "kysely";
import { systemClock } from "#apps/api/src/platform/clock.ts";
import { openDatabase } from "#apps/api/src/platform/database/database.ts";
import { createDispatcher, type Dispatcher } from "#apps/api/src/platform/events/dispatcher.ts";
import { subscribe, type Subscription } from "#apps/api/src/platform/events/subscription.ts";
import { createLog } from "#apps/api/src/platform/log.ts";

/** Records each event, so that an event handled twice or never is detected. */
export const well: Subscription = subscribe("bench.well", {
  async "course.completed"(event, transaction) {
    await sql`insert into effect (event_id, course_id) values (${event.id}, ${event.payload.course_id})`.execute(
      transaction,
    );
  },
});

/** Always fails. */
export const ill: Subscription = subscribe("bench.ill", {
  "course.completed": () => Promise.reject(new Error("this subscriber always fails")),
});

export interface EventNode {
  readonly dispatcher: Dispatcher;
  close(): Promise<void>;
}

/** Delivers events as a server does, without HTTP. */
export async function startNode(connection: ClientConfig, subscriptions: readonly Subscription[]): Promise<EventNode> {
  const log = createLog("silent");
  const database = openDatabase({ connection, poolSize: 6, hasPreparedStatements: true, log });
  const counters = { delivered: () => undefined, failed: () => undefined };
  const dispatcher = createDispatcher({ database, clock: systemClock, log, subscriptions, counters });
  await dispatcher.register();
  dispatcher.start();
  return {
    dispatcher,
    async close() {
      await dispatcher.stop();
      await database.close();
    },
  };
}
