import { rmSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";
import { distOf } from "./tooling/manifest.ts";
import { precompress } from "./tooling/precompress.ts";
import { writeServiceWorker } from "./tooling/service-worker.ts";
import { writeShells } from "./tooling/shells.ts";

process.env["NODE_ENV"] = "production";
const root = import.meta.dirname;
const serverFolder = join(root, ".cache", "entry-server");

await build({ root, logLevel: "warn" });
await build({
  root,
  logLevel: "warn",
  publicDir: false,
  build: {
    ssr: "src/app/entry-server.tsx",
    outDir: serverFolder,
    emptyOutDir: true,
    manifest: false,
    rolldownOptions: { input: "src/app/entry-server.tsx", output: { entryFileNames: "entry-server.js" } },
  },
});
const renderer = await import(pathToFileURL(join(serverFolder, "entry-server.js")).href);
const shells = await writeShells(root, renderer);
await writeServiceWorker(root, shells);
await precompress(distOf(root));
rmSync(serverFolder, { recursive: true });
console.log(`Build ${shells.build}: ${Object.keys(shells.shells).length} prerendered pages.`);
// Cache timers of the rendered stores would keep the process alive for minutes.
process.exit(0);
