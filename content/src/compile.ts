import type { CompiledCurriculum, ContentBundle } from "@candlewise/domain/learning/curriculum";
import { config } from "zod";
import { compileCurriculum } from "./compile/curriculum.ts";
import { readContentFiles, type ContentFiles } from "./content-files.ts";
import { digest } from "./digest.ts";
import { Problems, type Problem } from "./problems.ts";
import { ENGLISH, readSources } from "./sources.ts";

// Every lesson has a schema of its own that parses once: compiling each to JavaScript would cost more than it saves.
config({ jitless: true });

export interface CompileResult {
  bundle: ContentBundle;
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
  const languages: Record<string, CompiledCurriculum> = {};
  for (const language of sources.languages) {
    const english = languages[ENGLISH] ?? null;
    languages[language] = compileCurriculum({ sources, problems, language, english, isStale: () => false });
  }
  return { bundle: { hash: digest(JSON.stringify(languages)), languages }, problems: problems.all };
}
