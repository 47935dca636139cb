import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

/** Type sizes, line heights and layers: no theme changes them. */
const CONSTANT = /^\s*(--[tlz]\d+): ([^;]+);\n/gm;

export const constantsOf = (tokens: string): ReadonlyMap<string, string> =>
  new Map(Array.from(tokens.matchAll(CONSTANT), ([, name = "", value = ""]) => [name, value]));

/** Puts the values of constant tokens in their places. Throws on a token that does not exist. */
export function withConstants(css: string, constants: ReadonlyMap<string, string>): string {
  return css.replaceAll(CONSTANT, "").replaceAll(/var\((--[tlz]\d+)\)/g, (_, name: string) => {
    const value = constants.get(name);
    if (value === undefined) throw new Error(`tokens.css has no ${name}.`);
    return value;
  });
}

/** Replaces constant tokens by their values in the build: as custom properties they would cost every page a quarter of a kilobyte. */
export function constantTokens(): Plugin {
  let constants: ReadonlyMap<string, string> = new Map();
  return {
    name: "constant-tokens",
    apply: "build",
    enforce: "pre",
    buildStart() {
      constants = constantsOf(readFileSync(new URL("../src/shared/theme/tokens.css", import.meta.url), "utf8"));
    },
    transform: { filter: { id: /\.css$/ }, handler: (css) => withConstants(css, constants) },
  };
}
