import { readFileSync } from "node:fs";
import { join } from "node:path";
import { build, type Plugin } from "vite";

const root = join(import.meta.dirname, "..");

/** The script that runs before anything is painted: one self-contained statement, trimmed so that its hash is stable. */
export async function earlyScript(): Promise<string> {
  const result = await build({
    configFile: false,
    root,
    logLevel: "error",
    publicDir: false,
    build: {
      write: false,
      target: "es2022",
      modulePreload: false,
      rolldownOptions: { input: join(root, "src/app/early.ts"), output: { format: "iife" } },
    },
  });
  const output = [result].flat()[0];
  if (!output || !("output" in output)) throw new Error("The early script was not built.");
  return output.output[0].code.trim();
}

export const pageTemplate = (): string => readFileSync(join(root, "index.html"), "utf8");

/** Completes `index.html` in development, where no shell is prerendered. */
export function developmentPage(): Plugin {
  return {
    name: "development-page",
    apply: "serve",
    transformIndexHtml: {
      order: "pre",
      handler: async (html) =>
        html
          .replace("<!--early-->", `<script>${await earlyScript()}</script>`)
          .replace("<!--scripts-->", '<script type="module" src="/src/main.tsx"></script>'),
    },
  };
}
