import type { CompiledTask } from "@candlewise/domain/learning/curriculum";
import type { Source } from "../sources.ts";
import type { TaskStructure } from "../structure/task-structure.ts";
import { taskWords } from "../words/component-words.ts";
import { readAs, type Path, type YamlFile } from "../yaml-file.ts";
import type { Library } from "./library.ts";
import { createWriter, type Writer } from "./writer.ts";

/** Compiles a practical task with the words of one language; null after reporting why it cannot be shown. */
export function compileTask(
  { structure }: Source<TaskStructure>,
  wordsFile: YamlFile,
  library: Library,
  isCryptoComponent: boolean,
): CompiledTask | null {
  const words = readAs(wordsFile, taskWords(structure), library.problems);
  if (!words) return null;
  const writer = createWriter(wordsFile, library, { hasTerms: false, links: null });
  const { id, version, minutes, place, crypto } = structure;
  return {
    id,
    version,
    title: words.title,
    summary: words.summary,
    minutes,
    is_crypto: crypto || isCryptoComponent,
    why: writer.rich(words.why, ["why"]),
    place,
    kind: structure.kind ?? null,
    steps: compileSteps(structure.steps, words.steps, writer, []),
    is_fallback: false,
  };
}

/** @param at Of what the steps belong to, in the words file. */
export const compileSteps = (
  steps: TaskStructure["steps"],
  words: Readonly<Record<string, string>>,
  writer: Writer,
  at: Path,
): CompiledTask["steps"] =>
  steps.map(({ id, requirement }) => ({
    id,
    text: writer.inline(words[id] ?? "", [...at, "steps", id]),
    requirement,
  }));
