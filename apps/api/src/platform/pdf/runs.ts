import type { Bidi } from "bidi-js";
import { createRequire } from "node:module";

/** A part of a line in one font. Arabic is in reading order: shaping turns it round. Everything else is as seen from left to right. */
export interface Run {
  readonly text: string;
  readonly isArabic: boolean;
}

export type Direction = "ltr" | "rtl";

// Its types declare an ES module, though it is none.
const createBidi: () => Bidi = createRequire(import.meta.url)("bidi-js");
const bidi = createBidi();
const ARABIC = /[\u0600-\u06ff]/;
/** They only say in which order the rest is shown. */
const CONTROL = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;

/** The parts of a line as they stand from left to right, by the Unicode bidirectional algorithm. */
export function runsOf(line: string, direction: Direction): readonly Run[] {
  const embedding = bidi.getEmbeddingLevels(line, direction);
  const mirrored = bidi.getMirroredCharactersMap(line, embedding.levels);
  const runs: (Run & { readonly level: number | undefined })[] = [];
  for (const index of bidi.getReorderedIndices(line, embedding)) {
    const character = mirrored.get(index) ?? line.charAt(index);
    if (CONTROL.test(character)) continue;
    const level = embedding.levels[index];
    const last = runs.at(-1);
    const isArabic = ARABIC.test(character) || (character === " " && last?.isArabic === true && last.level === level);
    if (last === undefined || last.isArabic !== isArabic || (isArabic && last.level !== level)) {
      runs.push({ text: character, isArabic, level });
    } else {
      runs[runs.length - 1] = { ...last, text: isArabic ? character + last.text : last.text + character };
    }
  }
  return runs.map(({ text, isArabic }) => ({ text, isArabic }));
}
