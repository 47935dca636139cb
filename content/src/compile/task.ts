import type { CompiledTask } from "@candlewise/domain/learning/curriculum";
import type { Source } from "../sources.ts";
import type { TaskStructure } from "../structure/task-structure.ts";
import { taskWords } from "../words/component-words.ts";
import { readAs, type YamlFile } from "../yaml-file.ts";
import type { Library } from "./library.ts";
import { createWriter } from "./writer.ts";

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
    steps: structure.steps.map((step) => ({
      id: step.id,
      text: writer.inline(words.steps[step.id] ?? "", ["steps", step.id]),
      requirement: step.requirement,
    })),
    is_fallback: false,
  };
}
