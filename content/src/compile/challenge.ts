import type { CompiledChallenge, CompiledChallengeDay } from "@candlewise/domain/learning/curriculum";
import type { Source } from "../sources.ts";
import type { ChallengeDayStructure, ChallengeStructure } from "../structure/challenge-structure.ts";
import { challengeWords } from "../words/component-words.ts";
import { readAs, type YamlFile } from "../yaml-file.ts";
import { compileItem } from "./item.ts";
import type { Library } from "./library.ts";
import { compileSteps } from "./task.ts";
import { createWriter, type Writer } from "./writer.ts";

/** Compiles a challenge with the words of one language; null after reporting why it cannot be shown. */
export function compileChallenge(
  { file, structure }: Source<ChallengeStructure>,
  wordsFile: YamlFile,
  library: Library,
): CompiledChallenge | null {
  const words = readAs(wordsFile, challengeWords(structure), library.problems);
  if (!words) return null;
  const writer = createWriter(wordsFile, library, { hasTerms: false, links: null });
  const { id, version, level, coins, retired } = structure;
  return {
    id,
    version,
    title: words.title,
    promise: words.promise,
    level,
    coins,
    is_retired: retired,
    days: Object.entries(structure.days).flatMap(([dayId, day]) => {
      const own = words.days[dayId];
      return own ? [compileDay(day, own, { id: dayId, file, writer, library })] : [];
    }),
    is_fallback: false,
  };
}

interface DayWords {
  readonly title: string;
  readonly summary: string;
  readonly why?: string | undefined;
  readonly steps?: Readonly<Record<string, string>> | undefined;
}

interface DayPlace {
  readonly id: string;
  readonly file: YamlFile;
  readonly writer: Writer;
  readonly library: Library;
}

function compileDay(
  day: ChallengeDayStructure,
  words: DayWords,
  { id, file, writer, library }: DayPlace,
): CompiledChallengeDay {
  const at = ["days", id];
  const base = { id, title: words.title, summary: words.summary, minutes: day.minutes, xp: day.xp };
  if ("steps" in day) {
    return {
      ...base,
      type: "practice",
      why: writer.rich(words.why ?? "", [...at, "why"]),
      place: day.place,
      kind: day.kind ?? null,
      steps: compileSteps(day.steps, words.steps ?? {}, writer, at),
    };
  }
  const items = Object.entries(day.items).flatMap(([name, item]) => {
    const compiled = compileItem(item, {
      id: `${id}.${name}`,
      isCrypto: false,
      structureFile: file,
      at: [...at, "items", name],
      writer,
      library,
      numbers: {},
    });
    return compiled && !item.retired ? [compiled] : [];
  });
  return { ...base, type: "questions", items };
}
