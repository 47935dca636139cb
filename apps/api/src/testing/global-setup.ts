import { resolve } from "node:path";
import type { TestProject } from "vitest/node";
import { startEmbeddedPostgres } from "#api/platform/database/embedded/embedded-postgres.ts";
import { findMigrations, migrate } from "#api/platform/database/migrate.ts";
import { queryOnce } from "#api/platform/database/embedded/connect.ts";
import { temporaryFolder } from "./temporary-folder.ts";

let stop: (() => Promise<void>) | undefined;

const TEMPLATE = "candlewise_template";

/** One PostgreSQL for the whole run, with a migrated database that each test file clones. */
export async function setup(project: TestProject): Promise<void> {
  const folder = temporaryFolder("test");
  // Test databases need no durability.
  const settings = { fsync: "off", synchronous_commit: "off", full_page_writes: "off", max_connections: "300" };
  const postgres = await startEmbeddedPostgres(folder.path, settings);
  const { host, port = 5432, user = "candlewise" } = postgres.connection;
  await queryOnce(postgres.connection, `create database ${TEMPLATE}`);
  const template = { host, port, user, database: TEMPLATE };
  await migrate(template, findMigrations(resolve(import.meta.dirname, "..")));
  // A new installation generates its market key; tests use a fixed one for repeatable prices.
  await queryOnce(template, "update market_key set follows_secret = true");
  project.provide("postgres", template);
  stop = async () => {
    await postgres.stop();
    folder.remove();
  };
}

export const teardown = () => stop?.();
