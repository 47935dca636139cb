import { join } from "node:path";
import pg from "pg";
import { expect, inject } from "vitest";
import { readPostmaster } from "#apps/api/src/platform/database/embedded/postmaster.ts";

/** One statement on the server's database: for what takes a learner days, such as coins and rewards. */
export async function runInDatabase(text: string, values: readonly unknown[]): Promise<readonly unknown[]> {
  const running = readPostmaster(join(inject("dataDir"), "postgres", "data"));
  if (!running) throw new Error("The server's database does not run.");
  const client = new pg.Client({ host: running.socketFolder, port: 5432, user: "candlewise", database: "candlewise" });
  await client.connect();
  try {
    return (await client.query(text, [...values])).rows;
  } finally {
    await client.end();
  }
}

/** Waits until a subscriber has handled all events of a user so far. */
export const eventsHandled = (subscriber: string, userId: string): Promise<void> =>
  expect
    .poll(() =>
      runInDatabase(
        `select from event where key_id = $2 and (position is null or position > (select position from event_subscriber where subscriber = $1))
        limit 1`,
        [subscriber, userId],
      ),
    )
    .toEqual([]);
