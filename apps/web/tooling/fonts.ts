import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

const require = createRequire(import.meta.url);
const source = join(dirname(require.resolve("@fontsource-variable/onest/package.json")), "files");

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, offset) => String.fromCodePoint(from + offset)).join("");
/** What English needs comes with every page; accented letters are a file of their own. */
const SUBSETS = {
  english: `${range(0x20, 0x7e)}\u{a0}×·–—‘’“”…€−•`,
  accented: range(0xa1, 0xff).replaceAll(/[×·]/g, ""),
};
const OPTIONS: Parameters<typeof subsetFont>[2] = {
  targetFormat: "woff2",
  variationAxes: { wght: { min: 400, max: 800 } },
  keepFeatures: ["kern", "tnum"],
  noHinting: true,
};

/** Writes the letters of a font to `file`, unless it holds them already: font, letters or options may have changed since. */
export async function writeSubset(font: Buffer, letters: string, file: string): Promise<"written" | "current"> {
  const key = createHash("sha256").update(font).update(letters).update(JSON.stringify(OPTIONS)).digest("hex");
  const stamp = `${file}.key`;
  if (existsSync(file) && existsSync(stamp) && readFileSync(stamp, "utf8") === key) return "current";
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, await subsetFont(font, letters, OPTIONS));
  writeFileSync(stamp, key);
  return "written";
}

/** Onest's letters at weights 400 to 800 below `.cache/fonts`, for `url()` in the style sheets. */
export function subsetFonts(): Plugin {
  return {
    name: "subset-fonts",
    enforce: "pre",
    config: async () => {
      const font = readFileSync(join(source, "onest-latin-wght-normal.woff2"));
      for (const [name, letters] of Object.entries(SUBSETS)) {
        await writeSubset(font, letters, join(import.meta.dirname, "..", ".cache", "fonts", `onest-${name}.woff2`));
      }
    },
  };
}
