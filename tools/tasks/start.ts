import { spawn } from "node:child_process";
import { join } from "node:path";
import { build } from "../build.ts";
import { compileCache, root } from "../process.ts";

await build();
const server = spawn(process.execPath, [join(root, "apps/api/src/main.ts"), ...process.argv.slice(2)], {
  cwd: root,
  stdio: "inherit",
  env: { NODE_COMPILE_CACHE: compileCache, ...process.env, NODE_ENV: "production" },
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => server.kill(signal));
server.on("exit", (code) => process.exit(code ?? 1));
