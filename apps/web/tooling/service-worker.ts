import { readdirSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";

/** Files the app needs offline: all code, style and texts, and the Latin letters. Other fonts come when a text needs them. */
const isNeeded = (name: string) =>
  /\.(?:js|css)$/.test(name) || (name.startsWith("onest-latin-") && !name.includes("ext"));

/** Builds `sw.js` with the list of this build's files inside. */
export async function writeServiceWorker(
  root: string,
  dist: string,
  { build: id, entrances }: { build: string; entrances: readonly string[] },
): Promise<void> {
  const assets = readdirSync(join(dist, "assets"))
    .filter(isNeeded)
    .map((name) => `/assets/${name}`);
  await build({
    configFile: false,
    root,
    logLevel: "warn",
    publicDir: false,
    define: { BUILD: JSON.stringify(id), ASSETS: JSON.stringify(assets), PAGES: JSON.stringify(entrances) },
    build: {
      outDir: dist,
      emptyOutDir: false,
      modulePreload: false,
      reportCompressedSize: false,
      target: "es2022",
      rolldownOptions: {
        input: join(root, "src/shared/service-worker/sw.ts"),
        output: { format: "iife", entryFileNames: "sw.js" },
      },
    },
  });
}
