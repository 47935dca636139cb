import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { temporaryFolder } from "#apps/api/src/testing/temporary-folder.ts";
import { freePort } from "#apps/api/src/testing/free-port.ts";
import { startServer, type RunningServer } from "#e2e/support/server.ts";
import { startEmbeddedPostgres } from "../apps/api/src/platform/database/embedded/embedded-postgres.ts";
import { readOrCreateSecret } from "../apps/api/src/platform/keys/secrets-file.ts";
import { Screen } from "./support/account-stream.ts";
import { callerOf, lessonsInARow, type Caller } from "./support/completions.ts";
import { fillWithLearners, learnerId, tokensOf } from "./support/crowd.ts";
import { atLeast, atMost, none, percentile, report } from "./support/figures.ts";
import { COINS, orderPath } from "./support/orders.ts";
import { sized } from "./support/short.ts";
import { startVisits } from "./support/visits.ts";

// Fills on their way to open screens: two servers on one database, a screen of each trader on either. Then the same while connections are
// lost and a server is restarted, and at last what a thousand idle screens cost a server and the lessons beside them.
const TRADERS = sized(100, 20);
const ROUNDS = sized(6, 2);
const IDLE = sized(1_000, 200);
const LEARNERS = sized(10_000, 2_000);
const WORKERS = 2;
const LESSONS_MS = sized(15_000, 4_000);
/** A fill is due in the second after the order was moved; slower ones count as missed. */
const PATIENCE_MS = 15_000;
const MEMORY_MB = 60;

const folder = temporaryFolder("order-stream");
const dataDir = folder.path;
const postgres = await startEmbeddedPostgres(dataDir);
const { host, user, database } = postgres.connection;
const shared = {
  DATABASE_URL: `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}`,
  AUTH_SECRET: readOrCreateSecret(dataDir),
  RATE_LIMIT: "0",
  DRAIN_MS: "0",
};
const ports = [await freePort(), await freePort()] as const;
const startOn = (port: number) => startServer({ ...shared, PORT: String(port) }, folder);
const servers: [RunningServer, RunningServer] = [await startOn(ports[0]), await startOn(ports[1])];
const client = new pg.Client(postgres.connection);
await client.connect();
await fillWithLearners(client, LEARNERS);
const tokens = tokensOf(dataDir);
const callers = servers.map(({ url }) => callerOf(url, dataDir)) as [Caller, Caller];
const FIRST_TRADER = 1_000_000;
const traders = Array.from({ length: TRADERS }, (_, index) => learnerId(FIRST_TRADER + index));

const screenOf = (userId: string, node: 0 | 1): Screen =>
  new Screen(
    () => servers[node].url,
    () => tokens.issueAccess(userId, learnerId(0)),
  );

async function answerOf<Body>(answer: Promise<Response>): Promise<Body> {
  const response = await answer;
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as Body;
}

const [ticker] = COINS;
const { asset } = await answerOf<{ asset: { quote: { price: string } } }>(
  callers[1].call(learnerId(0), "GET", `/v2/assets/${ticker}/`),
);
const priceAt = (factor: number) => (Number(asset.quote.price) * factor).toFixed(2);

/** An order that rests far below the market. */
async function rest(userId: string): Promise<string> {
  const order = { type: "limit", quantity: "0.01", limit_price: priceAt(0.6), time_in_force: "gtc" };
  const body = { client_order_id: randomUUID(), order };
  const placed = await answerOf<{ order: { id: string } }>(
    callers[1].call(userId, "POST", orderPath("buy", ticker), body),
  );
  return placed.order.id;
}

/** Moves the limit over the market: the order fills in the next second, when nobody calls. */
const fill = (userId: string, orderId: string) =>
  answerOf(callers[1].call(userId, "PATCH", `/v2/orders/${orderId}/`, { limit_price: priceAt(1.1) }));

interface Screens {
  readonly userId: string;
  readonly screens: readonly [Screen, Screen];
}

/** One order of each trader, filled; `disturb` runs meanwhile. Returns the orders by trader. */
async function round(all: readonly Screens[], disturb: () => Promise<void> = async () => undefined): Promise<string[]> {
  const orders: string[] = [];
  for (const { userId } of all) orders.push(await rest(userId));
  const disturbed = disturb();
  await Promise.all(all.map(({ userId }, index) => fill(userId, orders[index] ?? "")));
  await disturbed;
  const deadline = performance.now() + PATIENCE_MS;
  const isComplete = () =>
    all.every(({ screens }, index) =>
      screens.every(({ received }) => received.some(({ orderId }) => orderId === orders[index])),
    );
  while (!isComplete() && performance.now() < deadline) await wait(50);
  return orders;
}

const countOf = (screens: Screens, of: (screen: Screen) => number) => of(screens.screens[0]) + of(screens.screens[1]);
const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

async function measureFills() {
  const all = traders.map((userId): Screens => ({ userId, screens: [screenOf(userId, 0), screenOf(userId, 1)] }));
  await Promise.all(all.flatMap(({ screens }) => screens.map(({ ready }) => ready)));
  const filled: string[][] = [];
  for (let each = 0; each < ROUNDS; each++) filled.push(await round(all));
  const lags = all.flatMap(({ screens }) => screens.flatMap(({ received }) => received.map(({ lag }) => lag)));
  filled.push(
    await round(all, async () => {
      for (const { screens } of all) screens[Math.random() < 0.5 ? 0 : 1].drop();
    }),
  );
  filled.push(
    await round(all, async () => {
      await servers[0].stop();
      servers[0] = await startOn(ports[0]);
    }),
  );
  const missing = all.map((screens, index) =>
    countOf(screens, ({ received }) => {
      const ids = new Set(received.map(({ orderId }) => orderId));
      return filled.filter((orders) => !ids.has(orders[index] ?? "")).length;
    }),
  );
  const repeated = all.map((screens) =>
    countOf(screens, ({ received }) => received.length - new Set(received.map(({ orderId }) => orderId)).size),
  );
  for (const { screens } of all) for (const screen of screens) screen.close();
  return { lags, missed: sumOf(missing), repeated: sumOf(repeated), fills: filled.length * TRADERS };
}

/** Resident memory of a server in MB. */
function memoryOf({ process: child }: RunningServer): number {
  const status = readFileSync(`/proc/${child.pid}/status`, "utf8");
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? Number.NaN) / 1024;
}

async function lessonsBeside(first: number) {
  let learner = first;
  const { traffic, stop } = startVisits(callers[1], await lessonsInARow(callers[1]), {
    workers: WORKERS,
    nextLearner: () => learnerId(learner++),
  });
  await wait(LESSONS_MS);
  await stop();
  for (const failure of new Set(traffic.failures)) console.log(`  failed: ${failure}`);
  return { p95: percentile(traffic.latencies, 0.95), failures: traffic.failures.length };
}

/** Screens of a thousand accounts, of which a tenth have a resting order. */
async function measureIdle() {
  await lessonsBeside(1);
  const before = memoryOf(servers[1]);
  const ids = Array.from({ length: IDLE }, (_, index) => learnerId(FIRST_TRADER + TRADERS + index));
  for (const [index, userId] of ids.entries()) if (index % 10 === 0) await rest(userId);
  const screens = ids.map((userId) => screenOf(userId, 1));
  await Promise.all(screens.map(({ ready }) => ready));
  const lessons = await lessonsBeside(LEARNERS / 2);
  const grown = memoryOf(servers[1]) - before;
  for (const screen of screens) screen.close();
  return { ...lessons, grown };
}

const fills = await measureFills();
const idle = await measureIdle();
const missed = report(`Fills on ${TRADERS * 2} open screens on two nodes; ${IDLE} idle screens on one`, [
  atLeast("fills", fills.fills, TRADERS * (ROUNDS + 2)),
  atMost(
    "from the second of the fill to the screen, 95th percentile",
    percentile(fills.lags, 0.95),
    sized(1_000, 3_000),
    "ms",
  ),
  none("fills missed over lost connections and a restart", fills.missed),
  none("fills received twice", fills.repeated),
  atMost(`memory of ${IDLE} open streams`, idle.grown, MEMORY_MB, "MB"),
  atMost("lessons meanwhile, 95th percentile", idle.p95, sized(50, 250), "ms"),
  none("failed calls of lessons", idle.failures),
]);
for (const server of servers) await server.stop();
await client.end();
await postgres.stop();
folder.remove();
process.exit(missed === 0 ? 0 : 1);
