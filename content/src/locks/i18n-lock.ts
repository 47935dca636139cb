import * as z from "zod";
import type { ContentFiles } from "../content-files.ts";
import { digest } from "../digest.ts";
import type { Problems } from "../problems.ts";
import { ENGLISH, type Source, type Sources } from "../sources.ts";
import { stringsOf } from "../words/strings.ts";
import type { YamlFile } from "../yaml-file.ts";

export const I18N_LOCK = "i18n.lock";

const LockSchema = z.strictObject({
  /** English words file → version of its structure and digest of each string. */
  english: z.record(z.string(), z.strictObject({ version: z.int(), strings: z.record(z.string(), z.string()) })),
  /** Translated words file → the English version and strings it was made from, and its own strings. */
  translations: z.record(
    z.string(),
    z.strictObject({
      version: z.int(),
      strings: z.record(z.string(), z.strictObject({ english: z.string(), own: z.string() })),
    }),
  ),
});
export type I18nLock = z.infer<typeof LockSchema>;

const NOTHING_LOCKED: I18nLock = { english: {}, translations: {} };

export function readI18nLock(files: ContentFiles, problems: Problems): I18nLock {
  const text = files.get(I18N_LOCK);
  if (text === undefined) return NOTHING_LOCKED;
  try {
    return LockSchema.parse(JSON.parse(text));
  } catch {
    problems.error(I18N_LOCK, 1, "cannot be read; restore it from git");
    return NOTHING_LOCKED;
  }
}

/** A words file beside the English one, with the version of their structure (1 where there is none). */
interface Translation {
  path: string;
  language: string;
  file: YamlFile;
  english: YamlFile;
  version: number;
}

function versionOf(structure: unknown): number {
  const version: unknown = typeof structure === "object" && structure !== null ? Reflect.get(structure, "version") : 1;
  return typeof version === "number" ? version : 1;
}

function translatableSources(sources: Sources): Source<unknown>[] {
  const { paths, courses, lessons, quizzes, tasks, challenges, skills } = sources;
  return [
    ...paths.values(),
    ...courses.values(),
    ...lessons.values(),
    ...quizzes.values(),
    ...tasks.values(),
    ...challenges.values(),
    ...skills,
  ];
}

function listTranslations(sources: Sources): Translation[] {
  return translatableSources(sources).flatMap((source) => {
    const english = sources.words(source.wordsPath(ENGLISH));
    return sources.languages.flatMap((language) => {
      const path = source.wordsPath(language);
      const file = language === ENGLISH ? null : sources.words(path);
      return english && file ? [{ path, language, file, english, version: versionOf(source.structure) }] : [];
    });
  });
}

function digests(file: YamlFile): Record<string, string> {
  return Object.fromEntries(stringsOf(file.value).map(({ at, text }) => [at.join("."), digest(text)]));
}

/** Strings that were left as they were while their English changed. */
function findStaleStrings({ path, file, english }: Translation, lock: I18nLock): string[] {
  const now = digests(english);
  const own = digests(file);
  const locked = Object.entries(lock.translations[path]?.strings ?? {});
  return locked.flatMap(([at, entry]) =>
    own[at] === entry.own && now[at] !== undefined && now[at] !== entry.english ? [at] : [],
  );
}

/**
 * Words files that may not be shown: the meaning changed (a higher version) and strings whose English changed were not
 * revised. A changed wording alone is only a warning.
 */
export function findStaleWords(lock: I18nLock, sources: Sources, problems: Problems): Set<string> {
  const stale = new Set<string>();
  for (const translation of listTranslations(sources)) {
    const { path, file, version } = translation;
    const strings = findStaleStrings(translation, lock);
    const hasNewMeaning = version > (lock.translations[path]?.version ?? version);
    if (hasNewMeaning && strings.length > 0) stale.add(path);
    const consequence = stale.has(path) ? "English is shown until it is revised" : "revise it, or accept it with lock";
    for (const at of strings) {
      problems.warn(path, file.lineOf(at.split(".")), `${at}: its English changed; ${consequence}`);
    }
  }
  return stale;
}

/** English words files that changed since the lock while their version did not: a wording, not a meaning. */
export function listChangedWordings(sources: Sources, lock: I18nLock): string[] {
  return translatableSources(sources).flatMap((source) => {
    const file = sources.words(source.wordsPath(ENGLISH));
    const before = file && lock.english[file.path];
    if (!file || !before || before.version !== versionOf(source.structure)) return [];
    const now = digests(file);
    return Object.entries(before.strings).some(([at, own]) => now[at] !== own) ? [file.path] : [];
  });
}

/** The lock after this release; files in `accepted` count as revised although their words did not change. */
export function writeI18nLock(sources: Sources, lock: I18nLock, accepted: ReadonlySet<string>): string {
  const english: I18nLock["english"] = {};
  for (const source of translatableSources(sources)) {
    const file = sources.words(source.wordsPath(ENGLISH));
    if (file) english[file.path] = { version: versionOf(source.structure), strings: digests(file) };
  }
  const translations: I18nLock["translations"] = {};
  for (const translation of listTranslations(sources)) {
    const { path, file, version } = translation;
    const now = digests(translation.english);
    const stale = accepted.has(path) ? [] : findStaleStrings(translation, lock);
    const before = lock.translations[path];
    const strings = Object.entries(digests(file)).map(([at, own]) => {
      const madeFrom = stale.includes(at) ? before?.strings[at]?.english : now[at];
      return [at, { english: madeFrom ?? "", own }] as const;
    });
    const madeFromVersion = stale.length > 0 ? (before?.version ?? version) : version;
    translations[path] = { version: madeFromVersion, strings: Object.fromEntries(strings) };
  }
  return `${JSON.stringify({ english: sortKeys(english), translations: sortKeys(translations) }, null, 1)}\n`;
}

function sortKeys<T>(record: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
