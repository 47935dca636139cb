import { randomUUID } from "node:crypto";
import { join } from "node:path";
import pg from "pg";
import { brokenBooks } from "#apps/api/src/areas/trading/simulator/testing/books.ts";
import { startServer } from "#e2e/support/server.ts";
import { callerOf } from "./support/completions.ts";
import { fillWithLearners, learnerId } from "./support/crowd.ts";
import { median, report } from "./support/figures.ts";
import { COINS } from "./support/orders.ts";
import { sized } from "./support/short.ts";
import { orderIdOf, writePast } from "./support/traders.ts";

// The cost of a long history in the practice account: each call alternates between a user with few orders and one with many. The first
// call of the user with many orders, whose ledger no node has followed yet, is reported separately.
const CALLS = sized(60, 25);
const FEW = { userId: learnerId(1), resets: 0, orders: 10 };
const MANY = { userId: learnerId(2), resets: sized(1_000, 300), orders: sized(10_000, 3_000) };
// The users with few orders have no review due and no trade beyond the first page.
const MOST_TIMES = sized(1.5, 6);
const MOST_MS_AT_FIRST = sized(15_000, 8_000);

const PATHS = {
  performance: "/v2/portfolio/performance/",
  journal: "/v2/journal/",
  reviews: "/v2/journal-reviews/",
  tasks: "/learning-v2/brokerage_task/status/?path_id=investing-path",
} as const;

const server = await startServer({ RATE_LIMIT: "0" });
const client = new pg.Client({
  host: join(server.dataDir, "postgres"),
  port: 5432,
  user: "candlewise",
  database: "candlewise",
});
await client.connect();
await fillWithLearners(client, 3);
for (const past of [FEW, MANY]) await writePast(client, past, COINS[0]);
await client.query("vacuum analyze");
const { call } = callerOf(server.url, server.dataDir);

async function get(userId: string, path: string): Promise<number> {
  const started = performance.now();
  const response = await call(userId, "GET", path);
  const text = await response.text();
  if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`);
  return performance.now() - started;
}

/** Writes journal entries about the last purchases. */
async function writeNotes({ userId, orders }: typeof FEW): Promise<void> {
  for (let note = 0; note < 5; note++) {
    const entry = {
      title: "",
      ticker: null,
      order_id: orderIdOf(orders - 1 - 2 * note),
      plan: { thesis: "", entry_price: null, stop_price: "9.00", target_price: null, risk: null },
      review: { went_well: "", went_wrong: "", followed_plan: null },
      notes: "",
      tags: [],
      feeling_before: null,
      feeling_after: null,
    };
    const response = await call(userId, "POST", "/v2/journal/", { entry_id: randomUUID(), entry });
    if (!response.ok) throw new Error(await response.text());
    await response.arrayBuffer();
  }
}

const first = await get(MANY.userId, PATHS.performance);
for (const past of [FEW, MANY]) await writeNotes(past);
const figures = [];
for (const [name, path] of Object.entries(PATHS)) {
  const times = { few: [] as number[], many: [] as number[] };
  for (let round = 0; round < CALLS; round++) {
    const few = await get(FEW.userId, path);
    const many = await get(MANY.userId, path);
    // Warm-up: the first rounds compile code and plan statements.
    if (round < 5) continue;
    times.few.push(few);
    times.many.push(many);
  }
  const [few, many] = [median(times.few), median(times.many)];
  console.log(`${name}: ${few.toFixed(1)} ms with ${FEW.orders} orders, ${many.toFixed(1)} ms with ${MANY.orders}`);
  figures.push({
    name: `${name}, ${MANY.orders} orders and ${MANY.resets} resets ÷ ${FEW.orders} orders`,
    value: many / few,
    limit: MOST_TIMES,
    direction: "below" as const,
    unit: "",
  });
}
const broken = await brokenBooks({ run: (text) => client.query(text) });
for (const rule of broken) console.log(`  broken: ${rule}`);
const missed = report("Cost of a long past", [
  ...figures,
  { name: "first call with no trade followed", value: first, limit: MOST_MS_AT_FIRST, direction: "below", unit: "ms" },
  { name: "rules of the books that do not hold", value: broken.length, limit: 0, direction: "below", unit: "" },
]);
await client.end();
await server.stop();
process.exit(missed === 0 ? 0 : 1);
