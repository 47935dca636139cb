import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { temporaryFolder } from "#apps/api/src/testing/temporary-folder.ts";
import { writeServiceWorker } from "#apps/web/tooling/service-worker.ts";
import { root } from "#tools/process.ts";
import { freePort } from "#apps/api/src/testing/free-port.ts";

/** How a file is answered instead: with an error, or not at all. */
type Fault = "missing" | "silent";

const TYPES: Readonly<Record<string, string>> = { js: "text/javascript", json: "application/json" };

const pageOf = (build: string) => `<!doctype html><title>Release ${build}</title>
<script type="application/json" id="runtime-config">{"buildId":"${build}"}</script>
<h1>Release ${build}</h1><output></output>
<script type="module" src="/assets/main-${build}.js"></script>`;

/** The files of a small app whose first chunk loads another one on demand, with the service worker of the real app. */
async function writeRelease(folder: string, build: string): Promise<void> {
  const assets = {
    "src/main.tsx": [`main-${build}.js`, `globalThis.later = () => import("/assets/later-${build}.js");`],
    "src/later.ts": [`later-${build}.js`, `document.querySelector("output").textContent = "Later ${build}";`],
    "src/app/first-texts.de.ts": [`texts-de-${build}.js`, "export default 1;"],
    "src/app/first-texts.fr.ts": [`texts-fr-${build}.js`, "export default 1;"],
  } as const;
  mkdirSync(join(folder, "assets"), { recursive: true });
  for (const [name, text] of Object.values(assets)) writeFileSync(join(folder, "assets", name), text);
  const manifest = Object.fromEntries(
    Object.entries(assets).map(([source, [name]]) => [source, { file: `assets/${name}` }]),
  );
  writeFileSync(join(folder, "manifest.json"), JSON.stringify(manifest));
  await writeServiceWorker(join(root, "apps/web"), folder, { build, entrances: ["/learn"] });
}

/** A server of one release at a time: those before are gone, as after a deployment. */
export async function startReleases() {
  const temporary = temporaryFolder("releases");
  const faults = new Map<string, Fault>();
  const seen: string[] = [];
  let current = "";
  const server = createServer((request, response) => {
    const path = request.url ?? "/";
    seen.push(path);
    const fault = faults.get(path);
    if (fault === "silent") return;
    const file = join(temporary.path, current, path);
    const isFile = /\.\w+$/.test(path);
    try {
      if (fault === "missing") throw new Error("missing");
      const body = isFile ? readFileSync(file) : pageOf(current);
      const type = isFile ? (TYPES[path.split(".").at(-1) ?? ""] ?? "text/plain") : "text/html";
      response.writeHead(200, { "content-type": type, "cache-control": "no-cache" }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
    temporary.remove();
  });
  return {
    url: `http://localhost:${port}`,
    faults,
    seen,
    async deploy(build: string): Promise<void> {
      await writeRelease(join(temporary.path, build), build);
      current = build;
    },
  };
}
