import { statSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { compileMessageOrThrow } from "@lingui/message-utils/compileMessage";
import type { Plugin } from "vite";

const CATALOGUE = /\/messages\.[a-z]{2}(?:-[A-Z]{2})?\.ts$/;

/** The texts of a catalogue as written. A `version` makes Node read the file anew. */
export async function readMessages(file: string, version?: number): Promise<Record<string, string>> {
  const module: { messages: Record<string, string> } = await import(
    pathToFileURL(file).href + (version === undefined ? "" : `?${version}`)
  );
  return module.messages;
}

/** Compiles the ICU texts of `messages.<language>.ts`, so that no parser reaches the browser. */
export function compiledMessages(): Plugin {
  return {
    name: "compiled-messages",
    enforce: "pre",
    async load(id) {
      const file = id.split("?", 1)[0] ?? id;
      if (!CATALOGUE.test(file)) return null;
      this.addWatchFile(file);
      const entries = Object.entries(await readMessages(file, statSync(file).mtimeMs));
      const compiled = Object.fromEntries(entries.map(([key, text]) => [key, compileMessageOrThrow(text)]));
      return {
        code: `export const messages = JSON.parse(${JSON.stringify(JSON.stringify(compiled))});`,
        moduleType: "js",
      };
    },
  };
}
