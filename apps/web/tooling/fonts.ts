import { mkdirSync, readFileSync, writeFileSync, existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

const require = createRequire(import.meta.url);
const source = join(dirname(require.resolve("@fontsource-variable/onest/package.json")), "files");
const target = join(import.meta.dirname, "..", ".cache", "fonts");

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, offset) => String.fromCodePoint(from + offset)).join("");
const LATIN = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’“”…€−×·•`;

/** Writes Onest's Latin letters at weights 400 to 800 below `.cache/fonts`, once, for `url()` in the style sheets. */
async function writeSubset(): Promise<void> {
  const file = join(target, "onest-latin.woff2");
  if (existsSync(file)) return;
  const whole = readFileSync(join(source, "onest-latin-wght-normal.woff2"));
  const subset = await subsetFont(whole, LATIN, {
    targetFormat: "woff2",
    variationAxes: { wght: { min: 400, max: 800 } },
    keepFeatures: ["kern", "tnum"],
    noHinting: true,
  });
  mkdirSync(target, { recursive: true });
  writeFileSync(file, subset);
}

export function subsetFonts(): Plugin {
  return { name: "subset-fonts", enforce: "pre", config: writeSubset };
}
