import type { CompiledLesson } from "@candlewise/domain/learning/curriculum";
import type { Figure } from "@candlewise/domain/learning/figures";
import type { CompiledItem } from "@candlewise/domain/learning/items";
import { checkTypedNumbers } from "../checks/typed-numbers.ts";
import type { Source } from "../sources.ts";
import type { LessonStructure } from "../structure/component-structure.ts";
import { lessonWords } from "../words/component-words.ts";
import { readAs, type YamlFile } from "../yaml-file.ts";
import { compileFigure } from "./figure.ts";
import { compileItem } from "./item.ts";
import type { Library } from "./library.ts";
import { computeNumbers } from "./numbers.ts";
import { createWriter } from "./writer.ts";

/** Compiles a lesson with the words of one language; null after reporting why it cannot be shown. */
export function compileLesson(
  { file, structure }: Source<LessonStructure>,
  wordsFile: YamlFile,
  library: Library,
  isCryptoComponent: boolean,
): CompiledLesson | null {
  const words = readAs(wordsFile, lessonWords(structure), library.problems);
  if (!words) return null;
  const { raw, written } = computeNumbers(structure.numbers, {}, file, ["numbers"], library);
  checkTypedNumbers(wordsFile, structure.numbers, written, library.problems);
  const links = new Set(structure.sources.map((source) => source.url));
  const writer = createWriter(wordsFile, library, { hasTerms: true, links }, written);
  const is_crypto = structure.crypto || isCryptoComponent;

  const figures: Record<string, Figure | null> = {};
  for (const [name, figure] of Object.entries(structure.figures)) {
    const place = { structureFile: file, at: ["figures", name], writer, library, numbers: raw };
    figures[name] = compileFigure(figure, place);
  }
  const items: Record<string, CompiledItem> = {};
  for (const [name, item] of Object.entries(structure.items)) {
    const id = `${structure.id}.${name}`;
    const place = { id, isCrypto: is_crypto, structureFile: file, at: ["items", name], writer, library, numbers: raw };
    const compiled = compileItem(item, place);
    if (compiled && !item.retired) items[id] = compiled;
  }
  const pages = structure.pages.map(({ id, kind, figure, item }) => ({
    id,
    kind,
    title: writer.plain(words.pages[id]?.title ?? "", ["pages", id, "title"]),
    body: writer.rich(words.pages[id]?.body ?? "", ["pages", id, "body"]),
    figure: figure === undefined ? null : (figures[figure] ?? null),
    item: item === undefined ? null : `${structure.id}.${item}`,
  }));
  const glossary = [...writer.terms].toSorted().flatMap((term) => {
    const entry = library.glossary[term];
    return entry ? [[term, { title: entry.title, text: entry.text }] as const] : [];
  });
  return {
    id: structure.id,
    version: structure.version,
    title: words.title,
    summary: words.summary,
    minutes: structure.minutes,
    skills: structure.skills,
    is_crypto,
    pages,
    items,
    sources: structure.sources.map(({ publisher, title, url, as_of }) => ({ publisher, title, url, as_of })),
    glossary: Object.fromEntries(glossary),
    is_fallback: false,
  };
}
