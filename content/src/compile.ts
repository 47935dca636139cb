import type { CompiledCurriculum, ContentBundle } from "@candlewise/domain/learning/curriculum";
import { config } from "zod";
import { checkAnswerPatterns } from "./checks/answer-patterns.ts";
import { checkOrderSides } from "./checks/order-sides.ts";
import { checkLessonShape } from "./checks/lesson-shape.ts";
import { checkPrerequisites } from "./checks/prerequisites.ts";
import { checkPromises } from "./checks/promises.ts";
import { checkQuizPools } from "./checks/quiz-pools.ts";
import { checkReferences } from "./checks/references.ts";
import { checkShares } from "./checks/shares.ts";
import { checkTaskPlaces } from "./checks/task-places.ts";
import { checkTodos } from "./checks/todos.ts";
import { checkTone } from "./checks/tone.ts";
import { checkUniqueIds } from "./checks/unique-ids.ts";
import { compileCurriculum } from "./compile/curriculum.ts";
import { compileSheets, type CompiledSheet } from "./compile/sheet.ts";
import { readContentFiles, type ContentFiles } from "./content-files.ts";
import { digest } from "./digest.ts";
import { componentOf, leaveOut } from "./left-out.ts";
import { findStaleWords, readI18nLock } from "./locks/i18n-lock.ts";
import { checkIdsLock } from "./locks/ids-lock.ts";
import { Problems, type Problem } from "./problems.ts";
import { ENGLISH, readSources } from "./sources.ts";

// Every lesson has a schema of its own that parses once: compiling each to JavaScript would cost more than it saves.
config({ jitless: true });

export interface CompileResult {
  bundle: ContentBundle;
  /** Without those that have errors. */
  sheets: CompiledSheet[];
  problems: Problem[];
}

export interface CompileOptions {
  /** Leaves out lessons and quizzes that are missing or have errors, so that the rest can be used. */
  allowMissing?: boolean;
}

/** Compiles the curriculum in a folder; the bundle may only be used when no problem is an error. */
export function compileContent(root: string, options: CompileOptions = {}): CompileResult {
  return compileFiles(readContentFiles(root), options);
}

/** The same for files in memory. */
export function compileFiles(files: ContentFiles, { allowMissing = false }: CompileOptions = {}): CompileResult {
  const problems = new Problems();
  const sources = readSources(files, problems);
  const stale = findStaleWords(readI18nLock(files, problems), sources, problems);
  const compileLanguage = (language: string, english: CompiledCurriculum | null): CompiledCurriculum =>
    compileCurriculum({ sources, problems, language, english, isStale: (path) => stale.has(path) });

  const english = compileLanguage(ENGLISH, null);
  const translations = sources.languages.filter((language) => language !== ENGLISH);
  const all = [english, ...translations.map((language) => compileLanguage(language, english))];

  const sheets = compileSheets(sources, english, problems);
  checkUniqueIds(sources, problems);
  checkIdsLock(files, sources, problems);
  checkReferences(sources, problems, allowMissing);
  checkPrerequisites(sources, problems);
  checkTaskPlaces(sources, problems);
  checkLessonShape(sources, english.lessons, problems);
  checkQuizPools(sources, english, problems);
  checkAnswerPatterns(sources, english, problems);
  checkOrderSides(sources, english, problems);
  checkPromises(sources, problems);
  checkTodos(sources, problems);
  checkTone(sources, problems);
  checkShares(sources, problems);

  const broken = new Set(problems.errors.flatMap((problem) => componentOf(problem) ?? []));
  const shown = allowMissing ? all.map((curriculum) => leaveOut(curriculum, broken)) : all;
  const languages = Object.fromEntries(shown.map((curriculum) => [curriculum.language, curriculum]));
  return { bundle: { hash: digest(JSON.stringify(languages)), languages }, sheets, problems: problems.all };
}
