import { readFileSync } from "node:fs";
import { join } from "node:path";
import { build, type Plugin } from "vite";
import { isOperatorPath } from "../src/shared/routing/operator-path.ts";

export const OPERATOR_PAGE = "operator.html";
export const OPERATOR_EARLY = "src/operator/early.ts";

const root = join(import.meta.dirname, "..");

/** The script that runs before anything is painted: one self-contained statement, trimmed so that its hash is stable. */
export async function earlyScript(file = "src/app/early.ts"): Promise<string> {
  const result = await build({
    configFile: false,
    root,
    logLevel: "error",
    publicDir: false,
    build: {
      write: false,
      target: "es2022",
      modulePreload: false,
      rolldownOptions: { input: join(root, file), output: { format: "iife" } },
    },
  });
  const output = [result].flat()[0];
  if (!output || !("output" in output)) throw new Error("The early script was not built.");
  return output.output[0].code.trim();
}

export const pageTemplate = (): string => readFileSync(join(root, "index.html"), "utf8");

/** Serves and completes the pages in development, where no shell is prerendered: `index.html`, and `operator.html` for operators. */
export function developmentPage(): Plugin {
  return {
    name: "development-page",
    apply: "serve",
    configureServer({ middlewares }) {
      middlewares.use((request, _, next) => {
        const { pathname } = new URL(request.url ?? "/", "http://localhost");
        if (isOperatorPath(pathname)) request.url = `/${OPERATOR_PAGE}`;
        next();
      });
    },
    transformIndexHtml: {
      order: "pre",
      handler: async (html, { path }) => {
        const early = await earlyScript(path === `/${OPERATOR_PAGE}` ? OPERATOR_EARLY : undefined);
        return html
          .replace("<!--early-->", () => `<script>${early}</script>`)
          .replace("<!--scripts-->", '<script type="module" src="/src/main.tsx"></script>');
      },
    },
  };
}
