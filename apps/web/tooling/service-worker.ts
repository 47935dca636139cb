import { readdirSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { closureOf, cssOf, readManifest } from "./manifest.ts";

const ENTRY = "src/main.tsx";
/** Code, styles, and the letters of English. Other fonts are cached when a text needs them. */
const isNeeded = (name: string) => /\.(?:js|css)$/.test(name) || name.startsWith("onest-english-");

const TEXTS = /\/(?:messages|first-texts)\.(\w+)\.(?:json|ts)$/;

/** The files of a build as its service worker caches them: what the app needs to start, texts by language, and all others. */
function filesOf(dist: string) {
  const manifest = readManifest(dist);
  const entry = closureOf(manifest, ENTRY);
  const core = new Set([...entry.map(({ file }) => file), ...cssOf(entry)].map((file) => `/${file}`));
  const texts: Record<string, string[]> = {};
  for (const [source, { file }] of Object.entries(manifest)) {
    const language = TEXTS.exec(source)?.[1];
    if (language !== undefined && !core.has(`/${file}`)) (texts[language] ??= []).push(`/${file}`);
  }
  const known = new Set([...core, ...Object.values(texts).flat()]);
  const others = readdirSync(join(dist, "assets"))
    .filter(isNeeded)
    .map((name) => `/assets/${name}`)
    .filter((file) => !known.has(file));
  return { core: [...core], texts, others };
}

/** Builds `sw.js` with the list of this build's files inside. */
export async function writeServiceWorker(
  root: string,
  dist: string,
  { build: id, entrances }: { build: string; entrances: readonly string[] },
): Promise<void> {
  const { core, texts, others } = filesOf(dist);
  await build({
    configFile: false,
    root,
    logLevel: "warn",
    publicDir: false,
    define: {
      BUILD: JSON.stringify(id),
      CORE: JSON.stringify(core),
      TEXTS: JSON.stringify(texts),
      OTHERS: JSON.stringify(others),
      PAGES: JSON.stringify(entrances),
    },
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
