import type { ClientConfig } from "pg";
import { StartupError } from "#api/platform/errors.ts";
import { queryOnce } from "#api/platform/postgres/connect.ts";

/** `demo`: finished. `unfinished`: a demo whose making was broken off. `empty`: nothing yet. `own`: a real installation. */
type World = "demo" | "unfinished" | "empty" | "own";

/** Said in the comment on the database, so that it travels with it and needs no table. */
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

/** Says of the database what it is. */
export async function markWorld(connection: ClientConfig, world: keyof typeof MARK): Promise<void> {
  await queryOnce(connection, `comment on database "${connection.database}" is '${MARK[world]}'`);
}

/** Throws `StartupError` when the database is a demo, whose password everyone knows. */
export async function assertNoDemo(connection: ClientConfig): Promise<void> {
  const world = await worldIn(connection);
  if (world === "own" || world === "empty") return;
  throw new StartupError(
    "The data folder holds the demo, which anyone can sign in to.",
    "Start it with --demo, or set DATA_DIR to another folder.",
  );
}

/**
 * Whether the demo has still to be made; the database is then empty and marked as unfinished, so that a start that is broken
 * off is begun anew by the next. Throws `StartupError` when the database is somebody's own.
 */
export async function beginDemo(connection: ClientConfig): Promise<boolean> {
  const world = await worldIn(connection);
  if (world === "demo") return false;
  if (world === "own") {
    throw new StartupError(
      "The folder of the demo holds a real installation.",
      "The demo lives in a folder named as DATA_DIR with -demo at its end. Set DATA_DIR to another name.",
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
