import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import subsetFont from "subset-font";

export const WEIGHTS = [400, 700, 800] as const;
export type Weight = (typeof WEIGHTS)[number];

const require = createRequire(import.meta.url);

/** Onest in the weights of the sheets, as fonts that a PDF can embed. Only these letters are there. */
export async function sheetFonts(letters: string): Promise<ReadonlyMap<Weight, Buffer>> {
  const font = readFileSync(require.resolve("@fontsource-variable/onest/files/onest-latin-wght-normal.woff2"));
  const fonts = await Promise.all(
    WEIGHTS.map(async (wght) => {
      const bytes = await subsetFont(font, letters, { targetFormat: "sfnt", variationAxes: { wght } });
      return [wght, bytes] as const;
    }),
  );
  return new Map(fonts);
}
