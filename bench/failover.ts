import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { startStallingProxy } from "#apps/api/src/testing/stalling-proxy.ts";
import { temporaryFolder } from "#apps/api/src/testing/temporary-folder.ts";
import { startServer, type RunningServer } from "#e2e/support/server.ts";
import { readOrCreateSecret } from "../apps/api/src/platform/keys/secrets-file.ts";
import { callerOf, checkLedger, complete, lessonsInARow, type Caller } from "./support/completions.ts";
import { fillWithLearners, learnerId } from "./support/crowd.ts";
import { atLeast, atMost, none, report } from "./support/figures.ts";
import { startReplicated } from "./support/replicated.ts";

// Two servers on a primary with a synchronous standby, both listed in DATABASE_URL. Under load, the connections to the primary go silent,
// then the primary is killed and the standby promoted. No server is restarted, and nothing acknowledged may be lost.
const WORKERS_EACH = 6;
const LEARNERS = 20_000;
const SETTLE_MS = 4_000;
/** How long an operator's failover tool takes to detect the loss of the primary. */
const PROMOTE_AFTER_MS = 2_000;
const BACK_WITHIN_MS = 30_000;

const folder = temporaryFolder("failover");
const replicated = await startReplicated(folder.path);
const proxy = await startStallingProxy({ host: "localhost", port: replicated.primaryPort });
const shared = {
  DATABASE_URL: `postgres://candlewise@localhost:${proxy.port},localhost:${replicated.standbyPort}/candlewise`,
  AUTH_SECRET: readOrCreateSecret(folder.path),
  RATE_LIMIT: "0",
  LOG_LEVEL: "warn",
};
const servers: RunningServer[] = [];
for (let count = 0; count < 2; count++) servers.push(await startServer(shared, folder));
const connect = async (port: number) => {
  const client = new pg.Client({ host: "localhost", port, user: "candlewise", database: "candlewise" });
  client.on("error", () => undefined);
  await client.connect();
  return client;
};
await fillWithLearners(await connect(replicated.primaryPort), LEARNERS);

interface Call {
  readonly endedAt: number;
  readonly isServed: boolean;
}
const calls: Call[] = [];
const readiness: { at: number; isReady: boolean }[] = [];
const acknowledged: Parameters<typeof checkLedger>[1][number][] = [];
let learner = 0;
let isStopped = false;

const [anyServer] = servers;
if (anyServer === undefined) throw new Error("no server");
const lessons = await lessonsInARow(callerOf(anyServer.url, folder.path));

/** One learner after another: the portfolio, then lessons until a call fails. */
async function work(caller: Caller): Promise<void> {
  while (!isStopped) {
    const userId = learnerId(learner++);
    const isShown = await caller.call(userId, "GET", "/v2/portfolio/").then(
      async (answer) => (await answer.text(), answer.ok),
      () => false,
    );
    calls.push({ endedAt: performance.now(), isServed: isShown });
    for (const lesson of isShown ? lessons.slice(0, 3) : []) {
      const isServed = (await complete(caller, userId, lesson)) === "acknowledged";
      calls.push({ endedAt: performance.now(), isServed });
      if (!isServed) break;
      acknowledged.push({ userId, lesson });
    }
    if (calls.at(-1)?.isServed !== true) await wait(100);
  }
}

async function watch({ url }: RunningServer): Promise<void> {
  while (!isStopped) {
    const isReady = await fetch(`${url}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    readiness.push({ at: performance.now(), isReady });
    await wait(200);
  }
}

const load = servers.flatMap((server) => [
  watch(server),
  ...Array.from({ length: WORKERS_EACH }, () => work(callerOf(server.url, folder.path))),
]);

/** Milliseconds from `begin` to the last failed call; calls continue a little longer than the time limit. */
async function fault(begin: () => Promise<void>): Promise<{ backMs: number; failed: number; isReported: boolean }> {
  await wait(SETTLE_MS);
  const began = performance.now();
  await begin();
  await wait(BACK_WITHIN_MS + SETTLE_MS);
  const failures = calls.filter(({ endedAt, isServed }) => endedAt >= began && !isServed);
  const last = Math.max(began, ...failures.map(({ endedAt }) => endedAt));
  const isReported = readiness.some(({ at, isReady }) => at >= began && at <= last + 1_000 && !isReady);
  return { backMs: last - began, failed: failures.length, isReported };
}

const silent = await fault(async () => proxy.stall());
const promoted = await fault(async () => {
  await replicated.killPrimary();
  await wait(PROMOTE_AFTER_MS);
  replicated.promote();
});
isStopped = true;
await Promise.all(load);
const client = await connect(replicated.standbyPort);
const { lost, countedTwice } = await checkLedger(client, acknowledged);
const back = (name: string, ms: number) => atMost(name, ms / 1000, BACK_WITHIN_MS / 1000, "s");
const reported = (name: string, isReported: boolean) => atLeast(name, Number(isReported), 1);
console.log(`${calls.length} calls; failed: ${silent.failed} and ${promoted.failed}`);
const missed = report("Failover: two servers, a primary and a synchronous standby, under load, no restart", [
  atLeast("acknowledged completions", acknowledged.length, 1_000),
  back("connections went silent: last failed call after", silent.backMs),
  reported("connections went silent: readiness said so", silent.isReported),
  back(`primary killed, standby promoted after ${PROMOTE_AFTER_MS / 1000} s: last failed call after`, promoted.backMs),
  reported("primary killed: readiness said so", promoted.isReported),
  none("acknowledged completions lost", lost),
  none("completions, points or events counted twice", countedTwice),
]);
await client.end();
for (const server of servers) await server.stop();
proxy.close();
await replicated.stop();
folder.remove();
process.exit(missed === 0 ? 0 : 1);
