import { execFileSync, spawn } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { temporaryFolder } from "#apps/api/src/testing/temporary-folder.ts";
import { freePort } from "#apps/api/src/testing/free-port.ts";
import { root } from "#tools/process.ts";
import { startEmbeddedPostgres } from "../apps/api/src/platform/database/embedded/embedded-postgres.ts";
import { atMost, median, report } from "./support/figures.ts";

// Start times: `npm start` with an existing build, the embedded database, and with COLD=1 everything from a fresh clone with an empty npm
// cache.
const ROUNDS = Number(process.env["ROUNDS"] ?? 3);
const WARM_WITHIN_MS = 60_000;
const COLD_WITHIN_MS = 300_000;
const POLL_MS = 25;

const all = temporaryFolder("start");

function newFolder(name: string): string {
  const folder = join(all.path, name);
  mkdirSync(folder, { mode: 0o711 });
  return folder;
}

const isReady = (port: number) =>
  fetch(`http://localhost:${port}/health/ready`).then(
    (response) => response.ok,
    () => false,
  );

/** Milliseconds from `npm start` in a folder to the first served request. Stops the server afterwards. */
async function npmStart(folder: string, env: NodeJS.ProcessEnv, withinMs: number): Promise<number> {
  const port = await freePort();
  const started = performance.now();
  const npm = spawn("npm", ["start"], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), LOG_LEVEL: "warn", DRAIN_MS: "0", ...env },
    stdio: ["ignore", "pipe", "pipe"],
    // A separate process group, so that a stop signal reaches npm, the task and the server, as Ctrl-C does.
    detached: true,
  });
  all.watch(npm);
  let output = "";
  for (const stream of [npm.stdout, npm.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise((resolve) => npm.once("exit", resolve));
  while (!(await isReady(port))) {
    const isLate = performance.now() - started > withinMs;
    if (npm.exitCode !== null || isLate) throw new Error(`npm start did not come to serve.\n${output}`);
    await wait(POLL_MS);
  }
  const taken = performance.now() - started;
  if (npm.pid !== undefined) process.kill(-npm.pid, "SIGINT");
  await ended;
  return taken;
}

async function databaseStart(dataDir: string): Promise<number> {
  const started = performance.now();
  const postgres = await startEmbeddedPostgres(dataDir);
  const taken = performance.now() - started;
  await postgres.stop();
  return taken;
}

async function rounds(measure: (round: number) => Promise<number>): Promise<number> {
  const taken: number[] = [];
  for (let round = 0; round < ROUNDS; round++) taken.push(await measure(round));
  return median(taken);
}

async function coldStart(): Promise<number> {
  const [clone, cache] = [join(newFolder("clone"), "candlewise"), newFolder("cache")];
  const started = performance.now();
  execFileSync("git", ["clone", "--quiet", "--no-local", root, clone], { stdio: "inherit" });
  const env = { npm_config_cache: cache, DATA_DIR: newFolder("cold") };
  await npmStart(clone, env, COLD_WITHIN_MS);
  return performance.now() - started;
}

const databases = Array.from({ length: ROUNDS }, (_, round) => newFolder(`database-${round}`));
const first = await rounds((round) => databaseStart(databases[round] ?? ""));
const later = await rounds((round) => databaseStart(databases[round] ?? ""));
const DATA_DIR = newFolder("warm");
await npmStart(root, { DATA_DIR }, WARM_WITHIN_MS);
const warm = await rounds(() => npmStart(root, { DATA_DIR }, WARM_WITHIN_MS));
const figures = [
  atMost("database, first start", first, 3_000, "ms"),
  atMost("database, later start", later, 500, "ms"),
  atMost("npm start on what is built, to the first request", warm, 3_000, "ms"),
];
if (process.env["COLD"] === "1")
  figures.push(
    atMost("fresh clone with an empty npm cache, to the first request", (await coldStart()) / 1000, 120, "s"),
  );
const missed = report(`Start, median of ${ROUNDS}`, figures);
all.remove();
process.exit(missed === 0 ? 0 : 1);
