import { statSync } from "node:fs";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";

/** Modules of the contract, and what of them only the server and the API document read. */
const MODULES = [
  {
    file: /packages\/contracts\/src\/[\w-]+\/routes\.ts$/,
    serverSide: new Set(["owner", "errors", "summary", "rateLimit", "tempUses"]),
  },
  { file: /packages\/contracts\/src\/errors\.ts$/, serverSide: new Set(["status", "reportable", "message"]) },
];

function write(name: string, value: unknown, serverSide: ReadonlySet<string>): string {
  // Node has taken the types out of it already.
  if (typeof value === "function") return `export ${value.toString()}`;
  const lean = JSON.stringify(value, (key, part: unknown) => (serverSide.has(key) ? undefined : part));
  return `export const ${name} = JSON.parse(${JSON.stringify(lean)});`;
}

/** Leaves out of route tables and error catalogue what the browser never reads. */
export function browserRoutes(): Plugin {
  return {
    name: "browser-routes",
    enforce: "pre",
    apply: "build",
    async load(id) {
      const file = id.split("?", 1)[0] ?? id;
      const found = MODULES.find((each) => each.file.test(file));
      if (!found) return null;
      this.addWatchFile(file);
      const module: Record<string, unknown> = await import(`${pathToFileURL(file).href}?${statSync(file).mtimeMs}`);
      const parts = Object.entries(module).map(([name, value]) => write(name, value, found.serverSide));
      return { code: parts.join("\n"), moduleType: "js" };
    },
  };
}
