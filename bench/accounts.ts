import { randomUUID } from "node:crypto";
import { brokenBooks } from "#apps/api/src/areas/trading/simulator/testing/books.ts";
import { startServer } from "#e2e/support/server.ts";
import { callerOf } from "./support/completions.ts";
import { fillWithLearners, learnerId } from "./support/crowd.ts";
import { atMost, median, report } from "./support/figures.ts";
import { connectToDatabase } from "./support/own-database.ts";
import { COINS } from "./support/orders.ts";
import { sized } from "./support/short.ts";
import { orderIdOf, writePast } from "./support/traders.ts";

// The cost of a long history in the practice account: each call alternates between a user with a short history and one with a long one. The
// first call of the long history, which no node has followed yet, is reported separately.
const CALLS = sized(60, 25);
const FEW = { userId: learnerId(1), resets: 0, orders: 10 };
/** As much as an answer shows of performance and reviews: 100 accounts, 50 trades and the review that is due. */
const PAGE = { userId: learnerId(2), resets: 99, orders: 100 };
const MANY = { userId: learnerId(3), resets: sized(1_000, 300), orders: sized(10_000, 3_000) };
const MOST_TIMES = sized(1.5, 2);
const MOST_MS_AT_FIRST = sized(8_000, 4_000);

const CASES = {
  performance: { path: "/v2/portfolio/performance/", short: PAGE },
  journal: { path: "/v2/journal/", short: FEW },
  reviews: { path: "/v2/journal-reviews/", short: PAGE },
  tasks: { path: "/learning-v2/brokerage_task/status/?path_id=investing-path", short: FEW },
} as const;

const server = await startServer({ RATE_LIMIT: "0" });
const client = await connectToDatabase(server.dataDir);
await fillWithLearners(client, 4);
for (const past of [FEW, PAGE, MANY]) await writePast(client, past, COINS[0]);
// Not the tables that the server derives: one that was vacuumed empty is planned as if it stayed empty.
await client.query("vacuum analyze simulator_account, simulator_order, simulator_entry");
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

const first = await get(MANY.userId, CASES.performance.path);
for (const past of [FEW, PAGE, MANY]) await writeNotes(past);
// What the database does by itself within a minute.
await client.query("vacuum analyze");
const figures = [];
for (const [name, { path, short }] of Object.entries(CASES)) {
  const times = { short: [] as number[], long: [] as number[] };
  for (let round = 0; round < CALLS; round++) {
    const few = await get(short.userId, path);
    const many = await get(MANY.userId, path);
    // Warm-up: the first rounds compile code and plan statements.
    if (round < 5) continue;
    times.short.push(few);
    times.long.push(many);
  }
  const [few, many] = [median(times.short), median(times.long)];
  console.log(`${name}: ${few.toFixed(1)} ms with ${short.orders} orders, ${many.toFixed(1)} ms with ${MANY.orders}`);
  figures.push(
    atMost(`${name}, ${MANY.orders} orders and ${MANY.resets} resets ÷ ${short.orders} orders`, many / few, MOST_TIMES),
  );
}
const broken = await brokenBooks({ run: (text) => client.query(text) });
for (const rule of broken) console.log(`  broken: ${rule}`);
const missed = report("Cost of a long past", [
  ...figures,
  atMost("first call with no trade followed", first, MOST_MS_AT_FIRST, "ms"),
  atMost("rules of the books that do not hold", broken.length, 0),
]);
await client.end();
await server.stop();
process.exit(missed === 0 ? 0 : 1);
