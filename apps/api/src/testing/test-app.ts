import type { SheetLibrary } from "@candlewise/content/bundle";
import type { ContentBundle } from "@candlewise/domain/learning/curriculum";
import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ClientConfig } from "pg";
import { buildApp, type App } from "#api/app.ts";
import { readConfig } from "#api/config.ts";
import type { Ids } from "#api/platform/ids.ts";
import type { PushClient } from "#api/platform/push/push-client.ts";
import { callsOf, type AppCalls } from "./app-calls.ts";
import { createTestClock, type TestClock } from "./test-clock.ts";
import { cloneDatabase } from "./test-database.ts";
import { createTestIds } from "./test-ids.ts";
import { createTestLog, type TestLog } from "./test-log.ts";
import { TEST_SECRET } from "./test-secret.ts";

export interface TestApp extends App, AppCalls, TestLog {
  readonly clock: TestClock;
  /** Its own data folder; created on first use. */
  readonly dataDir: string;
}

export interface TestAppOptions {
  readonly environment?: Readonly<Record<string, string>>;
  readonly content?: ContentBundle;
  readonly sheets?: SheetLibrary;
  readonly now?: string;
  /** A new database when absent. */
  readonly connection?: ClientConfig;
  readonly secret?: string;
  readonly ids?: Ids;
  readonly push?: PushClient;
}

const noContent: ContentBundle = { hash: "none", languages: {} };
const open = new Set<TestApp>();

/** The whole app on its own database with a stopped clock; closed after the test file. */
export async function createTestApp({
  environment = {},
  content = noContent,
  sheets,
  now,
  connection,
  secret = TEST_SECRET,
  ids = createTestIds(),
  push,
}: TestAppOptions = {}): Promise<TestApp> {
  const clock = createTestClock(now);
  const testLog = createTestLog();
  const dataDir = join(tmpdir(), `candlewise-app-${randomUUID()}`);
  const config = readConfig({
    DB_POOL_SIZE: "6",
    RATE_LIMIT: "0",
    DRAIN_MS: "0",
    DATA_DIR: dataDir,
    WEB_DIST: "/nonexistent",
    MARKET_PRECOMPUTE: "off",
    FREEMIUM: "off",
    ...environment,
  });
  const app = await buildApp({
    config,
    connection: connection ?? (await cloneDatabase()),
    clock,
    content,
    ...(sheets && { sheets }),
    secret,
    ids,
    log: testLog.log,
    isStrict: true,
    ...(push && { push }),
  });
  const testApp: TestApp = { ...app, dataDir: config.dataDir, ...testLog, clock, ...callsOf(app) };
  open.add(testApp);
  return testApp;
}

export function unexpectedErrors(): string[] {
  return [...open].flatMap(({ takeErrors }) => takeErrors().map(({ msg, err }) => `${msg}: ${err?.message ?? ""}`));
}

export async function closeTestApps(): Promise<void> {
  for (const app of open) {
    await app.close();
    rmSync(app.dataDir, { recursive: true, force: true });
  }
  open.clear();
}
