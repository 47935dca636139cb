import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findRedis } from "./find-redis.ts";
import { freePort } from "./free-port.ts";

/** The first use may have to install the package. */
export const REDIS_START_MS = 180_000;

/** A Redis server for one test, on its own port and folder. */
export interface TestRedis {
  readonly port: number;
  readonly url: string;
  /** Restarts it empty on the same port after `kill`; does nothing while it runs. */
  start(): Promise<void>;
  /** Kills it without warning. */
  kill(): Promise<void>;
  /** Connections stay open but get no answer until `thaw`. */
  freeze(): void;
  thaw(): void;
  /** Stops it for good. */
  remove(): Promise<void>;
}

export async function startTestRedis(): Promise<TestRedis> {
  const program = await findRedis();
  const folder = mkdtempSync(join(tmpdir(), "candlewise-redis-"));
  const port = await freePort();
  let child = await launch(program, folder, port);
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  const kill = async () => {
    if (!isRunning()) return;
    const ended = once(child, "exit");
    child.kill("SIGKILL");
    await ended;
  };
  const atExit = () => void child.kill("SIGKILL");
  process.once("exit", atExit);
  return {
    port,
    url: `redis://127.0.0.1:${port}`,
    async start() {
      if (!isRunning()) child = await launch(program, folder, port);
    },
    kill,
    freeze: () => void child.kill("SIGSTOP"),
    thaw: () => void child.kill("SIGCONT"),
    async remove() {
      process.off("exit", atExit);
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function launch(program: string, folder: string, port: number): Promise<ChildProcess> {
  const options = { bind: "127.0.0.1", port, dir: folder, save: "", appendonly: "no", daemonize: "no", logfile: "" };
  const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const child = spawn(program, args, { stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes("Ready to accept connections")) resolve();
    });
  }
  child.once("error", reject);
  child.once("exit", () => reject(new Error(`${program} ended before it was ready:\n${output.slice(-1000)}`)));
  await promise;
  return child;
}
