import { readFileSync } from "node:fs";
import { compileMessageOrThrow } from "@lingui/message-utils/compileMessage";
import type { Plugin } from "vite";

const CATALOGUE = /\/messages\.[a-z]{2}(?:-[A-Z]{2})?\.json$/;

const parse = (json: string): Record<string, string> => JSON.parse(json);

/** The texts of a catalogue as written. */
export const readMessages = (file: string): Record<string, string> => parse(readFileSync(file, "utf8"));

/** Compiles the ICU texts of `messages.<language>.json`, so that no parser reaches the browser. */
export function compiledMessages(): Plugin {
  return {
    name: "compiled-messages",
    enforce: "pre",
    transform: {
      filter: { id: CATALOGUE },
      handler: (json) => {
        const entries = Object.entries(parse(json));
        return JSON.stringify(Object.fromEntries(entries.map(([key, text]) => [key, compileMessageOrThrow(text)])));
      },
    },
  };
}
