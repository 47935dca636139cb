import type { NamedValue } from "@candlewise/domain/learning/figures";
import type { Path, YamlFile } from "../yaml-file.ts";
import type { Library } from "./library.ts";
import { evaluateAt } from "./numbers.ts";
import type { Writer } from "./writer.ts";

/** Where a figure stands, and what its formulas and words may use. */
export interface FigurePlace {
  structureFile: YamlFile;
  at: Path;
  writer: Writer;
  library: Library;
  numbers: Readonly<Record<string, number>>;
  /** What a slider is set to while its figure is compiled for that. */
  setting?: string;
}

export function describe(words: { title: string; description: string }, { at, writer }: FigurePlace) {
  return {
    title: writer.plain(words.title, [...at, "title"]),
    description: writer.plain(words.description, [...at, "description"]),
  };
}

export function reportIn(place: FigurePlace, path: Path, problem: string): void {
  const { structureFile, at, library, setting } = place;
  const full = [...at, ...path];
  const message = setting === undefined ? problem : `${problem} (where ${setting})`;
  library.problems.error(structureFile.path, structureFile.lineOf(full), `${full.join(".")}: ${message}`);
}

/** The value of a formula of the figure; null after reporting what is wrong with it. */
export const valueIn = ({ structureFile, at, library, numbers }: FigurePlace, path: Path, formula: string) =>
  evaluateAt(formula, numbers, structureFile, [...at, ...path], library);

/** Amounts with their names, which stand at the same place of both files unless `wordsAt` says otherwise. */
export function namedValues(
  formulas: Readonly<Record<string, string>>,
  words: Readonly<Record<string, string>>,
  place: FigurePlace,
  path: Path,
  wordsAt: Path = path,
): NamedValue[] {
  return Object.entries(formulas).map(([name, formula]) => ({
    label: place.writer.plain(words[name] ?? "", [...place.at, ...wordsAt, name]),
    value: valueIn(place, [...path, name], formula) ?? 0,
  }));
}
