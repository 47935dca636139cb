import type { ChallengeStructure } from "../structure/challenge-structure.ts";
import type { Source, Sources } from "../sources.ts";
import type { Path, YamlFile } from "../yaml-file.ts";

interface AuthoredWords {
  readonly file: YamlFile;
  /** Whether somebody else speaks there: the structure says why (`allow_promises`). */
  readonly isQuoted: (at: Path) => boolean;
}

/** Every words file that learners read, in one language. */
export function authoredWords(sources: Sources, language: string): AuthoredWords[] {
  const read = <S>(all: Iterable<Source<S>>, isQuoted: (structure: S, at: Path) => boolean): AuthoredWords[] =>
    [...all].flatMap((source) => {
      const file = sources.words(source.wordsPath(language));
      return file ? [{ file, isQuoted: (at: Path) => isQuoted(source.structure, at) }] : [];
    });
  const never = () => false;
  const glossary = sources.glossaryGroups.flatMap((group) => {
    const file = sources.words(`glossary/${group}.${language}.yaml`);
    return file ? [{ file, isQuoted: never }] : [];
  });
  return [
    ...read(sources.lessons.values(), isAllowed),
    ...read(sources.quizzes.values(), isAllowed),
    ...read(sources.paths.values(), never),
    ...read(sources.courses.values(), never),
    ...read(sources.tasks.values(), never),
    ...read(sources.challenges.values(), isAllowedInDay),
    ...glossary,
  ];
}

interface Allowing {
  pages?: readonly { id: string; allow_promises?: string | undefined }[];
  items?: Readonly<Record<string, { allow_promises?: string | undefined }>> | undefined;
}

function isAllowed({ pages = [], items = {} }: Allowing, [list, name]: Path): boolean {
  if (list === "pages") return pages.find((page) => page.id === name)?.allow_promises !== undefined;
  return list === "items" && items[String(name)]?.allow_promises !== undefined;
}

function isAllowedInDay({ days }: ChallengeStructure, [, id, ...at]: Path): boolean {
  const day = days[String(id)];
  return day !== undefined && "items" in day && isAllowed(day, at);
}
