import { spawn, type ChildProcess } from "node:child_process";
import { join } from "node:path";
import { root, step } from "../process.ts";

// The API restarts when its files change; Vite serves the web app with hot reload and passes /api on.
const port = process.env["PORT"] ?? "8080";
const apiPort = process.env["API_PORT"] ?? "8081";
await step("Compiling the curriculum", process.execPath, ["content/src/cli.ts", "build"]);
const children: ChildProcess[] = [
  spawn(
    process.execPath,
    ["--watch", "--watch-preserve-output", join(root, "apps/api/src/main.ts"), ...process.argv.slice(2)],
    {
      cwd: root,
      stdio: "inherit",
      env: { ...process.env, PORT: apiPort, PUBLIC_URL: `http://localhost:${port}`, NODE_ENV: "development" },
    },
  ),
  spawn(join(root, "node_modules/.bin/vite"), ["--port", port, "--strictPort", "--host"], {
    cwd: join(root, "apps/web"),
    stdio: "inherit",
    env: { ...process.env, API_PORT: apiPort },
  }),
];
const stop = () => children.forEach((child) => child.kill("SIGTERM"));
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, stop);
for (const child of children) {
  child.on("exit", (code) => {
    stop();
    process.exitCode = code ?? 1;
  });
}
