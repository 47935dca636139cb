import { spawn } from "node:child_process";
import { closeSync, existsSync, openSync, readFileSync, statSync, truncateSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { StartupError } from "#api/platform/errors.ts";
import type { Binaries } from "./binaries.ts";
import { postgresEnvironment } from "./cluster.ts";
import { isAnswering } from "./connect.ts";
import { isAlive } from "./postmaster.ts";
import { commandOf, type Runner } from "./runner.ts";

interface Launch {
  readonly binaries: Binaries;
  readonly runner: Runner;
  readonly home: string;
  readonly connection: { host: string };
  /** Added to the default settings, or overriding them. */
  readonly settings: Readonly<Record<string, string>>;
}

const MAX_LOG_BYTES = 5_000_000;
const STOP_PATIENCE_MS = 20_000;
const EXIT_PATIENCE_MS = 250;

const SETTINGS = {
  listen_addresses: "",
  unix_socket_permissions: "0700",
  shared_buffers: "128MB",
  max_connections: "120",
  jit: "off",
  log_min_messages: "warning",
  timezone: "UTC",
  // After a crash PostgreSQL first syncs its folder: file by file that takes seconds, at once (Linux only) a fraction of one.
  ...(process.platform === "linux" && { recovery_init_sync_method: "syncfs" }),
};

/** Starts the server, waits until it answers, and returns its process id. */
export async function launch({ binaries, runner, home, connection, settings }: Launch): Promise<number> {
  const cluster = join(home, "data");
  const log = join(home, "postgres.log");
  if (existsSync(log) && statSync(log).size > MAX_LOG_BYTES) truncateSync(log);
  const output = openSync(log, "a", 0o600);
  const begin = statSync(log).size;
  const all = Object.entries({ ...SETTINGS, ...settings, unix_socket_directories: connection.host });
  const args = ["-D", cluster, ...all.flatMap(([name, value]) => ["-c", `${name}=${value}`])];
  // Detached: Ctrl-C in a terminal reaches the whole process group, but the database must outlive the last request.
  const child = spawn(...commandOf(runner, binaries.postgres, args), {
    ...runner.identity,
    env: postgresEnvironment,
    cwd: home,
    detached: true,
    stdio: ["ignore", output, output],
  });
  closeSync(output);
  child.unref();
  const failure = new Promise<Error | null>((resolve) => {
    child.once("error", resolve);
    child.once("exit", () => resolve(null));
  });
  const { pid } = child;
  const isReady =
    pid !== undefined && (await Promise.race([isAnswering(connection, pid, cluster), failure.then(() => false)]));
  if (isReady) return pid;
  const reason = (await failure)?.message ?? reasonIn(readFileSync(log).subarray(begin).toString());
  throw new StartupError(
    `The embedded PostgreSQL did not start: ${reason}`,
    `Its log is ${log}. If another server uses the folder, stop that server, or set DATA_DIR to another folder.`,
  );
}

/** The last fatal message in the server's output; the whole output when there is none. */
function reasonIn(output: string): string {
  const [, reason] = [...output.matchAll(/\b(?:FATAL|PANIC):\s+(.+)/g)].at(-1) ?? [];
  return reason ?? output.trim();
}

/** Stops the server with a fast shutdown, which disconnects all clients, and waits until it has ended. */
export async function stopServer(pid: number, cluster: string): Promise<void> {
  if (!isAlive(pid)) return;
  process.kill(pid, "SIGINT");
  const pidFile = join(cluster, "postmaster.pid");
  for (let waited = 0; waited < STOP_PATIENCE_MS && existsSync(pidFile) && isAlive(pid); waited += 5) await wait(5);
  // PostgreSQL removes the file shortly before it exits. An adopted server may stay a zombie that its parent does not reap.
  for (let waited = 0; waited < EXIT_PATIENCE_MS && isAlive(pid); waited += 5) await wait(5);
}
