import type { CallArguments, CallResult, Contract, Shape } from "@candlewise/contracts/endpoint";
import { fillPath } from "@candlewise/contracts/endpoint";
import type { ErrorBody } from "@candlewise/contracts/errors";
import type { ContentBundle } from "@candlewise/domain/learning/curriculum";
import type { LightMyRequestResponse } from "fastify";
import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ClientConfig } from "pg";
import { buildApp, type App } from "#api/app.ts";
import { readConfig } from "#api/config.ts";
import type { Ids } from "#api/platform/ids.ts";
import { createTestClock, type TestClock } from "./test-clock.ts";
import { cloneDatabase } from "./test-database.ts";
import { createTestIds } from "./test-ids.ts";
import { createTestLog, type TestLog } from "./test-log.ts";

interface CallOptions {
  /** Sent as bearer token. */
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly cookies?: Readonly<Record<string, string>>;
}

type Names<C extends Contract> = keyof C["routes"] & keyof C["shapes"] & string;
type ShapeOf<C extends Contract, Name extends Names<C>> = C["shapes"][Name] & Shape;

export interface TestApp extends App, TestLog {
  readonly clock: TestClock;
  /** Its own data folder; created on first use. */
  readonly dataDir: string;
  /** Sends a call of a contract; any status. */
  send<C extends Contract, Name extends Names<C>>(
    contract: C,
    name: Name,
    args: CallArguments<ShapeOf<C, Name>>,
    options?: CallOptions,
  ): Promise<LightMyRequestResponse>;
  /** The body of a call that must succeed. */
  call<C extends Contract, Name extends Names<C>>(
    contract: C,
    name: Name,
    args: CallArguments<ShapeOf<C, Name>>,
    options?: CallOptions,
  ): Promise<CallResult<ShapeOf<C, Name>>>;
  /** The status and body of a call that must be refused. */
  refuse<C extends Contract, Name extends Names<C>>(
    contract: C,
    name: Name,
    args: CallArguments<ShapeOf<C, Name>>,
    options?: CallOptions,
  ): Promise<ErrorBody & { status: number }>;
}

export interface TestAppOptions {
  readonly environment?: Readonly<Record<string, string>>;
  readonly content?: ContentBundle;
  readonly now?: string;
  /** A new database when absent. */
  readonly connection?: ClientConfig;
  readonly secret?: string;
  readonly ids?: Ids;
}

export const TEST_SECRET = "a secret that only tests know, long enough";

const noContent: ContentBundle = { hash: "none", languages: {} };
const open = new Set<TestApp>();

/** The whole app on its own database with a stopped clock; closed after the test file. */
export async function createTestApp({
  environment = {},
  content = noContent,
  now,
  connection,
  secret = TEST_SECRET,
  ids = createTestIds(),
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
    ...environment,
  });
  const app = await buildApp({
    config,
    connection: connection ?? (await cloneDatabase()),
    clock,
    content,
    secret,
    ids,
    log: testLog.log,
    isStrict: true,
  });
  const testApp: TestApp = { ...app, dataDir: config.dataDir, ...testLog, clock, ...callsOf(app) };
  open.add(testApp);
  return testApp;
}

function callsOf(app: App): Pick<TestApp, "send" | "call" | "refuse"> {
  const send: TestApp["send"] = (contract, name, args, { token, headers, cookies } = {}) => {
    const route = contract.routes[name];
    if (route === undefined) throw new Error(`${contract.domain} has no ${name}.`);
    const { params, query, body } = partsOf(args);
    if (route.form && body !== undefined) return sendForm(app, `/api${fillPath(route.path, params)}`, body, token);
    return app.http.inject({
      method: route.method,
      url: `/api${fillPath(route.path, params)}`,
      headers: { ...(token !== undefined && { authorization: `Bearer ${token}` }), ...headers },
      ...(query && { query: textOf(query) }),
      ...(body !== undefined && { payload: body }),
      ...(cookies && { cookies: { ...cookies } }),
    });
  };
  return {
    send,
    async call(contract, name, args, options) {
      const answer = await send(contract, name, args, options);
      if (answer.statusCode !== 200) throw new Error(`${name} answered ${answer.statusCode}: ${answer.body}`);
      return answer.json();
    },
    async refuse(contract, name, args, options) {
      const answer = await send(contract, name, args, options);
      if (answer.statusCode < 400) throw new Error(`${name} was not refused: ${answer.statusCode} ${answer.body}`);
      return { ...answer.json<ErrorBody>(), status: answer.statusCode };
    },
  };
}

async function sendForm(app: App, url: string, body: object, token = ""): Promise<LightMyRequestResponse> {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    form.set(name, name === "data" ? JSON.stringify(value) : value);
  }
  const encoded = new Response(form);
  return app.http.inject({
    method: "POST",
    url,
    headers: { authorization: `Bearer ${token}`, "content-type": encoded.headers.get("content-type") ?? "" },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
}

interface Parts {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: object;
}

/** `CallArguments` checked the parts; a call without parts omits them. */
function partsOf(args: unknown): Parts {
  const isParts = (value: unknown): value is Parts => typeof value === "object" && value !== null;
  return isParts(args) ? args : {};
}

const textOf = (query: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(query)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  );

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
