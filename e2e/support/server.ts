import { spawn, type ChildProcess } from "node:child_process";
import { join } from "node:path";
import { freePort } from "#apps/api/src/testing/free-port.ts";
import { temporaryFolder, type TemporaryFolder } from "#apps/api/src/testing/temporary-folder.ts";
import { compileCache, root } from "#tools/process.ts";

const READY_WITHIN_MS = 60_000;
const POLL_MS = 50;

export interface RunningServer {
  url: string;
  process: ChildProcess;
  dataDir: string;
  /** What the server has logged so far. */
  output(): string;
  /** Stops the server as an operator would, and removes its data unless the caller gave the folder. */
  stop(): Promise<void>;
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

/**
 * The real server as `npm start` runs it, on a free port unless `env` names another. A folder given by the caller is removed by the caller.
 * `release` is the folder of another release.
 */
export async function startServer(
  env: NodeJS.ProcessEnv = {},
  given?: TemporaryFolder,
  release = root,
): Promise<RunningServer> {
  const port = Number(env["PORT"] ?? (await freePort()));
  const url = `http://localhost:${port}`;
  const folder = given ?? temporaryFolder("e2e");
  const dataDir = folder.path;
  const child = spawn(process.execPath, [join(release, "apps/api/src/main.ts")], {
    cwd: release,
    env: {
      ...process.env,
      NODE_COMPILE_CACHE: compileCache,
      NODE_ENV: "production",
      LOG_LEVEL: "warn",
      PORT: String(port),
      PUBLIC_URL: url,
      TRUST_PROXY: "loopback",
      // Would cause half a minute of background work in each of many short-lived servers.
      MARKET_PRECOMPUTE: "off",
      // Tests and benches that are not about the free plan run without its limits.
      FREEMIUM: "off",
      ...env,
      DATA_DIR: dataDir,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  folder.watch(child);
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
    if (given === undefined) folder.remove();
  };
  return { url, process: child, dataDir, output: () => output, stop };
}
