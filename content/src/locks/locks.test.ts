import { describe, expect, test } from "vitest";
import { compileFiles } from "../compile.ts";
import type { ContentFiles } from "../content-files.ts";
import { Problems } from "../problems.ts";
import { readSources } from "../sources.ts";
import { LESSON, LESSON_WORDS, changeYaml, problemsOf, sampleContent } from "../testing/sample-content.ts";
import { I18N_LOCK, listChangedWordings, readI18nLock, writeI18nLock } from "./i18n-lock.ts";
import { IDS_LOCK, writeIdsLock } from "./ids-lock.ts";

const GERMAN = LESSON_WORDS.replace("en.yaml", "de.yaml");

const sourcesOf = (files: ContentFiles) => readSources(files, new Problems());
const lockOf = (files: ContentFiles, accepted = new Set<string>()) =>
  writeI18nLock(sourcesOf(files), readI18nLock(files, new Problems()), accepted);

/** The sample with a German course and lesson, released. */
function translated(): Map<string, string> {
  const files = sampleContent();
  files.set("courses/basics/de.yaml", (files.get("courses/basics/en.yaml") ?? "").replace("Basics", "Grundlagen"));
  files.set(GERMAN, (files.get(LESSON_WORDS) ?? "").replace("title: Saving", "title: Sparen"));
  files.set(I18N_LOCK, lockOf(files));
  return files;
}

function change(files: Map<string, string>, path: string, at: (string | number)[], value: unknown): void {
  files.set(path, changeYaml(files.get(path) ?? "", at, value));
}

const german = (files: ContentFiles) => compileFiles(files).bundle.languages["de"];

describe("released ids", () => {
  test("may not vanish", () => {
    const files = sampleContent();
    files.set(IDS_LOCK, writeIdsLock(sourcesOf(files)));
    expect(problemsOf(files)).toEqual([]);
    files.set(IDS_LOCK, `${files.get(IDS_LOCK)}item saving.q9\nskill thrift\n`);
    const problems = problemsOf(files).join("\n");
    expect(problems).toContain("item saving.q9 was released and is gone; put it back and mark it retired: true");
    expect(problems).toContain("skill thrift was released and is gone; put it back");
  });
});

describe("a translation", () => {
  test("is shown in its language, with its number formats", () => {
    const lesson = german(translated())?.lessons["saving"];
    expect(lesson).toMatchObject({ title: "Sparen", is_fallback: false });
    expect(JSON.stringify(lesson?.pages[0]?.body)).toMatch(/1\.629\s\$/);
    expect(german(translated())?.courses["basics"]?.title).toBe("Grundlagen");
  });

  test("cannot drop a choice", () => {
    const files = translated();
    change(files, GERMAN, ["items", "q1", "choices", "c"], undefined);
    expect(problemsOf(files).join()).toContain("items.q1.choices.c: missing");
  });

  test("gives way to English while it is missing", () => {
    const files = translated();
    expect(german(files)?.quizzes["basics-quiz"]).toMatchObject({ title: "Quiz", is_fallback: true });
    files.delete(GERMAN);
    expect(german(files)?.lessons["saving"]).toMatchObject({ title: "Saving", is_fallback: true });
  });

  test("gives way as a whole course when the course itself is not translated", () => {
    const files = translated();
    files.delete("courses/basics/de.yaml");
    files.set("paths/slow/de.yaml", "title: Langsam\nsummary: Erst sparen.\n");
    expect(german(files)?.paths[0]?.title).toBe("Langsam");
    expect(german(files)?.courses["basics"]?.title).toBe("Basics");
    expect(german(files)?.lessons["saving"]).toMatchObject({ title: "Saving", is_fallback: true });
  });

  test("stays with a remark when only the wording of the English changed", () => {
    const files = translated();
    change(files, LESSON_WORDS, ["items", "q1", "prompt"], "When is a good time?");
    expect(german(files)?.lessons["saving"]).toMatchObject({ title: "Sparen", is_fallback: false });
    expect(problemsOf(files)).toEqual([
      expect.stringContaining(`warning ${GERMAN}:20  items.q1.prompt: its English changed`),
    ]);
    expect(listChangedWordings(sourcesOf(files), readI18nLock(files, new Problems()))).toEqual([LESSON_WORDS]);
  });

  test("gives way to English when the meaning changed, until the string is revised or accepted", () => {
    const files = translated();
    change(files, LESSON_WORDS, ["items", "q1", "prompt"], "When is the worst time?");
    change(files, LESSON, ["version"], 2);
    expect(german(files)?.lessons["saving"]).toMatchObject({ title: "Saving", is_fallback: true });

    files.set(I18N_LOCK, lockOf(files));
    expect(german(files)?.lessons["saving"]?.is_fallback).toBe(true);

    const accepted = new Map(files).set(I18N_LOCK, lockOf(files, new Set([GERMAN])));
    expect(german(accepted)?.lessons["saving"]).toMatchObject({ title: "Sparen", is_fallback: false });

    change(files, GERMAN, ["items", "q1", "prompt"], "Wann ist es am schlechtesten?");
    expect(german(files)?.lessons["saving"]).toMatchObject({ title: "Sparen", is_fallback: false });
    files.set(I18N_LOCK, lockOf(files));
    expect(problemsOf(files)).toEqual([]);
  });
});
