import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { Request } from "autocannon";
import { brokenBooks } from "#apps/api/src/areas/trading/simulator/testing/books.ts";
import { temporaryFolder } from "#apps/api/src/testing/temporary-folder.ts";
import { freePort } from "#apps/api/src/testing/free-port.ts";
import { startServer, type RunningServer } from "#e2e/support/server.ts";
import { callerOf } from "./support/completions.ts";
import { learnerId, tokensOf } from "./support/crowd.ts";
import { atLeast, atMost, none, report } from "./support/figures.ts";
import { databaseOf, withDatabase } from "./support/own-database.ts";
import { sendAll, type Pace } from "./support/load.ts";
import { buyUntil, checkOrders, COINS, orderBody, orderPath, sendOrder, type SentOrder } from "./support/orders.ts";
import { createTpcB } from "./support/pgbench.ts";
import { sized } from "./support/short.ts";

// Orders over HTTP compared with pgbench's TPC-B, alternating in one run, best round of each; load generator, server and database share
// this machine's cores. Then races for the same cash, and SIGKILL under load.
const ROUNDS = Number(process.env["ROUNDS"] ?? sized(3, 1));
const KILLS = Number(process.env["KILLS"] ?? sized(20, 2));
const ORDERS = sized(6_000, 2_000);
const USERS = 1_000;
const TPC_B = { scale: sized(20, 5), clients: 8, seconds: sized(4, 2) };
const FEW = 8;
const MANY = 64;
/** A market order is filled in the second after its acceptance. */
const FILLED_MS = 1_100;
/** Time of the kill under load, and its random variation. */
const KILL_AFTER_MS = { least: 150, most: 900 };

const folder = temporaryFolder("orders");
const dataDir = folder.path;
const port = String(await freePort());
const start = () => startServer({ PORT: port, RATE_LIMIT: "0", DRAIN_MS: "0", LOG_LEVEL: "warn" }, folder);

let server: RunningServer = await start();
const tokens = tokensOf(dataDir);
const caller = callerOf(server.url, dataDir);
let nextUser = 0;

const requestOf = (user: number, token: string, side: "buy" | "sell", quantity: string): Request => ({
  method: "POST",
  path: `/api${orderPath(side, COINS[user % COINS.length])}`,
  headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
  body: JSON.stringify(orderBody(randomUUID(), quantity)),
});

/**
 * New users first buy something, which is not counted, and then trade in rounds: all buy, then all sell, and so on. Each call also books
 * the fill of the caller's previous order, so from the second round on a call has the full cost of an order, from acceptance to fill.
 */
async function trade(connections: number): Promise<Pace> {
  const users = Array.from({ length: USERS }, () => {
    const user = nextUser++;
    return { user, token: tokens.issueAccess(learnerId(user), learnerId(0)) };
  });
  const prepared = Array.from({ length: ORDERS }, (_, index) => {
    const { user, token } = users[index % USERS] ?? { user: 0, token: "" };
    return requestOf(user, token, Math.floor(index / USERS) % 2 === 0 ? "buy" : "sell", "0.01");
  });
  await sendAll(
    server.url,
    connections,
    users.map(({ user, token }) => requestOf(user, token, "buy", "0.1")),
  );
  await wait(FILLED_MS);
  return sendAll(server.url, connections, prepared);
}

async function measureThroughput() {
  await withDatabase(dataDir, (client) => client.query("create database tpcb"));
  const tpcB = createTpcB(databaseOf(dataDir).host, "tpcb", TPC_B.scale);
  const best = { tpcB: 0, few: 0, many: 0, p99: Number.POSITIVE_INFINITY };
  await trade(MANY);
  for (let round = 0; round < ROUNDS; round++) {
    best.tpcB = Math.max(best.tpcB, tpcB(TPC_B.clients, TPC_B.seconds));
    const few = await trade(FEW);
    best.few = Math.max(best.few, few.perSecond);
    const many = await trade(MANY);
    best.many = Math.max(best.many, many.perSecond);
    best.p99 = Math.min(best.p99, many.p99);
  }
  await withDatabase(dataDir, (client) => client.query("drop database tpcb with (force)"));
  return best;
}

/** A hundred concurrent orders for the same cash, and one order sent fifty times: counts deviations from exactly one success each. */
async function race(): Promise<{ spenders: number; repeats: number }> {
  const [spender, repeater] = [learnerId(nextUser++), learnerId(nextUser++)];
  const answer = await caller.call(spender, "GET", `/v2/assets/${COINS[0]}/`);
  const { asset } = (await answer.json()) as { asset: { quote: { price: string } } };
  const quantity = (60_000 / Number(asset.quote.price)).toFixed(8);
  const spent = await Promise.all(
    Array.from({ length: 100 }, () => sendOrder(caller, { userId: spender, clientOrderId: randomUUID() }, quantity)),
  );
  const won = spent.filter((outcome) => outcome === "acknowledged").length;
  const odd = spent.filter((outcome) => outcome !== "acknowledged" && !outcome.includes("insufficient_cash")).length;
  const order = { userId: repeater, clientOrderId: randomUUID() };
  const repeated = await Promise.all(Array.from({ length: 50 }, () => sendOrder(caller, order)));
  const { rows } = await withDatabase(dataDir, (client) =>
    client.query("select from simulator_order where user_id = $1", [repeater]),
  );
  const failed = repeated.filter((outcome) => outcome !== "acknowledged").length;
  return { spenders: Math.abs(won - 1) + odd, repeats: Math.abs(rows.length - 1) + failed };
}

async function killServer({ process: child }: RunningServer): Promise<void> {
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGKILL");
  await ended;
}

async function crash() {
  const acknowledged: SentOrder[] = [];
  const total = { lost: 0, twice: 0, refused: 0, failedRepeats: 0 };
  for (let round = 0; round < KILLS; round++) {
    let isStopped = false;
    const user = () => learnerId(100_000 + (nextUser++ % 500));
    const load = buyUntil(caller, { workers: MANY, nextUser: user, isStopped: () => isStopped });
    await wait(KILL_AFTER_MS.least + Math.random() * (KILL_AFTER_MS.most - KILL_AFTER_MS.least));
    await killServer(server);
    isStopped = true;
    const outcome = await load;
    server = await start();
    acknowledged.push(...outcome.acknowledged);
    total.refused += outcome.refused.length;
    for (const refusal of new Set(outcome.refused)) console.log(`  refused: ${refusal}`);
    // A browser that never saw the answer resends the interrupted orders and some of the acknowledged ones.
    for (const order of [...outcome.unknown, ...outcome.acknowledged.slice(-8)]) {
      if ((await sendOrder(caller, order)) !== "acknowledged") total.failedRepeats++;
    }
    acknowledged.push(...outcome.unknown);
    await wait(FILLED_MS);
    const users = [...new Set(acknowledged.map(({ userId }) => userId))];
    for (const userId of users) await (await caller.call(userId, "GET", "/v2/portfolio/")).arrayBuffer();
    const books = await withDatabase(dataDir, (client) => checkOrders(client, acknowledged));
    total.lost += books.lost;
    total.twice += books.twice;
  }
  return { ...total, acknowledged: acknowledged.length };
}

const speed = await measureThroughput();
console.log(Object.fromEntries(Object.entries(speed).map(([name, value]) => [name, Math.round(value)])));
const races = await race();
const crashes = await crash();
const broken = await withDatabase(dataDir, (client) => brokenBooks({ run: (text) => client.query(text) }));
for (const rule of broken) console.log(`  broken: ${rule}`);
const missed = report(`Orders over HTTP, races, ${KILLS} kills`, [
  atLeast(`orders at ${FEW} connections ÷ TPC-B`, speed.few / speed.tpcB, sized(0.4, 0.25)),
  atLeast(`orders at ${MANY} connections ÷ TPC-B`, speed.many / speed.tpcB, sized(0.8, 0.5)),
  atMost(`p99 at ${MANY} connections`, speed.p99, sized(150, 600), "ms"),
  none("of 100 clients with cash for one: deviations", races.spenders),
  none("of 50 sends of one order: deviations", races.repeats),
  atLeast("orders acknowledged under kills", crashes.acknowledged, KILLS * 10),
  none("acknowledged orders lost", crashes.lost),
  none("orders executed twice", crashes.twice),
  none("repeats that failed", crashes.failedRepeats),
  none("orders refused by a living server", crashes.refused),
  none("rules of the books that do not hold", broken.length),
]);
await server.stop();
folder.remove();
process.exit(missed === 0 ? 0 : 1);
