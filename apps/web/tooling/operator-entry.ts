import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { ManifestPage } from "@candlewise/contracts/pages/page-manifest";
import { build } from "vite";
import { earlyScript, OPERATOR_EARLY, OPERATOR_PAGE } from "./development-page.ts";

/** The mode that builds it with the configuration of the app. */
export const OPERATOR_MODE = "operator";

const ASSETS = "assets/operator";

interface OperatorBuild {
  readonly root: string;
  readonly configFile: string | undefined;
  /** The folder with the finished build for learners. */
  readonly dist: string;
}

/**
 * Builds the entry for operators beside the app. It shares sources with the app but no file, so that neither its chunks, styles and
 * budgets nor the service worker know of it. Returns its page, with the script that runs inline.
 */
export async function writeOperatorEntry({
  root,
  configFile,
  dist,
}: OperatorBuild): Promise<{ page: ManifestPage; inlineScript: string }> {
  await build({
    root,
    ...(configFile !== undefined && { configFile }),
    mode: OPERATOR_MODE,
    logLevel: "warn",
    publicDir: false,
    build: {
      outDir: dist,
      emptyOutDir: false,
      manifest: false,
      license: false,
      rolldownOptions: {
        input: join(root, OPERATOR_PAGE),
        output: {
          entryFileNames: `${ASSETS}/[name]-[hash:7].js`,
          chunkFileNames: `${ASSETS}/[name]-[hash:7].js`,
          assetFileNames: `${ASSETS}/[name]-[hash:7][extname]`,
          // One sheet, in the order of the imports: a chunk shared with a lazy one would bring its rules before the layers are named.
          codeSplitting: false,
        },
      },
    },
  });
  const inlineScript = await earlyScript(OPERATOR_EARLY);
  const file = `shells/${OPERATOR_PAGE}`;
  renameSync(join(dist, OPERATOR_PAGE), join(dist, file));
  const html = readFileSync(join(dist, file), "utf8");
  writeFileSync(
    join(dist, file),
    html.replace("<!--early-->", () => `<script>${inlineScript}</script>`),
  );
  return { page: { path: "/operator/*", file }, inlineScript };
}
