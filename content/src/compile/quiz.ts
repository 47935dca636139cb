import type { CompiledQuiz } from "@candlewise/domain/learning/curriculum";
import type { Source } from "../sources.ts";
import type { QuizStructure } from "../structure/component-structure.ts";
import { quizWords } from "../words/component-words.ts";
import { readAs, type YamlFile } from "../yaml-file.ts";
import { compileItem } from "./item.ts";
import type { Library } from "./library.ts";
import { computeNumbers } from "./numbers.ts";
import { createWriter } from "./writer.ts";

/** A quiz with the line for the path that its component shows. */
export interface QuizWithSummary {
  quiz: CompiledQuiz;
  summary: string;
}

/** Compiles a quiz with the words of one language; a course test still lacks the items it draws from others. */
export function compileQuiz(
  { file, structure }: Source<QuizStructure>,
  wordsFile: YamlFile,
  library: Library,
  isCryptoComponent: boolean,
): QuizWithSummary | null {
  const words = readAs(wordsFile, quizWords(structure), library.problems);
  if (!words) return null;
  const { raw, written } = computeNumbers(structure.numbers, {}, file, ["numbers"], library);
  const writer = createWriter(wordsFile, library, { hasTerms: false, links: null }, written);
  const items = Object.entries(structure.items ?? {}).flatMap(([name, item]) => {
    const place = {
      id: `${structure.id}.${name}`,
      isCrypto: isCryptoComponent,
      structureFile: file,
      at: ["items", name],
      writer,
      library,
      numbers: raw,
    };
    const compiled = compileItem(item, place);
    return compiled && !item.retired ? [compiled] : [];
  });
  const { id, version, kind, ask, pass_percent } = structure;
  const own = structure.own === undefined ? null : { ask: structure.own, items: items.map((item) => item.id) };
  return {
    quiz: { id, version, kind, title: words.title, ask, pass_percent, items, own, is_fallback: false },
    summary: words.summary,
  };
}
