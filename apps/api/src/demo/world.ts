import type { ClientConfig } from "pg";
import { StartupError } from "#api/platform/errors.ts";
import { queryOnce } from "#api/platform/database/embedded/connect.ts";

/** `demo`: complete. `unfinished`: seeding was interrupted. `empty`: nothing yet. `own`: a real installation. */
type World = "demo" | "unfinished" | "empty" | "own";

/** Stored as the comment on the database: needs no table and survives a dump. */
const MARK = { demo: "Candlewise demo: made-up people", unfinished: "Candlewise demo: not finished" } as const;

async function worldIn(connection: ClientConfig): Promise<World> {
  const [row] = await queryOnce(
    connection,
    `select shobj_description(oid, 'pg_database') as mark, to_regclass('schema_migration') is null as is_empty
     from pg_database where datname = current_database()`,
  );
  if (row?.["mark"] === MARK.demo) return "demo";
  if (row?.["mark"] === MARK.unfinished) return "unfinished";
  return row?.["is_empty"] === true ? "empty" : "own";
}

/** Sets the marker of the database. */
export async function markWorld(connection: ClientConfig, world: keyof typeof MARK): Promise<void> {
  await queryOnce(connection, `comment on database "${connection.database}" is '${MARK[world]}'`);
}

/** Throws `StartupError` when the database is a demo, whose password everyone knows. */
export async function assertNoDemo(connection: ClientConfig): Promise<void> {
  const world = await worldIn(connection);
  if (world === "own" || world === "empty") return;
  throw new StartupError(
    "The data folder contains the demo, which anyone can sign in to.",
    "Start it with --demo, or set DATA_DIR to another folder.",
  );
}

/**
 * Whether the demo still has to be seeded. If so, the database is emptied and marked unfinished; the next start repeats an interrupted
 * seeding. Throws `StartupError` when the database is a real installation.
 */
export async function beginDemo(connection: ClientConfig): Promise<boolean> {
  const world = await worldIn(connection);
  if (world === "demo") return false;
  if (world === "own") {
    throw new StartupError(
      "The folder of the demo contains a real installation.",
      "The demo uses the folder DATA_DIR with -demo appended. Set DATA_DIR to another name.",
    );
  }
  if (world === "unfinished") await empty(connection);
  await markWorld(connection, "unfinished");
  return true;
}

async function empty(connection: ClientConfig): Promise<void> {
  const maintenance = { ...connection, database: "postgres" };
  await queryOnce(maintenance, `drop database "${connection.database}" with (force)`);
  await queryOnce(maintenance, `create database "${connection.database}"`);
}
