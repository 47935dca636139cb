import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { TestProject } from "vitest/node";
import { startEmbeddedPostgres } from "#api/platform/embedded-postgres.ts";
import { findMigrations, migrate } from "#api/platform/migrate.ts";
import { queryOnce } from "#api/platform/postgres/connect.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Of the server of this run; `database` is the migrated template. */
    postgres: { host: string; port: number; user: string; database: string };
  }
}

let stop: (() => Promise<void>) | undefined;

const TEMPLATE = "candlewise_template";

/** One PostgreSQL for the whole run, with a migrated database that each test file clones. */
export async function setup(project: TestProject): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "candlewise-test-"));
  // As root the database runs as another user, who must be able to pass through.
  chmodSync(folder, 0o711);
  // A test database may be lost with the power.
  const settings = { fsync: "off", synchronous_commit: "off", full_page_writes: "off", max_connections: "300" };
  const postgres = await startEmbeddedPostgres(folder, settings);
  const { host, port = 5432, user = "candlewise" } = postgres.connection;
  await queryOnce(postgres.connection, `create database ${TEMPLATE}`);
  const template = { host, port, user, database: TEMPLATE };
  await migrate(template, findMigrations(resolve(import.meta.dirname, "..")));
  // A new installation draws the key of its market; tests have the same prices in every run.
  await queryOnce(template, "update market_key set follows_secret = true");
  project.provide("postgres", template);
  stop = async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

export const teardown = () => stop?.();
