import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { root } from "#tools/process.ts";
import { buildApp, type App } from "../apps/api/src/app.ts";
import { readConfig } from "../apps/api/src/config.ts";
import { startEmbeddedPostgres } from "../apps/api/src/platform/database/embedded/embedded-postgres.ts";
import { systemIds } from "../apps/api/src/platform/ids.ts";
import { findMigrations, migrate } from "../apps/api/src/platform/database/migrate.ts";
import { runNow } from "../apps/api/src/platform/jobs/run-now.ts";
import { createTestClock } from "../apps/api/src/testing/test-clock.ts";
import { temporaryFolder } from "../apps/api/src/testing/temporary-folder.ts";
import { createTestLog } from "../apps/api/src/testing/test-log.ts";
import { findTraces } from "../apps/api/src/testing/traces.ts";
import { atMost, report } from "./support/figures.ts";
import { signUp, type Learner } from "./support/learner.ts";

// How long an export of years of learning takes among many other users, how long the erasure takes, and what remains.
const OTHERS = Number(process.env["OTHERS"] ?? 200);
const COMPLETIONS = 2000;
const ANSWERS = 50_000;
const ANSWERS_OF_OTHERS = 500;
const EXPORT_WITHIN_MS = 60_000;
const ERASE_WITHIN_MS = 10_000;
const POLL_MS = 100;

/** Writes the rows of one user's years of learning. */
async function learn({ platform }: App, userId: string, answers: number): Promise<void> {
  await platform.database.run(
    `insert into learning_completion (user_id, component_id, component_type, completed_by, is_excellent, is_audio, xp, local_date, completed_at)
     select $1::uuid, 'lesson-' || n, 'lesson', 'learning', true, false, 15, date '2024-01-01' + n / 3, now()
     from generate_series(1, $2::int) n`,
    [userId, Math.min(COMPLETIONS, answers)],
  );
  await platform.database.run(
    `insert into learning_answer (user_id, answer_id, lesson_id, item_id, version, is_first, is_correct, answer, picked, answered_at)
     select $1::uuid, gen_random_uuid(), 'lesson-' || n % 2000, 'item-' || n, 1, true, n % 5 > 0,
       '{"type":"choice","picked":["a"]}', array['a'], now()
     from generate_series(1, $2::int) n`,
    [userId, answers],
  );
}

async function exportTime(learner: Learner): Promise<number> {
  const started = performance.now();
  await learner.call("POST", "/profile/export/", {});
  while ((await learner.call<{ status: string }>("GET", "/profile/export/")).status !== "ready") {
    if (performance.now() - started > 2 * EXPORT_WITHIN_MS) throw new Error("The export is not ready.");
    await wait(POLL_MS);
  }
  return performance.now() - started;
}

async function tidyTime(app: App): Promise<number> {
  const tidy = app.features.flatMap(({ jobs }) => jobs ?? []).find(({ name }) => name === "privacy.tidy");
  if (!tidy) throw new Error("There is no job that erases.");
  const { clock, log } = app.platform;
  const started = performance.now();
  await runNow(tidy, { clock, log });
  return performance.now() - started;
}

/** Waits until no traces are left, except in the outbox folder, which stands for the mailbox of the last email. */
async function untilNoTrace(app: App, where: Parameters<typeof findTraces>[0], words: string[]): Promise<string[]> {
  for (let tries = 0; ; tries++) {
    const traces = (await findTraces(where, words)).filter((trace) => !trace.includes("/mail/"));
    if (traces.length === 0 || tries === 100) return traces;
    await wait(POLL_MS);
  }
}

const nothing = {
  language: "en",
  paths: [],
  courses: {},
  lessons: {},
  quizzes: {},
  tasks: {},
  challenges: {},
  skills: {},
  glossary: {},
};
const folder = temporaryFolder("erasure");
const dataDir = join(folder.path, "data");
mkdirSync(dataDir);
const postgres = await startEmbeddedPostgres(join(folder.path, "database"));
const clock = createTestClock();
const { log, entries } = createTestLog();
await migrate(postgres.connection, findMigrations(join(root, "apps/api/src")));
const environment = { DATA_DIR: dataDir, RATE_LIMIT: "0", WEB_DIST: "/nonexistent" };
const app = await buildApp({
  config: readConfig(environment),
  connection: postgres.connection,
  secret: "a secret that only this bench knows, long enough",
  clock,
  ids: systemIds,
  log,
  content: { hash: "none", languages: { en: nothing } },
});
try {
  await app.startWork();
  await app.http.listen({ port: 0, host: "127.0.0.1" });
  const address = app.http.server.address();
  const base = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
  const learner = await signUp(base);
  const { username, email } = await learner.call<{ username: string; email: string }>(
    "GET",
    `/users/users/${learner.id}/`,
  );
  await learn(app, learner.id, ANSWERS);
  for (let count = 0; count < OTHERS; count++) await learn(app, systemIds.uuid(), ANSWERS_OF_OTHERS);
  const exported = await exportTime(learner);
  await learner.call("POST", "/users/erasure-requests", { password: learner.password });
  clock.advance({ days: 14 });
  const erased = await tidyTime(app);
  clock.advance({ minutes: 15 });
  await tidyTime(app);
  const traces = await untilNoTrace(app, { platform: app.platform, dataDir, entries }, [learner.id, email, username]);
  for (const trace of traces) console.log(`  stays: ${trace.slice(0, 200)}`);
  const missed = report(`A copy and an erasure of ${ANSWERS} answers beside ${OTHERS} other learners`, [
    atMost("copy ready", exported, EXPORT_WITHIN_MS, "ms"),
    atMost("account erased", erased, ERASE_WITHIN_MS, "ms"),
    atMost("traces that stay", traces.length, 0, "rows, files or lines"),
  ]);
  process.exitCode = missed === 0 ? 0 : 1;
} finally {
  await app.close();
  await postgres.stop();
  folder.remove();
}
