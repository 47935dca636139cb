import type { ClientConfig } from "pg";
import { sql } from "kysely";
import { systemClock } from "#apps/api/src/platform/clock.ts";
import { openDatabase } from "#apps/api/src/platform/database/database.ts";
import { createDispatcher, type Dispatcher } from "#apps/api/src/platform/events/dispatcher.ts";
import { subscribe, type Subscription } from "#apps/api/src/platform/events/subscription.ts";
import { createLog } from "#apps/api/src/platform/log.ts";

export const EFFECTS = `
  create table effect (course int not null, follows int);
  create table latest (user_id uuid primary key, course int not null)`;

/**
 * Records each event, so that an event handled twice or never is detected, with the course of its user that was handled before it. That is not
 * read from the places of rows or from a sequence: after a rollback space is used again, and numbers are drawn in another order than transactions
 * commit.
 */
export const well: Subscription = subscribe("bench.well", {
  async "course.completed"({ user_id, payload }, transaction) {
    await sql`
      with handled as (
        insert into latest (user_id, course) values (${user_id}, ${payload.course_id}::int)
        on conflict (user_id) do update set course = excluded.course
        returning new.course, old.course as follows
      )
      insert into effect (course, follows) select course, follows from handled`.execute(transaction);
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
