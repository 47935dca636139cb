import { join } from "node:path";
import pg from "pg";

/** How to connect to the database that a server runs in its data directory. */
export const databaseOf = (dataDir: string) => ({
  host: join(dataDir, "postgres"),
  port: 5432,
  user: "candlewise",
  database: "candlewise",
});

export async function connectToDatabase(dataDir: string): Promise<pg.Client> {
  const client = new pg.Client(databaseOf(dataDir));
  await client.connect();
  return client;
}

export async function withDatabase<Result>(
  dataDir: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = await connectToDatabase(dataDir);
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
