import { statSync } from "node:fs";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";

const FILE = /packages\/contracts\/src\/[\w-]+\/routes\.ts$/;
/** What of a route only the server and the API document read. */
const SERVER_SIDE: ReadonlySet<string> = new Set(["owner", "errors", "summary", "rateLimit"]);

function write(name: string, value: unknown): string {
  const lean = JSON.stringify(value, (key, part: unknown) => (SERVER_SIDE.has(key) ? undefined : part));
  // Marked as pure: a table that a page does not use is left out of it.
  return `export const ${name} = /* @__PURE__ */ JSON.parse(${JSON.stringify(lean)});`;
}

/** Leaves out of route tables what the browser never reads. */
export function browserRoutes(): Plugin {
  return {
    name: "browser-routes",
    enforce: "pre",
    apply: "build",
    async load(id) {
      const file = id.split("?", 1)[0] ?? id;
      if (!FILE.test(file)) return null;
      this.addWatchFile(file);
      const module: Record<string, unknown> = await import(`${pathToFileURL(file).href}?${statSync(file).mtimeMs}`);
      const parts = Object.entries(module).map(([name, value]) => write(name, value));
      return { code: parts.join("\n"), moduleType: "js" };
    },
  };
}
