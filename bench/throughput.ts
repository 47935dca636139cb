import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Request } from "autocannon";
import { freePort } from "#apps/api/src/testing/free-port.ts";
import { startServer } from "#e2e/support/server.ts";
import { root } from "#tools/process.ts";
import { fillWithLearners, learnerId, tokensOf } from "./support/crowd.ts";
import { atLeast, atMost, report } from "./support/figures.ts";
import { connectToDatabase, databaseOf } from "./support/own-database.ts";
import { sendAll, type Pace } from "./support/load.ts";
import { findPgbench } from "./support/pgbench.ts";
import { sized } from "./support/short.ts";

// Completing a lesson over HTTP compared with the same statements in pgbench, and endpoints compared with plain node:http, alternating in
// one run; best round of each. Load generator, server and database share this machine's cores.
const ROUNDS = Number(process.env["ROUNDS"] ?? sized(3, 1));
const CONNECTIONS = 32;
const COMPLETIONS = sized(4_000, 1_600);
const READS = sized(8_000, 2_000);
const LESSON = {
  course_id: "foundations",
  chapter_id: "foundations-markets",
  lesson_id: "who-loses-and-why",
  is_audio: false,
  is_excellent: false,
};

const pgbench = findPgbench();

const server = await startServer({ RATE_LIMIT: "0", LOG_LEVEL: "info" });
const client = await connectToDatabase(server.dataDir);
await fillWithLearners(client, COMPLETIONS * ROUNDS * 3);
const rawPort = await freePort();
const raw = spawn(process.execPath, [join(root, "bench/support/raw-server.ts"), server.dataDir, String(rawPort)], {
  stdio: ["ignore", "pipe", "inherit"],
});
await new Promise((resolve) => raw.stdout.once("data", resolve));

const tokens = tokensOf(server.dataDir);
let nextLearner = 0;

const load = (url: string, amount: number, toRequest: () => Request): Promise<Pace> =>
  sendAll(url, CONNECTIONS, Array.from({ length: amount }, toRequest));

/** Each learner makes an earlier call with the same token, as in the app; it is not counted. */
async function completeAll(url: string, paths: { complete: string; goal: string }): Promise<Pace> {
  const completions = Array.from({ length: COMPLETIONS }, completion(paths.complete));
  const earlier = completions.map(({ headers }): Request => ({ method: "GET", path: paths.goal, headers }));
  await sendAll(url, CONNECTIONS, earlier);
  return sendAll(url, CONNECTIONS, completions);
}

const bearer = (index: number) => ({
  authorization: `Bearer ${tokens.issueAccess(learnerId(index), learnerId(0))}`,
  "content-type": "application/json",
});
const completion = (path: string) => (): Request => ({
  method: "POST",
  path,
  headers: bearer(nextLearner++),
  body: JSON.stringify(LESSON),
});
const read = (path: string) => (): Request => ({
  method: "GET",
  path,
  headers: bearer(Math.floor(Math.random() * 1_000)),
});

/** Creates a database function that does the same work: both reads and the writing statement. */
async function createFunction(): Promise<void> {
  await client.query(`
    create or replace function bench_complete(n int) returns int language plpgsql as $$
    declare id uuid := ('00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid; lessons int;
    begin
      perform array(select item_id from learning_answer where user_id = id and lesson_id = 'who-loses-and-why' and version = 1 and is_first and is_correct),
        array(select path_id from learning_joined_path where user_id = id), array(select course_id from learning_begun_course where user_id = id),
        array(select component_id from learning_completion where user_id = id), learner.active_path_id,
        (select max(local_date)::text from learning_completion where user_id = id and completed_by = 'learning')
        from (select 1) one left join learning_learner learner on learner.user_id = id;
      perform * from profile_user where user_id = id;
      with done as (
        insert into learning_completion (user_id, component_id, component_type, completed_by, is_excellent, is_audio, xp, local_date, completed_at)
        values (id, 'who-loses-and-why', 'lesson', 'learning', false, false, 10, current_date, now()) on conflict do nothing returning 1),
      earned as (insert into learning_xp (user_id, source, source_id, xp, earned_at)
        select id, 'lesson', 'who-loses-and-why', 10, now() where exists (select from done) on conflict do nothing),
      event as (insert into event (key_kind, key_id, event_id, type, payload, occurred_at)
        select 'user', id, gen_random_uuid(), 'lesson.completed', '{"lesson_id":"who-loses-and-why","course_id":"foundations","xp":10}'::jsonb, now()
        where exists (select from done)),
      fresh as (select count(*)::int as count from done)
      select fresh.count + count(*) filter (where local_date = current_date)::int into lessons
        from fresh left join learning_completion on user_id = id and completed_by = 'learning' group by fresh.count;
      return lessons;
    end $$`);
}

/** Completions per second in pgbench, with 32 clients as over HTTP, once per learner. */
function databaseLimit(): number {
  const script = join(mkdtempSync(join(tmpdir(), "candlewise-bench-")), "complete.sql");
  const perClient = COMPLETIONS / CONNECTIONS;
  writeFileSync(script, `\\set n :n + 1\nselect bench_complete(:first + :client_id * ${perClient} + :n);\n`);
  const args = [
    "-n",
    "-M",
    "prepared",
    "-c",
    String(CONNECTIONS),
    "-j",
    "2",
    "-t",
    String(perClient),
    "-D",
    "n=-1",
    "-D",
    `first=${nextLearner}`,
    "-f",
    script,
  ];
  nextLearner += COMPLETIONS;
  const output = execFileSync(
    pgbench,
    [...args, "-h", databaseOf(server.dataDir).host, "-U", "candlewise", "candlewise"],
    {
      encoding: "utf8",
    },
  );
  return Number(/tps = ([\d.]+)/.exec(output)?.[1] ?? Number.NaN);
}

await createFunction();
const best = { database: 0, complete: 0, rawComplete: 0, read: 0, rawRead: 0, p99: Number.POSITIVE_INFINITY };
const rawUrl = `http://127.0.0.1:${rawPort}`;
const path = { complete: "/api/learning-v2/v2/lessons/complete/", goal: "/api/learning-v2/v2/daily-goal/" };
await load(server.url, READS, read(path.goal));
for (let round = 0; round < ROUNDS; round++) {
  best.database = Math.max(best.database, databaseLimit());
  const complete = await completeAll(server.url, path);
  best.complete = Math.max(best.complete, complete.perSecond);
  best.p99 = Math.min(best.p99, complete.p99);
  best.rawComplete = Math.max(best.rawComplete, (await completeAll(rawUrl, { complete: "/", goal: "/" })).perSecond);
  best.read = Math.max(best.read, (await load(server.url, READS, read(path.goal))).perSecond);
  best.rawRead = Math.max(best.rawRead, (await load(rawUrl, READS, read("/"))).perSecond);
}
console.log(Object.fromEntries(Object.entries(best).map(([name, value]) => [name, Math.round(value)])));
const missed = report("Throughput", [
  atLeast("complete-lesson call ÷ the same work as a pgbench function", best.complete / best.database, sized(0.6, 0.2)),
  atMost("complete-lesson p99 at 32 connections", best.p99, sized(25, 150), "ms"),
  atLeast("complete-lesson endpoint ÷ raw node:http", best.complete / best.rawComplete, sized(0.8, 0.5)),
  atLeast("daily-goal endpoint ÷ raw node:http", best.read / best.rawRead, sized(0.8, 0.5)),
]);
raw.kill();
await client.end();
await server.stop();
process.exit(missed === 0 ? 0 : 1);
