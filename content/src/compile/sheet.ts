import type { CompiledCurriculum } from "@candlewise/domain/learning/curriculum";
import type { Figure } from "@candlewise/domain/learning/figures";
import type { RichText } from "@candlewise/domain/learning/rich-text";
import type { Problems } from "../problems.ts";
import { ENGLISH, type Sources } from "../sources.ts";
import { SheetWordsSchema, type SHEET_COLORS, type SheetPart, type SheetWords } from "../words/sheet-words.ts";
import { readAs, type Path, type YamlFile } from "../yaml-file.ts";
import type { Library } from "./library.ts";
import { computeNumbers } from "./numbers.ts";
import { compileGlossary } from "./vocabulary.ts";
import { createWriter, type Writer } from "./writer.ts";

export interface Fact {
  readonly name: string;
  readonly text: RichText;
}

export type SheetBlock =
  | { readonly type: "text" | "note"; readonly text: RichText }
  | { readonly type: "figure"; readonly figure: Figure }
  | { readonly type: "candle" }
  | { readonly type: "facts"; readonly facts: readonly Fact[] }
  | { readonly type: "formula"; readonly says: string; readonly example: string | null }
  | { readonly type: "table"; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }
  | { readonly type: "checks"; readonly checks: readonly string[] }
  | { readonly type: "blanks"; readonly blanks: readonly { readonly label: string; readonly lines: number }[] };

export interface SheetSection {
  readonly title: string;
  /** The title of the lesson or task that teaches it; null in a glossary. */
  readonly from: string | null;
  readonly blocks: readonly SheetBlock[];
}

/** A printable cheat-sheet, in English. */
export interface CompiledSheet {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly color: (typeof SHEET_COLORS)[number];
  readonly sections: readonly SheetSection[];
}

/** Cheat-sheets with their values; one that has errors is reported and left out. */
export function compileSheets(sources: Sources, english: CompiledCurriculum, problems: Problems): CompiledSheet[] {
  const glossary = compileGlossary(sources, ENGLISH, problems);
  const library: Library = {
    language: ENGLISH,
    problems,
    fixtures: sources.fixtures,
    skills: english.skills,
    glossary,
  };
  return sources.sheets.toSorted().flatMap((id) => {
    const file = sources.words(`sheets/${id}.${ENGLISH}.yaml`);
    const words = file && readAs(file, SheetWordsSchema, problems);
    if (!words) return [];
    const before = problems.errors.length;
    const sections = words.glossary
      ? glossarySections(library.glossary, english)
      : words.sections.flatMap((section, index) =>
          compileSection(section, { file, words, sources, english, library, at: ["sections", index] }),
        );
    const { title, summary, color } = words;
    return problems.errors.length > before ? [] : [{ id, title, summary, color, sections }];
  });
}

interface Place {
  readonly file: YamlFile;
  readonly words: SheetWords;
  readonly sources: Sources;
  readonly english: CompiledCurriculum;
  readonly library: Library;
  readonly at: Path;
}

function compileSection(section: SheetWords["sections"][number], place: Place): SheetSection[] {
  const { file, words, sources, english, library, at } = place;
  const report = (path: Path, message: string) =>
    library.problems.error(file.path, file.lineOf([...at, ...path]), message);
  const lesson = section.lesson === undefined ? null : (sources.lessons.get(section.lesson) ?? null);
  const taught = english.lessons[section.lesson ?? ""] ?? english.tasks[section.task ?? ""];
  if (!taught) {
    report([], `${section.lesson ?? section.task ?? "lesson"}: name the lesson or task that teaches this`);
    return [];
  }
  const own = computeNumbers(words.numbers, {}, file, ["numbers"], library);
  const values = lesson && computeNumbers(lesson.structure.numbers, {}, lesson.file, ["numbers"], library);
  const writer = createWriter(
    file,
    library,
    { hasTerms: false, links: new Set() },
    { ...own.written, ...values?.written },
  );
  const blocks = section.parts.flatMap((part, index) =>
    compilePart(part, {
      writer,
      library,
      at: [...at, "parts", index],
      figureOn: (page) => english.lessons[section.lesson ?? ""]?.pages.find(({ id }) => id === page)?.figure ?? null,
      report: (message) => report(["parts", index], message),
    }),
  );
  return [{ title: writer.plain(section.title, [...at, "title"]), from: taught.title, blocks }];
}

interface PartPlace {
  readonly writer: Writer;
  readonly library: Library;
  readonly at: Path;
  readonly figureOn: (page: string) => Figure | null;
  readonly report: (message: string) => void;
}

function compilePart(part: SheetPart, { writer, library, at, figureOn, report }: PartPlace): SheetBlock[] {
  const plain = (text: string) => writer.plain(text, at);
  if ("text" in part) return [{ type: "text", text: writer.rich(part.text, [...at, "text"]) }];
  if ("note" in part) return [{ type: "note", text: writer.rich(part.note, [...at, "note"]) }];
  if ("drawing" in part) return [{ type: "candle" }];
  if ("checks" in part) return [{ type: "checks", checks: part.checks.map(plain) }];
  if ("blanks" in part) return [{ type: "blanks", blanks: part.blanks }];
  if ("table" in part) {
    const { head, rows } = part.table;
    if (rows.some((row) => row.length !== head.length)) report("each row needs as many cells as the head");
    return [{ type: "table", head: head.map(plain), rows: rows.map((row) => row.map(plain)) }];
  }
  if ("formula" in part) {
    const { says, example } = part.formula;
    return [{ type: "formula", says: plain(says), example: example === undefined ? null : plain(example) }];
  }
  if ("figure" in part) {
    const figure = figureOn(part.figure);
    if (!figure) report(`the lesson has no figure on a page ${part.figure}`);
    return figure ? [{ type: "figure", figure }] : [];
  }
  if ("facts" in part) {
    const facts = Object.entries(part.facts).map(([name, text]) => ({
      name: plain(name),
      text: writer.inline(text, [...at, "facts", name]),
    }));
    return [{ type: "facts", facts }];
  }
  const facts = part.terms.flatMap((id): Fact[] => {
    const term = library.glossary[id];
    if (!term) report(`there is no term ${id}`);
    return term ? [{ name: term.title, text: inside(term.text) }] : [];
  });
  return [{ type: "facts", facts }];
}

/** The text of a term is one paragraph. */
const inside = (text: RichText): RichText =>
  text.flatMap((node) => (typeof node === "object" && node.tag === "p" ? node.children : [node]));

/** All terms by letter, without those that only lessons about crypto use: they are hidden in some countries. */
function glossarySections(glossary: Library["glossary"], { lessons }: CompiledCurriculum): SheetSection[] {
  const used = (isCrypto: boolean) =>
    new Set(
      Object.values(lessons)
        .filter((lesson) => lesson.is_crypto === isCrypto)
        .flatMap((lesson) => Object.keys(lesson.glossary)),
    );
  const [open, crypto] = [used(false), used(true)];
  const terms = Object.entries(glossary)
    .filter(([id]) => open.has(id) || !crypto.has(id))
    .map(([, { title, text }]) => ({ name: title, text: inside(text) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, ENGLISH));
  const letters = Object.groupBy(terms, ({ name }) => name.slice(0, 1).toUpperCase());
  return Object.entries(letters)
    .toSorted(([a], [b]) => a.localeCompare(b, ENGLISH))
    .map(([title, facts = []]) => ({ title, from: null, blocks: [{ type: "facts", facts }] }));
}
