import { randomUUID } from "node:crypto";
import { inject } from "vitest";
import { queryOnce } from "#api/platform/database/embedded/connect.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Of the server of this run; `database` is the migrated template. */
    postgres: { host: string; port: number; user: string; database: string };
  }
}

export interface TestConnection {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly database: string;
}

/** A new database with every migration applied; it is dropped with the server at the end of the run. */
export async function cloneDatabase(): Promise<TestConnection> {
  return createDatabase(`template ${inject("postgres").database}`);
}

export async function emptyDatabase(): Promise<TestConnection> {
  return createDatabase("");
}

async function createDatabase(clause: string): Promise<TestConnection> {
  const { host, port, user } = inject("postgres");
  const database = `test_${randomUUID().replaceAll("-", "")}`;
  await queryOnce({ host, port, user, database: "postgres" }, `create database ${database} ${clause}`);
  return { host, port, user, database };
}
