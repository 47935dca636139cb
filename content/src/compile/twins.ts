import type { CompiledItem } from "@candlewise/domain/learning/items";
import { plainText, type RichText } from "@candlewise/domain/learning/rich-text";
import type { Path } from "../yaml-file.ts";
import type { ItemPlace } from "./item-place.ts";

/** Reports options that read the same: nobody could choose between them. */
export function checkTwins(item: CompiledItem, { at, writer, library }: ItemPlace): void {
  for (const [list, texts] of optionTexts(item)) {
    const seen = new Map<string, string>();
    for (const [id, text] of texts) {
      const words = plainText(text).trim().toLowerCase();
      const twin = seen.get(words);
      const path = [...at, ...list, id];
      if (twin === undefined) seen.set(words, id);
      else
        library.problems.error(
          writer.file.path,
          writer.file.lineOf(path),
          `${path.join(".")}: reads the same as ${twin}; write another`,
        );
    }
  }
}

type Texts = readonly (readonly [id: string, text: RichText])[];

const textsOf = (options: readonly { id: string; text: RichText }[]): Texts =>
  options.map(({ id, text }) => [id, text]);

/** The options that a learner tells apart, by where they stand in the words of the item. */
function optionTexts(item: CompiledItem): [list: Path, texts: Texts][] {
  switch (item.type) {
    case "choice":
    case "multi":
      return [[["choices"], textsOf(item.choices)]];
    case "order":
      return [[["entries"], textsOf(item.entries)]];
    case "match":
      return [
        [["pairs"], item.pairs.map(({ id, left }) => [id, left])],
        [["pairs"], item.pairs.map(({ id, right }) => [id, right])],
      ];
    case "categorize":
      return [
        [["buckets"], textsOf(item.buckets)],
        [["entries"], textsOf(item.entries)],
      ];
    case "fill_blank":
      return item.blanks.map(({ id, options }) => [["blanks", id], textsOf(options)]);
    default:
      return [];
  }
}
