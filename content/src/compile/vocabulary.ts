import type { CompiledCurriculum } from "@candlewise/domain/learning/curriculum";
import type { Problems } from "../problems.ts";
import { ENGLISH, type Sources } from "../sources.ts";
import { GlossaryWordsSchema, skillsWords } from "../words/course-words.ts";
import { readAs } from "../yaml-file.ts";
import type { Library } from "./library.ts";
import { computeNumbers } from "./numbers.ts";
import { createWriter } from "./writer.ts";

/** Skills with their titles; a group without words in the language speaks English. */
export function compileSkills(sources: Sources, language: string, problems: Problems): CompiledCurriculum["skills"] {
  const skills: CompiledCurriculum["skills"] = {};
  for (const source of sources.skills) {
    const file = sources.words(source.wordsPath(language)) ?? sources.words(source.wordsPath(ENGLISH));
    if (!file) problems.error(source.file.path, 1, `has no words; write ${source.wordsPath(ENGLISH)}`);
    const words = file && readAs(file, skillsWords(source.structure), problems);
    for (const [id, { prerequisites, misconceptions }] of Object.entries(source.structure)) {
      if (Object.hasOwn(skills, id)) {
        problems.error(source.file.path, source.file.lineOf([id]), `${id}: this skill stands in another file too`);
      }
      const named = words?.[id];
      const titles = misconceptions.map((name) => [name, named?.misconceptions[name] ?? name] as const);
      skills[id] = { title: named?.title ?? id, prerequisites, misconceptions: Object.fromEntries(titles) };
    }
  }
  return skills;
}

type Numbers = Parameters<typeof computeNumbers>[0];

/** The glossary's terms; a term without words in the language is explained in English. */
export function compileGlossary(sources: Sources, language: string, problems: Problems): Library["glossary"] {
  const glossary: Record<string, Library["glossary"][string]> = {};
  const numbersOf = new Map<string, Numbers>();
  for (const wanted of new Set([ENGLISH, language])) {
    const seen = new Map<string, string>();
    for (const group of sources.glossaryGroups) {
      const file = sources.words(`glossary/${group}.${wanted}.yaml`);
      const words = file && readAs(file, GlossaryWordsSchema, problems);
      if (!words) continue;
      const library: Library = { language: wanted, problems, fixtures: sources.fixtures, skills: {}, glossary: {} };
      const writer = createWriter(file, library, { hasTerms: false, links: null });
      for (const [id, { title, text, example, numbers = numbersOf.get(id) ?? {} }] of Object.entries(words)) {
        const twin = seen.get(id);
        if (twin !== undefined) problems.error(file.path, file.lineOf([id]), `${id}: this term stands in ${twin} too`);
        seen.set(id, file.path);
        numbersOf.set(id, numbers);
        const { written } = computeNumbers(numbers, {}, file, [id, "numbers"], library);
        const sample = example === undefined ? null : writer.withValues(written).rich(example, [id, "example"]);
        glossary[id] = { title, text: writer.rich(text, [id, "text"]), example: sample };
      }
    }
  }
  return glossary;
}
