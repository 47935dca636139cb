import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { startReaper } from "#apps/api/src/testing/reaper.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const READY_WITHIN_MS = 60_000;
const POLL_MS = 50;

export interface RunningServer {
  url: string;
  process: ChildProcess;
  dataDir: string;
  /** Stops the server as an operator would and removes its data. */
  stop(): Promise<void>;
}

/** A port that was free a moment ago. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      const port = typeof address === "object" && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

async function untilReady(url: string, child: ChildProcess, output: () => string): Promise<void> {
  const deadline = performance.now() + READY_WITHIN_MS;
  while (performance.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The server ended with code ${child.exitCode}.\n${output()}`);
    const isReady = await fetch(`${url}/health/ready`).then(
      (response) => response.ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resume) => setTimeout(resume, POLL_MS));
  }
  throw new Error(`The server was not ready within ${READY_WITHIN_MS / 1000} s.\n${output()}`);
}

/** The real server as `npm start` runs it, on a free port and its own data folder (unless `env` names others). */
export async function startServer(env: NodeJS.ProcessEnv = {}): Promise<RunningServer> {
  const port = Number(env["PORT"] ?? (await freePort()));
  const url = `http://localhost:${port}`;
  const dataDir = env["DATA_DIR"] ?? mkdtempSync(join(tmpdir(), "candlewise-e2e-"));
  const child = spawn(process.execPath, [join(root, "apps/api/src/main.ts")], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: "production",
      LOG_LEVEL: "warn",
      PORT: String(port),
      DATA_DIR: dataDir,
      PUBLIC_URL: url,
      TRUST_PROXY: "loopback",
      // Would cause half a minute of background work in each of many short-lived servers.
      MARKET_PRECOMPUTE: "off",
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  // A folder given by the caller is removed by the caller.
  const reaper = env["DATA_DIR"] === undefined ? startReaper(dataDir) : null;
  reaper?.watch(child);
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk: Buffer) => (output += chunk.toString()));
  await untilReady(url, child, () => output);
  const stop = async () => {
    if (child.exitCode === null) {
      const ended = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGTERM");
      await ended;
    }
    if (reaper === null) return;
    rmSync(dataDir, { recursive: true, force: true });
    reaper.dismiss();
  };
  return { url, process: child, dataDir, stop };
}
