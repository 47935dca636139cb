import { join } from "node:path";
import pg from "pg";
import { inject } from "vitest";
import { readPostmaster } from "#apps/api/src/platform/database/embedded/postmaster.ts";

/** One statement on the server's database: for what takes a learner days, such as coins and rewards. */
export async function runInDatabase(text: string, values: readonly unknown[]): Promise<void> {
  const running = readPostmaster(join(inject("dataDir"), "postgres", "data"));
  if (!running) throw new Error("The server's database does not run.");
  const client = new pg.Client({ host: running.socketFolder, port: 5432, user: "candlewise", database: "candlewise" });
  await client.connect();
  try {
    await client.query(text, [...values]);
  } finally {
    await client.end();
  }
}
