import { sql } from "kysely";
import { createDispatcher } from "#api/platform/events/dispatcher.ts";
import type { AnyNewEvent } from "#api/platform/events/outbox.ts";
import { subscribe, type Subscription } from "#api/platform/events/subscription.ts";
import { createTestApp } from "#api/testing/test-app.ts";

export const userId = (number: number): string => `00000000-0000-7000-8000-${String(number).padStart(12, "0")}`;
export const [ann, bob, cleo] = [userId(1), userId(2), userId(3)];
const names = new Map([
  [ann, "ann"],
  [bob, "bob"],
  [cleo, "cleo"],
]);

/** An app with a table for effects, and a dispatcher per simulated node. */
export async function eventWorld(...subscriptions: Subscription[]) {
  const app = await createTestApp();
  const { database, outbox } = app.platform;
  await sql`create table effect (subscriber text, key_id uuid, course_id text, number bigint generated always as identity)`.execute(
    database.kysely,
  );
  const counts = new Map<string, number>();
  const counters = {
    delivered: (name: string, count: number) => void counts.set(name, (counts.get(name) ?? 0) + count),
    failed: () => undefined,
  };
  const nodeWith = (...own: Subscription[]) =>
    createDispatcher({ database, clock: app.clock, log: app.log, subscriptions: own, counters });
  const node = nodeWith(...subscriptions);
  await node.register();
  const finished = (user: string, course: string): AnyNewEvent => ({
    user_id: user,
    type: "course.completed",
    payload: { course_id: course },
    occurred_at: app.clock.now(),
  });
  return {
    app,
    database,
    node,
    nodeWith,
    counts,
    finished,
    /** Commits one event per course. */
    complete: (user: string, ...courses: string[]) =>
      database.transaction((transaction) =>
        outbox.append(
          transaction,
          courses.map((course) => finished(user, course)),
        ),
      ),
    /** The effects of a subscriber as `ann c1`, in the order of the writes. */
    effects: async (subscriber = "test.effect") => {
      const { rows } = await sql<{ key_id: string; course_id: string }>`
        select key_id, course_id from effect where subscriber = ${subscriber} order by number`.execute(database.kysely);
      return rows.map(({ key_id, course_id }) => `${names.get(key_id) ?? key_id} ${course_id}`);
    },
    /** Drains repeatedly while the clock advances, so that retries become due. */
    drainFor: async (hours: number) => {
      for (let minute = 0; minute <= hours * 60; minute += 10) {
        await node.drain();
        app.clock.advance({ minutes: 10 });
      }
    },
  };
}

/** Writes a row for each event; `fails` decides by user and course which events fail. */
export const writer = (
  subscriber = "test.effect",
  fails: (event: string) => boolean = () => false,
  options: { since?: Date } = {},
): Subscription =>
  subscribe(
    subscriber,
    {
      async "course.completed"({ user_id, payload }, transaction) {
        await sql`insert into effect values (${subscriber}, ${user_id}, ${payload.course_id})`.execute(transaction);
        if (fails(`${names.get(user_id)} ${payload.course_id}`)) throw new Error("the handler failed");
      },
    },
    options,
  );
