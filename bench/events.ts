import { spawn, type ChildProcess } from "node:child_process";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { temporaryFolder } from "#apps/api/src/testing/temporary-folder.ts";
import { startEmbeddedPostgres } from "../apps/api/src/platform/database/embedded/embedded-postgres.ts";
import { findMigrations, migrate } from "../apps/api/src/platform/database/migrate.ts";
import { root } from "../tools/process.ts";
import { EFFECTS, ill, startNode, well } from "./support/event-node.ts";
import { atLeast, atMost, none, report } from "./support/figures.ts";
import { killPostgres } from "./support/postmaster.ts";
import { sized } from "./support/short.ts";

// An old and a new node drain waiting events together; one of the two subscribers always fails. Then a worker and PostgreSQL are killed
// with SIGKILL while events are written and delivered.
const SIZES = sized([10_000, 50_000, 100_000], [2_000, 10_000]);
/** Few enough that one step handles several events of a key. */
const USERS = 100;
const LIVE_EVENTS = sized(10_000, 2_000);
const WRITE_BATCH = 50;
const WRITE_EVERY_MS = 80;
/** Every third kill hits PostgreSQL, the others the worker. */
const KILLS = sized(9, 3);
const PATIENCE_MS = 60_000;
const POLL_MS = 20;

const folder = temporaryFolder("events");
const dataDir = folder.path;
const postgres = await startEmbeddedPostgres(dataDir);

async function withClient<Result>(database: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ ...postgres.connection, database });
  client.on("error", () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Creates a migrated database with a table for effects. */
async function createDatabase(name: string) {
  if (name !== "candlewise") await withClient("postgres", (client) => client.query(`create database ${name}`));
  const connection = { ...postgres.connection, database: name };
  await migrate(connection, findMigrations(join(root, "apps/api/src")));
  await withClient(name, (client) => client.query(EFFECTS));
  return connection;
}

const writeEvents = (client: pg.Client, first: number, count: number) =>
  client.query(
    `insert into event (key_kind, key_id, event_id, type, payload, occurred_at)
     select 'user', ('00000000-0000-7000-8000-' || lpad(to_hex(n % ${USERS}), 12, '0'))::uuid, gen_random_uuid(), 'course.completed',
       jsonb_build_object('course_id', n::text), now()
     from generate_series($1::int, $1::int + $2::int - 1) n`,
    [first, count],
  );

/** Counts events without an effect, with more than one, and handled next to another one of their key than the one before them. */
async function check(client: pg.Client, count: number) {
  const { rows } = await client.query<{ lost: number; twice: number; disordered: number }>(
    `select $1::int - count(distinct course)::int as lost, (count(*) - count(distinct course))::int as twice,
       (count(*) filter (where follows is distinct from case when course >= ${USERS} then course - ${USERS} end))::int as disordered
     from effect`,
    [count],
  );
  return rows[0] ?? { lost: count, twice: 0, disordered: 0 };
}

async function drain(count: number) {
  const connection = await createDatabase(`drain_${count}`);
  // The first drain registers the subscribers: events are retained from then on.
  const newNode = await startNode(connection, [ill, well]);
  const oldNode = await startNode(connection, [well]);
  await Promise.all([newNode.dispatcher.drain(), oldNode.dispatcher.drain()]);
  await withClient(connection.database, (client) => writeEvents(client, 0, count));
  const started = performance.now();
  await Promise.all([newNode.dispatcher.drain(), oldNode.dispatcher.drain()]);
  const outcome = await withClient(connection.database, (client) => untilDone(client, count));
  const seconds = (performance.now() - started) / 1000;
  await newNode.close();
  await oldNode.close();
  console.log(`  ${count} waiting events: ${seconds.toFixed(1)} s, ${Math.round(count / seconds)} a second`);
  return { ...outcome, perSecond: count / seconds };
}

/** Waits until there are as many effects as events, and checks them. */
async function untilDone(client: pg.Client, count: number) {
  const limit = performance.now() + PATIENCE_MS;
  for (;;) {
    const { rows } = await client.query<{ count: number }>("select count(*)::int as count from effect");
    if ((rows[0]?.count ?? 0) >= count || performance.now() > limit) return check(client, count);
    await wait(POLL_MS);
  }
}

async function startWorker(): Promise<ChildProcess> {
  const script = join(root, "bench/support/event-worker.ts");
  const child = spawn(process.execPath, [script, postgres.connection.host], { stdio: ["ignore", "pipe", "inherit"] });
  folder.watch(child);
  await new Promise((resolve) => child.stdout.once("data", resolve));
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGKILL");
  await ended;
}

/** Writes events in small transactions until `isOver`, and returns their number. Repeats a failed transaction unless it was committed. */
async function writeUntil(isOver: () => boolean): Promise<number> {
  let next = 0;
  const isMissing = async (client: pg.Client) =>
    (await client.query("select from event where payload ->> 'course_id' = $1", [String(next)])).rows.length === 0;
  while (next < LIVE_EVENTS || !isOver()) {
    try {
      await withClient("candlewise", async (client) => {
        if (!(await isMissing(client))) next += WRITE_BATCH;
        for (; next < LIVE_EVENTS || !isOver(); next += WRITE_BATCH) {
          await writeEvents(client, next, WRITE_BATCH);
          await wait(WRITE_EVERY_MS);
        }
      });
    } catch {
      await wait(POLL_MS);
    }
  }
  return next;
}

/** Milliseconds until there is an effect that did not exist before this call. */
async function untilProgress(): Promise<number> {
  const started = performance.now();
  const count = async () =>
    withClient("candlewise", async (client) => {
      const { rows } = await client.query<{ count: number }>("select count(*)::int as count from effect");
      return rows[0]?.count ?? 0;
    }).catch(() => null);
  let before: number | null = null;
  for (;;) {
    const present = await count();
    if (before !== null && present !== null && present > before) return performance.now() - started;
    before ??= present;
    if (performance.now() - started > PATIENCE_MS) return PATIENCE_MS;
    await wait(POLL_MS);
  }
}

async function crash() {
  await createDatabase("candlewise");
  let worker = await startWorker();
  let isOver = false;
  const writing = writeUntil(() => isOver);
  const pauses: number[] = [];
  for (let round = 0; round < KILLS; round++) {
    await wait(200 + Math.random() * 300);
    if (round % 3 === 2) {
      await killPostgres(dataDir);
    } else {
      await kill(worker);
      worker = await startWorker();
    }
    pauses.push(await untilProgress());
  }
  isOver = true;
  const count = await writing;
  const outcome = await withClient("candlewise", (client) => untilDone(client, count));
  console.log(
    `  ${count} events while ${KILLS} kills, pauses of ${pauses.map((pause) => Math.round(pause)).join(", ")} ms`,
  );
  await kill(worker);
  return { ...outcome, longest: Math.max(...pauses) };
}

const drained = [];
for (const size of SIZES) drained.push(await drain(size));
const crashed = await crash();
await postgres.stop();
folder.remove();
const [first, last] = [drained[0], drained.at(-1)];
const all = [...drained, crashed];
const sum = (figure: "lost" | "twice" | "disordered") => all.reduce((total, each) => total + each[figure], 0);
const missed = report("Events: two subscribers of whom one always fails, an old and a new node; kills under load", [
  none("events lost", sum("lost")),
  none("events handled twice", sum("twice")),
  none("events before an earlier one of their key", sum("disordered")),
  atLeast(`delivered a second of ${SIZES.at(-1)} waiting`, last?.perSecond ?? 0, sized(2_000, 200), "/s"),
  atMost(
    `time of an event among ${SIZES.at(-1)} ÷ among ${SIZES[0]}`,
    (first?.perSecond ?? 0) / (last?.perSecond ?? 1),
    sized(1.5, 2.5),
  ),
  atMost("longest pause after a kill of the worker or PostgreSQL", crashed.longest, sized(5_000, 15_000), "ms"),
]);
process.exit(missed === 0 ? 0 : 1);
