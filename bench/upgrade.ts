import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { brokenBooks } from "#apps/api/src/areas/trading/simulator/testing/books.ts";
import { temporaryFolder } from "#apps/api/src/testing/temporary-folder.ts";
import { freePort } from "#apps/api/src/testing/free-port.ts";
import { startServer, type RunningServer } from "#e2e/support/server.ts";
import { root } from "#tools/process.ts";
import { startEmbeddedPostgres } from "../apps/api/src/platform/database/embedded/embedded-postgres.ts";
import { readOrCreateSecret } from "../apps/api/src/platform/keys/secrets-file.ts";
import { callerOf, checkLedger, lessonsInARow } from "./support/completions.ts";
import { fillWithLearners, learnerId } from "./support/crowd.ts";
import { atLeast, none, report } from "./support/figures.ts";
import { signUp } from "./support/learner.ts";
import { buyUntil, checkOrders } from "./support/orders.ts";
import { startProxy } from "./support/proxy.ts";
import { startVisits } from "./support/visits.ts";

// Two nodes behind a proxy are upgraded from another release one by one, then taken back, then upgraded again, while learners complete
// lessons, trade and sign up against both. FORMER is the folder of the other release, installed and built. DATABASE_URL may name an empty
// database to use instead of an embedded one, and DIRECT_URL the same database without its pooler.
const former = process.env["FORMER"];
if (former === undefined) {
  console.log("FORMER names no folder of another release; nothing is measured.");
  process.exit(0);
}
const { DATABASE_URL: given, DIRECT_URL: direct = given } = process.env;
const LEARNERS = 20_000;
const TRADERS = 200;
const PHASE_MS = 5_000;
/** The proxy checks readiness five times a second; the operator waits until it has found the new server. */
const FOUND_MS = 1_000;
/** A market order is filled in the second after its acceptance. */
const FILLED_MS = 1_100;

const folder = temporaryFolder("upgrade");
const postgres = given === undefined ? await startEmbeddedPostgres(folder.path) : null;
const own = postgres?.connection;
const shared = {
  DATABASE_URL:
    given ?? `postgres://${own?.user}@localhost/${own?.database}?host=${encodeURIComponent(own?.host ?? "")}`,
  AUTH_SECRET: readOrCreateSecret(folder.path),
  RATE_LIMIT: "0",
  LOG_LEVEL: "warn",
};
const ports = [await freePort(), await freePort()];
const servers = new Map<number, RunningServer>();
const isOld = new Map<number, boolean>();
async function startOn(port: number, release: string): Promise<void> {
  servers.set(port, await startServer({ ...shared, PORT: String(port) }, folder, release));
  isOld.set(port, release === former);
}
for (const port of ports) await startOn(port, former);
const client = new pg.Client(own ?? { connectionString: direct });
await client.connect();
await fillWithLearners(client, LEARNERS);
const proxy = await startProxy(ports);
const caller = callerOf(proxy.url, folder.path);
let learner = TRADERS;
let trader = 0;
let isOver = false;
const visits = startVisits(caller, await lessonsInARow(caller), {
  workers: 6,
  nextLearner: () => learnerId(learner++),
});
const buying = buyUntil(caller, {
  workers: 4,
  nextUser: () => learnerId(trader++ % TRADERS),
  isStopped: () => isOver,
});

/** New learners sign up and in again, one after another. */
async function joinUntilOver(): Promise<{ joined: number; failures: string[] }> {
  const failures: string[] = [];
  let joined = 0;
  while (!isOver) {
    try {
      const newcomer = await signUp(proxy.url);
      const { email } = await newcomer.call<{ email: string }>("GET", `/users/users/${newcomer.id}/`);
      await newcomer.call("POST", "/auth/login/", { email, password: newcomer.password });
      joined++;
    } catch (error) {
      failures.push(String(error));
    }
  }
  return { joined, failures };
}

const joining = joinUntilOver();
for (const release of [root, former, root]) {
  for (const port of ports) {
    await wait(FOUND_MS + PHASE_MS);
    await servers.get(port)?.stop();
    await startOn(port, release);
    const names = ports.map((each) => (isOld.get(each) === true ? "former" : "present")).join(" and ");
    console.log(`${names}: ${visits.traffic.calls} calls, ${visits.traffic.failures.length} failed`);
  }
}
await wait(FOUND_MS + PHASE_MS);
isOver = true;
await visits.stop();
const orders = await buying;
const { joined, failures } = await joining;
await wait(FILLED_MS);
for (let index = 0; index < TRADERS; index++)
  await (await caller.call(learnerId(index), "GET", "/v2/portfolio/")).arrayBuffer();
const { traffic } = visits;
const { lost, countedTwice } = await checkLedger(client, traffic.acknowledged);
const books = await checkOrders(client, orders.acknowledged);
const broken = await brokenBooks({ run: (text) => client.query(text) });
for (const text of new Set([...traffic.failures, ...orders.refused, ...failures, ...broken].slice(0, 20)))
  console.log(text);
const missed = report("Upgrade, way back and upgrade of two nodes, one by one, under load", [
  atLeast("acknowledged completions", traffic.acknowledged.length, 1_000),
  atLeast("acknowledged orders", orders.acknowledged.length, 500),
  atLeast("learners who signed up and in", joined, 10),
  none("failed calls of learners", traffic.failures.length),
  none("failed orders", orders.unknown.length + orders.refused.length),
  none("failed sign-ups and sign-ins", failures.length),
  none("acknowledged completions lost", lost),
  none("completions, points or events counted twice", countedTwice),
  none("acknowledged orders lost", books.lost),
  none("orders executed twice", books.twice),
  none("rules of the books that do not hold", broken.length),
]);
await proxy.close();
for (const server of servers.values()) await server.stop();
await client.end();
await postgres?.stop();
folder.remove();
process.exit(missed === 0 ? 0 : 1);
