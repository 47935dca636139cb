import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { temporaryFolder } from "#apps/api/src/testing/temporary-folder.ts";
import { root } from "#tools/process.ts";
import { startEmbeddedPostgres } from "../apps/api/src/platform/database/embedded/embedded-postgres.ts";
import { findMigrations, migrate } from "../apps/api/src/platform/database/migrate.ts";
import { createLog } from "../apps/api/src/platform/log.ts";
import { atMost, report } from "./support/figures.ts";
import { killPostgres } from "./support/postmaster.ts";
import { sized } from "./support/short.ts";

// Workers, and once the database, are killed with SIGKILL while jobs run: lost jobs, duplicate effects, and the time until work resumes.
// Then the query rate of an idle worker.
const JOBS = sized(1000, 300);
const KILLS = sized(4, 2);
const JOB_MS = 60;
const KINDS = 30;
const IDLE_SECONDS = sized(20, 8);
const DEADLINE_MS = 120_000;

const folder = temporaryFolder("jobs");
const dataDir = folder.path;
const postgres = await startEmbeddedPostgres(dataDir, { autovacuum: "off" }, createLog("silent"));
await migrate(postgres.connection, findMigrations(join(root, "apps/api/src")));

async function query<Row extends pg.QueryResultRow>(text: string): Promise<Row[]> {
  const client = new pg.Client(postgres.connection);
  client.on("error", () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

async function count(text: string): Promise<number> {
  const [row] = await query<{ count: string }>(`select count(*) from ${text}`);
  return Number(row?.count);
}

async function startWorker(): Promise<ChildProcess> {
  const args = [JSON.stringify(postgres.connection), String(KINDS)];
  const child = fork(join(root, "apps/api/src/testing/job-worker.ts"), args);
  folder.watch(child);
  await once(child, "message");
  return child;
}

/** Milliseconds until `isSo` returns true; it may fail while the database is unavailable. */
async function timeUntil(isSo: () => Promise<boolean>): Promise<number> {
  const began = performance.now();
  while (!(await isSo().catch(() => false))) {
    if (performance.now() - began > DEADLINE_MS) throw new Error("The jobs do not go on.");
    await wait(20);
  }
  return performance.now() - began;
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
}

await query(
  `create table try (number int); create table effect (number int); create table receipt (number int primary key)`,
);
const workers = [await startWorker(), await startWorker()];
/** A part of the jobs before each kill: otherwise none might be left by then. */
const PART = JOBS / (KILLS + 1);
const enqueuePart = (part: number) =>
  query(`insert into background_job (job_id, name, data, due_at)
    select gen_random_uuid(), 'bench.' || each % ${KINDS}, json_build_object('number', each, 'ms', ${JOB_MS}), now()
    from generate_series(${part * PART + 1}, ${(part + 1) * PART}) each`);
const began = performance.now();
const afterWorker: number[] = [];
for (let round = 0; round < KILLS; round++) {
  const victim = workers.shift();
  if (victim === undefined) break;
  await enqueuePart(round);
  await timeUntil(async () => (await count(`background_job where worker like '% ${victim.pid} %'`)) > 0);
  await kill(victim);
  workers.push(await startWorker());
  afterWorker.push(
    await timeUntil(async () => (await count(`background_job where worker like '% ${victim.pid} %'`)) === 0),
  );
}
await enqueuePart(KILLS);
const before = await count("effect");
await killPostgres(dataDir);
const afterDatabase = await timeUntil(async () => (await count("effect")) > before);
await timeUntil(async () => (await count("background_job")) === 0);
const seconds = (performance.now() - began) / 1000;
const lost = JOBS - (await count("(select distinct number from effect) each"));
const twice = (await count("effect")) - (await count("(select distinct number from effect) each"));
const again = (await count("try")) - JOBS;

for (const worker of workers.slice(1)) await kill(worker);
const transactions = async () => {
  const [row] = await query<{ sum: string }>(
    "select sum(xact_commit + xact_rollback) from pg_stat_database where datname = current_database()",
  );
  return Number(row?.sum);
};
// Connections report their statistics up to ten seconds late.
await wait(15_000);
const idleBefore = await transactions();
await wait(IDLE_SECONDS * 1000);
// One of them is the query for the statistics.
const idle = ((await transactions()) - idleBefore - 1) / IDLE_SECONDS;

console.log(`${JOBS} jobs of ${JOB_MS} ms in ${seconds.toFixed(1)} s; ${again} tries more than jobs`);
const missed = report(`Jobs: ${KILLS} workers and the database killed`, [
  atMost("jobs lost", lost, 0),
  atMost("effects that happened twice", twice, 0),
  atMost("a killed worker's jobs run again within", Math.max(...afterWorker), 5000, "ms"),
  atMost("jobs go on after the database was killed within", afterDatabase, 5000, "ms"),
  atMost(`queries of an idle worker with ${KINDS} kinds of jobs`, idle, 2.5, "a second"),
]);
for (const worker of workers) if (worker.exitCode === null && worker.signalCode === null) await kill(worker);
await postgres.stop();
folder.remove();
process.exit(missed === 0 ? 0 : 1);
