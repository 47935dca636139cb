import { statSync } from "node:fs";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";

const TABLE = /packages\/contracts\/src\/[\w-]+\/routes\.ts$/;
/** What only the server and the API document read. */
const SERVER_SIDE = new Set(["owner", "errors", "summary", "rateLimit", "tempUses"]);

/** Leaves out of the route tables of the contract what the browser never reads. */
export function browserRoutes(): Plugin {
  return {
    name: "browser-routes",
    enforce: "pre",
    apply: "build",
    async load(id) {
      const file = id.split("?", 1)[0] ?? id;
      if (!TABLE.test(file)) return null;
      this.addWatchFile(file);
      const module: Record<string, unknown> = await import(`${pathToFileURL(file).href}?${statSync(file).mtimeMs}`);
      const tables = Object.entries(module).map(([name, table]) => {
        const lean = JSON.stringify(table, (key, value: unknown) => (SERVER_SIDE.has(key) ? undefined : value));
        return `export const ${name} = JSON.parse(${JSON.stringify(lean)});`;
      });
      return { code: tables.join("\n"), moduleType: "js" };
    },
  };
}
