import type * as z from "zod";
import type { ContentFiles } from "./content-files.ts";
import { readFixture, readRecipe, type Fixture } from "./fixtures/fixture-files.ts";
import type { Problems } from "./problems.ts";
import {
  LessonStructureSchema,
  QuizStructureSchema,
  type LessonStructure,
  type QuizStructure,
} from "./structure/component-structure.ts";
import {
  CourseStructureSchema,
  PathStructureSchema,
  SkillsStructureSchema,
  type CourseStructure,
  type PathStructure,
  type SkillsStructure,
} from "./structure/course-structure.ts";
import { ChallengeStructureSchema, type ChallengeStructure } from "./structure/challenge-structure.ts";
import { TaskStructureSchema, type TaskStructure } from "./structure/task-structure.ts";
import { readAs, readYaml, type YamlFile } from "./yaml-file.ts";

/** A structure file that was read, with the folder or group its words files belong to. */
export interface Source<S> {
  file: YamlFile;
  structure: S;
  /** Path of the words file of a language. */
  wordsPath(language: string): string;
}

/** Everything the authors wrote, read and checked one file at a time. */
export interface Sources {
  paths: ReadonlyMap<string, Source<PathStructure>>;
  courses: ReadonlyMap<string, Source<CourseStructure>>;
  lessons: ReadonlyMap<string, Source<LessonStructure>>;
  quizzes: ReadonlyMap<string, Source<QuizStructure>>;
  tasks: ReadonlyMap<string, Source<TaskStructure>>;
  challenges: ReadonlyMap<string, Source<ChallengeStructure>>;
  skills: readonly Source<SkillsStructure>[];
  /** Names of the glossary's files without language. */
  glossaryGroups: readonly string[];
  /** Ids of the cheat-sheets. */
  sheets: readonly string[];
  fixtures: ReadonlyMap<string, Fixture>;
  /** Ids of structure files that exist and cannot be read, and `skills/<group>`: their own errors say why. */
  unreadable: ReadonlySet<string>;
  /** English first. */
  languages: readonly string[];
  /** The words file of a path in the tree; null when nobody wrote it. */
  words(path: string): YamlFile | null;
}

export const ENGLISH = "en";

export function readSources(files: ContentFiles, problems: Problems): Sources {
  const cache = new Map<string, YamlFile>();
  const unreadable = new Set<string>();
  const readAll = <S extends z.ZodType<{ id: string }>>(pattern: RegExp, schema: S) =>
    readFolders(files, pattern, schema, problems, unreadable);
  return {
    paths: readAll(/^paths\/([^/]+)\/path\.yaml$/, PathStructureSchema),
    courses: readAll(/^courses\/([^/]+)\/course\.yaml$/, CourseStructureSchema),
    lessons: readAll(/^courses\/[^/]+\/lessons\/([^/]+)\/lesson\.yaml$/, LessonStructureSchema),
    quizzes: readAll(/^courses\/[^/]+\/quizzes\/([^/]+)\/quiz\.yaml$/, QuizStructureSchema),
    tasks: readAll(/^courses\/[^/]+\/tasks\/([^/]+)\/task\.yaml$/, TaskStructureSchema),
    challenges: readAll(/^challenges\/([^/]+)\/challenge\.yaml$/, ChallengeStructureSchema),
    skills: readSkills(files, problems, unreadable),
    unreadable,
    glossaryGroups: [...files.keys()].flatMap((path) => /^glossary\/([^/.]+)\.en\.yaml$/.exec(path)?.[1] ?? []),
    sheets: [...files.keys()].flatMap((path) => /^sheets\/([^/.]+)\.en\.yaml$/.exec(path)?.[1] ?? []),
    fixtures: readFixtures(files, problems),
    languages: findLanguages(files),
    words(path) {
      const text = files.get(path);
      if (text === undefined) return null;
      const file = cache.get(path) ?? readYaml(path, text, problems);
      cache.set(path, file);
      return file;
    },
  };
}

function readFolders<S extends z.ZodType<{ id: string }>>(
  files: ContentFiles,
  pattern: RegExp,
  schema: S,
  problems: Problems,
  unreadable: Set<string>,
): Map<string, Source<z.output<S>>> {
  const found = new Map<string, Source<z.output<S>>>();
  for (const [path, text] of files) {
    const folderName = pattern.exec(path)?.[1];
    if (folderName === undefined) continue;
    const file = readYaml(path, text, problems);
    const structure = readAs(file, schema, problems);
    if (!structure) {
      unreadable.add(folderName);
      continue;
    }
    const line = file.lineOf(["id"]);
    if (structure.id !== folderName) problems.error(path, line, `id: must be ${folderName}, the name of its folder`);
    const twin = found.get(structure.id);
    if (twin) problems.error(path, line, `id: ${structure.id} is taken by ${twin.file.path}`);
    const folder = path.slice(0, path.lastIndexOf("/"));
    found.set(structure.id, { file, structure, wordsPath: (language) => `${folder}/${language}.yaml` });
  }
  return found;
}

function readSkills(files: ContentFiles, problems: Problems, unreadable: Set<string>): Source<SkillsStructure>[] {
  return [...files].flatMap(([path, text]) => {
    const group = /^skills\/([^/.]+)\.yaml$/.exec(path)?.[1];
    if (group === undefined) return [];
    const file = readYaml(path, text, problems);
    const structure = readAs(file, SkillsStructureSchema, problems);
    if (!structure) unreadable.add(`skills/${group}`);
    return structure ? [{ file, structure, wordsPath: (language) => `skills/${group}.${language}.yaml` }] : [];
  });
}

function readFixtures(files: ContentFiles, problems: Problems): Map<string, Fixture> {
  const fixtures = new Map<string, Fixture>();
  for (const [path, text] of files) {
    const id = /^fixtures\/([^/.]+)\.yaml$/.exec(path)?.[1];
    if (id === undefined) continue;
    const recipe = readRecipe(path, text, problems);
    const seriesPath = `fixtures/${id}.json`;
    const series = files.get(seriesPath);
    if (series === undefined) problems.error(path, 1, "has no series yet; run `npm run content -- fixtures`");
    const fixture = recipe && series !== undefined && readFixture(seriesPath, series, recipe.digest, problems);
    if (fixture) fixtures.set(id, fixture);
  }
  return fixtures;
}

function findLanguages(files: ContentFiles): string[] {
  const languages = [...files.keys()].flatMap(
    (path) => /^(?:paths|courses)\/[^/]+\/([a-z]{2}(?:-[A-Z]{2})?)\.yaml$/.exec(path)?.[1] ?? [],
  );
  return [...new Set([ENGLISH, ...languages.toSorted()])];
}
