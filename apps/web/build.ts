import { renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";

process.env["NODE_ENV"] = "production";
const root = import.meta.dirname;
const work = join(root, ".cache", `build-${process.pid}`);
const dist = join(work, "dist");

await build({ root, logLevel: "warn", build: { outDir: dist, emptyOutDir: true } });
// A server that is running sees the old build until the new one is whole.
rmSync(join(root, "dist"), { recursive: true, force: true });
renameSync(dist, join(root, "dist"));
rmSync(work, { recursive: true });
// Cache timers of the rendered stores would keep the process alive for minutes.
process.exit(0);
