import { spawn, type ChildProcess } from "node:child_process";
import { watch } from "node:fs";
import { join } from "node:path";
import { onParentGone } from "../parent.cjs";
import { root, run, step } from "../process.ts";
import { readableLog } from "../readable-log.ts";

// The API restarts when its files or the curriculum change; Vite serves the web app with hot reload and forwards /api.
const port = process.env["PORT"] ?? "8080";
const apiPort = process.env["API_PORT"] ?? "8081";
/** Debounces changes, since an editor may write several files at once. */
const SETTLE_MS = 200;

const compile = ["content/src/cli.ts", "build"] as const;
let isStopping = false;
let api: ChildProcess | null = null;

function startApi(): ChildProcess {
  const child = spawn(
    process.execPath,
    ["--watch", "--watch-preserve-output", join(root, "apps/api/src/main.ts"), ...process.argv.slice(2)],
    {
      cwd: root,
      stdio: ["inherit", "pipe", "pipe"],
      env: {
        DRAIN_MS: "0",
        ...process.env,
        PORT: apiPort,
        PUBLIC_URL: `http://localhost:${port}`,
        NODE_ENV: "development",
      },
    },
  );
  child.stdout.pipe(readableLog()).pipe(process.stdout, { end: false });
  child.stderr.pipe(process.stderr, { end: false });
  child.on("exit", (code) => {
    if (child === api) stop(code ?? 1);
  });
  return child;
}

/** Stops the current API before starting the next: both would use the same port and data folder. */
async function restartApi(): Promise<void> {
  const old = api;
  api = null;
  if (old !== null) {
    const ended = new Promise((resolve) => old.once("exit", resolve));
    old.kill("SIGTERM");
    await ended;
  }
  if (!isStopping) api = startApi();
}

async function recompile(): Promise<void> {
  const { code, output } = await run(process.execPath, compile, { capture: true });
  if (code !== 0) {
    console.error(`${output}\nThe curriculum has errors; the server keeps using the last valid one.`);
    return;
  }
  console.log("Curriculum compiled; restarting the server.");
  await restartApi();
}

function watchContent(): void {
  let timer: NodeJS.Timeout | undefined;
  let work = Promise.resolve();
  watch(join(root, "content"), { recursive: true }, (_event, name) => {
    if (name === null || /^(dist|node_modules)\b|\.test\.ts$/.test(name)) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      work = work.then(recompile);
    }, SETTLE_MS);
  }).unref();
}

function stop(code: number): void {
  if (isStopping) return;
  isStopping = true;
  process.exitCode = code;
  api?.kill("SIGTERM");
  vite.kill("SIGTERM");
}

await step("Compiling the curriculum", process.execPath, compile);
api = startApi();
// Vite also exits when its stdin closes, that is, when this process is killed.
const vite = spawn(join(root, "node_modules/.bin/vite"), ["--port", port, "--strictPort"], {
  cwd: join(root, "apps/web"),
  stdio: ["pipe", "inherit", "inherit"],
  env: { ...process.env, API_PORT: apiPort },
});
vite.on("exit", (code) => stop(code ?? 1));
watchContent();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => stop(0));
onParentGone(() => stop(0));
