import { setTimeout as wait } from "node:timers/promises";
import { temporaryFolder } from "#apps/api/src/testing/temporary-folder.ts";
import { freePort } from "#apps/api/src/testing/free-port.ts";
import { startServer, type RunningServer } from "#e2e/support/server.ts";
import {
  callerOf,
  checkLedger,
  complete,
  completeUntil,
  lessonsInARow,
  wrongGoals,
  type Outcome,
} from "./support/completions.ts";
import { fillWithLearners, learnerId } from "./support/crowd.ts";
import { atLeast, atMost, median, none, report } from "./support/figures.ts";
import { withDatabase } from "./support/own-database.ts";
import { killPostgres } from "./support/postmaster.ts";

// Learners complete lessons while the server or its database is killed with SIGKILL at a random moment. A killed server is restarted
// here, a killed database by its server. Then the acknowledged completions are compared with the stored ones. At most three minutes.
const ROUNDS = Number(process.env["ROUNDS"] ?? 20);
const DEADLINE_MS = 180_000;
const LEARNERS = 20_000;
const WORKERS = 16;
const GOALS_A_ROUND = 25;
const BACK_WITHIN_MS = 10_000;
/** Time of the kill under load, and its random variation. */
const KILL_AFTER_MS = { least: 150, most: 900 };

const folder = temporaryFolder("crash");
const dataDir = folder.path;
const port = String(await freePort());
const start = () =>
  startServer({ PORT: port, RATE_LIMIT: "0", DRAIN_MS: "0", LOG_LEVEL: process.env["LOG_LEVEL"] ?? "silent" }, folder);

/** False when it had already ended. */
async function killServer({ process: child }: RunningServer): Promise<boolean> {
  if (child.exitCode !== null) return false;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGKILL");
  await ended;
  return true;
}

/** Whether the server restarts its database; false when the server ended or exceeded the time limit. */
async function isReadyAgain({ url, process: child }: RunningServer): Promise<boolean> {
  for (const began = performance.now(); performance.now() - began < BACK_WITHIN_MS; await wait(50)) {
    if (child.exitCode !== null) return false;
    const isReady = await fetch(`${url}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return true;
  }
  return false;
}

let server = await start();
await withDatabase(dataDir, (client) => fillWithLearners(client, LEARNERS));
const caller = callerOf(server.url, dataDir);
const lessons = await lessonsInARow(caller);
const began = performance.now();
const all: Outcome = { acknowledged: [], unknown: [], refused: [] };
const restarts = { server: [] as number[], database: [] as number[] };
const total = { lost: 0, countedTwice: 0, wrongGoals: 0, failedRepeats: 0, fallen: 0 };
let learner = 0;
let rounds = 0;

/** Load, a kill in the middle of it, and a restart on the remaining data. */
async function crash(isDatabase: boolean): Promise<Outcome> {
  let isStopped = false;
  const nextLearner = () => learnerId(learner++);
  const load = completeUntil(caller, lessons, { workers: WORKERS, nextLearner, isStopped: () => isStopped });
  await wait(KILL_AFTER_MS.least + Math.random() * (KILL_AFTER_MS.most - KILL_AFTER_MS.least));
  const killed = performance.now();
  await (isDatabase ? killPostgres(dataDir) : killServer(server));
  isStopped = true;
  if (!isDatabase) server = await start();
  else if (!(await isReadyAgain(server))) {
    total.fallen++;
    server = await start();
  }
  restarts[isDatabase ? "database" : "server"].push(performance.now() - killed);
  const outcome = await load;
  return outcome;
}

for (; rounds < ROUNDS && performance.now() - began < DEADLINE_MS; rounds++) {
  const outcome = await crash(rounds % 2 === 1);
  all.acknowledged.push(...outcome.acknowledged);
  all.unknown.push(...outcome.unknown);
  all.refused.push(...outcome.refused);
  const before = await withDatabase(dataDir, (client) => checkLedger(client, all.acknowledged));
  const repeats: string[] = [];
  for (const { userId, lesson } of outcome.unknown) repeats.push(await complete(caller, userId, lesson));
  // Even acknowledged completions may be resent, by a browser that never saw the answer.
  for (const { userId, lesson } of outcome.acknowledged.slice(-WORKERS))
    repeats.push(await complete(caller, userId, lesson));
  all.acknowledged.push(...outcome.unknown);
  const seen = [...new Set([...outcome.unknown, ...outcome.acknowledged].map(({ userId }) => userId))];
  const after = await withDatabase(dataDir, async (client) => ({
    ...(await checkLedger(client, all.acknowledged)),
    wrongGoals: await wrongGoals(caller, client, seen.slice(0, GOALS_A_ROUND)),
  }));
  total.lost += before.lost + after.lost;
  total.countedTwice += before.countedTwice + after.countedTwice;
  total.wrongGoals += after.wrongGoals;
  total.failedRepeats += repeats.filter((result) => result !== "acknowledged").length;
}
console.log(
  `${all.acknowledged.length - all.unknown.length} acknowledged and ${all.unknown.length} broken completions in ` +
    `${((performance.now() - began) / 1000).toFixed(0)} s`,
);
if (all.refused.length > 0) console.log("refused:", [...new Set(all.refused)].slice(0, 5));
const missed = report(`Crash: ${rounds} kills, by turns of the server and of the database`, [
  atLeast("rounds", rounds, ROUNDS),
  atLeast("acknowledged completions", all.acknowledged.length, ROUNDS * 10),
  none("acknowledged completions lost", total.lost),
  none("completions, points or events counted twice", total.countedTwice),
  none("daily goals that count otherwise", total.wrongGoals),
  none("repeats that failed", total.failedRepeats),
  none("calls refused by a living server", all.refused.length),
  none("servers that fell with their database, or did not bring it back", total.fallen),
  atMost("server started again, median", median(restarts.server), 3_000, "ms"),
  atMost("database back by itself, median", median(restarts.database), 3_000, "ms"),
  atMost("database back by itself, longest", Math.max(...restarts.database), 5_000, "ms"),
]);
await server.stop();
folder.remove();
process.exit(missed === 0 ? 0 : 1);
