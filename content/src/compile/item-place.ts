import type { ItemStructure } from "../structure/item-structure.ts";
import type { Path, YamlFile } from "../yaml-file.ts";
import type { Library } from "./library.ts";
import type { Writer } from "./writer.ts";

/** Where an item stands: its full id, its structure file and path there, and the writer of its words at the same path. */
export interface ItemPlace {
  id: string;
  isCrypto: boolean;
  structureFile: YamlFile;
  at: Path;
  writer: Writer;
  library: Library;
  /** Raw numbers of the file, for formulas. */
  numbers: Readonly<Record<string, number>>;
}

/** The fields every compiled item has. */
export function itemBase(item: ItemStructure, place: ItemPlace) {
  return { id: place.id, skill: item.skill, is_graded: true, is_crypto: item.crypto || place.isCrypto };
}
