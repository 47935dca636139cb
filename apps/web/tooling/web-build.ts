import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { PageManifest } from "@candlewise/contracts/pages/page-manifest";
import { build, type Plugin } from "vite";
import { constantTokens } from "./constant-tokens.ts";
import { contentPreview } from "./content-preview.ts";
import { developmentPage } from "./development-page.ts";
import { subsetFonts } from "./fonts.ts";
import { lateStyles } from "./late-styles.ts";
import { OPERATOR_MODE, writeOperatorEntry } from "./operator-entry.ts";
import { compiledMessages } from "./messages.ts";
import { precompress } from "./precompress.ts";
import { MODULES, moduleSizes } from "./manifest.ts";
import { browserRoutes } from "./routes.ts";
import { writeServiceWorker } from "./service-worker.ts";
import { entrancesOf, hashOf, writeShells, type Renderer } from "./shells.ts";

/** Builds what renders the pages, with the same configuration, and loads it. */
async function loadRenderer(root: string, configFile: string | undefined, folder: string): Promise<Renderer> {
  await build({
    root,
    ...(configFile !== undefined && { configFile }),
    logLevel: "warn",
    publicDir: false,
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: true,
      manifest: false,
      rolldownOptions: {
        input: "src/app/entry-server.tsx",
        output: { entryFileNames: "entry-server.js", codeSplitting: true },
      },
    },
  });
  return import(pathToFileURL(join(folder, "entry-server.js")).href);
}

/**
 * After the files of the browser are written: the pages, the service worker that names them all, the entry for operators, which the worker does
 * not know, and the compressed copies.
 */
function pages(): Plugin {
  let root: string;
  let configFile: string | undefined;
  return {
    name: "pages",
    apply: (_, { command, mode, isSsrBuild }) => command === "build" && mode !== OPERATOR_MODE && isSsrBuild !== true,
    configResolved(config) {
      root = config.root;
      configFile = config.configFile;
    },
    writeBundle: {
      order: "post",
      sequential: true,
      async handler({ dir = "" }, bundle) {
        writeFileSync(join(dir, MODULES), JSON.stringify(moduleSizes(bundle)));
        const server = `${dir}-server`;
        const renderer = await loadRenderer(root, configFile, server);
        const shells = await writeShells(dir, renderer);
        await writeServiceWorker(root, dir, { build: shells.build, entrances: entrancesOf(renderer) });
        const operator = await writeOperatorEntry({ root, configFile, dist: dir });
        const manifest: PageManifest = {
          ...shells,
          pages: [...shells.pages, operator.page],
          scriptHashes: [...shells.scriptHashes, hashOf(operator.inlineScript)],
        };
        writeFileSync(join(dir, "shells.json"), JSON.stringify(manifest, null, 2));
        await precompress(dir);
        rmSync(server, { recursive: true });
      },
    },
  };
}

/** Everything that the build of the app does beyond Vite: `vite build` alone gives the folder that the server serves. */
export const webBuild = (): Plugin[] => [
  constantTokens(),
  subsetFonts(),
  compiledMessages(),
  browserRoutes(),
  lateStyles(),
  developmentPage(),
  contentPreview(),
  pages(),
];
