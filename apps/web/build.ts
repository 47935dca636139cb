import { renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";
import { precompress } from "./tooling/precompress.ts";
import { writeServiceWorker } from "./tooling/service-worker.ts";
import { entrancesOf, writeShells, type Renderer } from "./tooling/shells.ts";

process.env["NODE_ENV"] = "production";
const root = import.meta.dirname;
const work = join(root, ".cache", `build-${process.pid}`);
const dist = join(work, "dist");
const server = join(work, "server");

await build({ root, logLevel: "warn", build: { outDir: dist, emptyOutDir: true } });
await build({
  root,
  logLevel: "warn",
  publicDir: false,
  build: {
    ssr: true,
    outDir: server,
    emptyOutDir: true,
    manifest: false,
    rolldownOptions: {
      input: "src/app/entry-server.tsx",
      output: { entryFileNames: "entry-server.js", codeSplitting: true },
    },
  },
});
const renderer: Renderer = await import(pathToFileURL(join(server, "entry-server.js")).href);
const { build: id, pages } = await writeShells(dist, renderer);
await writeServiceWorker(root, dist, { build: id, entrances: entrancesOf(renderer) });
await precompress(dist);
// A server that is running sees the old build until the new one is whole.
rmSync(join(root, "dist"), { recursive: true, force: true });
renameSync(dist, join(root, "dist"));
rmSync(work, { recursive: true });
console.log(`Build ${id}: ${pages.length} prerendered pages.`);
// Cache timers of the rendered stores would keep the process alive for minutes.
process.exit(0);
