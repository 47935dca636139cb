import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { temporaryFolder } from "#apps/api/src/testing/temporary-folder.ts";
import { freePort } from "#apps/api/src/testing/free-port.ts";
import { startServer, type RunningServer } from "#e2e/support/server.ts";
import { startEmbeddedPostgres } from "../apps/api/src/platform/database/embedded/embedded-postgres.ts";
import { readOrCreateSecret } from "../apps/api/src/platform/keys/secrets-file.ts";
import { callerOf, checkLedger, lessonsInARow } from "./support/completions.ts";
import { fillWithLearners, learnerId } from "./support/crowd.ts";
import { atLeast, atMost, none, percentile, report } from "./support/figures.ts";
import { startProxy } from "./support/proxy.ts";
import { startVisits } from "./support/visits.ts";

// Two servers on one database behind a proxy that never retries. Under load, the servers are stopped and restarted in turn, as an
// operator does; no request may fail.
const ROUNDS = Number(process.env["ROUNDS"] ?? 2);
const WORKERS = 12;
const LEARNERS = 30_000;
/** The proxy checks readiness five times a second; the operator waits until it has found the new server before stopping the other. */
const FOUND_MS = 1_000;

const folder = temporaryFolder("rolling");
const dataDir = folder.path;
const postgres = await startEmbeddedPostgres(dataDir);
const { host, user, database } = postgres.connection;
const shared = {
  DATABASE_URL: `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}`,
  AUTH_SECRET: readOrCreateSecret(dataDir),
  RATE_LIMIT: "0",
  LOG_LEVEL: "warn",
};
const ports = [await freePort(), await freePort()];
const startOn = (port: number) => startServer({ ...shared, PORT: String(port) }, folder);
const servers = new Map<number, RunningServer>();
for (const port of ports) servers.set(port, await startOn(port));
const client = new pg.Client(postgres.connection);
await client.connect();
await fillWithLearners(client, LEARNERS);
const proxy = await startProxy(ports);
const caller = callerOf(proxy.url, dataDir);
let learner = 0;
const { traffic, stop } = startVisits(caller, await lessonsInARow(caller), {
  workers: WORKERS,
  nextLearner: () => learnerId(learner++),
});

for (let round = 0; round < ROUNDS; round++) {
  for (const port of ports) {
    await wait(FOUND_MS);
    await servers.get(port)?.stop();
    servers.set(port, await startOn(port));
  }
}
await wait(FOUND_MS);
await stop();
const { lost, countedTwice } = await checkLedger(client, traffic.acknowledged);
if (traffic.failures.length > 0) console.log([...new Set(traffic.failures)].slice(0, 10).join("\n"));
const missed = report(`Rolling restart: two servers, each ${ROUNDS} times, under load`, [
  atLeast("calls", traffic.calls, 1_000),
  none("failed calls", traffic.failures.length),
  none("acknowledged completions lost", lost),
  none("completions, points or events counted twice", countedTwice),
  atMost("call, 99th percentile", percentile(traffic.latencies, 0.99), 500, "ms"),
]);
await proxy.close();
for (const server of servers.values()) await server.stop();
await client.end();
await postgres.stop();
folder.remove();
process.exit(missed === 0 ? 0 : 1);
