import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadContentBundle } from "../bundle.ts";
import { changedContent, LESSON_WORDS, sampleContent, SERIES, withOwnItems } from "../testing/sample-content.ts";
import { build } from "./build.ts";
import { check } from "./check.ts";
import { fixtures } from "./fixtures.ts";
import { lock } from "./lock.ts";
import { preview, previewData } from "./preview.ts";

let root: string;
let printed: string[];

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "content-"));
  for (const [path, text] of sampleContent()) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  printed = [];
  vi.spyOn(console, "log").mockImplementation((line: string) => void printed.push(line));
});

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(root, { recursive: true });
});

const breakLesson = () => writeFileSync(join(root, LESSON_WORDS), "title: Only\n");

test("build writes a bundle that loads, and skips when nothing changed", async () => {
  const target = join(root, "dist/content.json");
  expect(() => loadContentBundle(target)).toThrow('Run "npm run content -- build" first');
  expect(await build(root, target, false)).toBe(0);
  expect(loadContentBundle(target).languages["en"]?.lessons["saving"]?.title).toBe("Saving");

  const written = statSync(target).mtimeMs;
  expect(await build(root, target, false)).toBe(0);
  expect(printed.at(-1)).toContain("is up to date");
  expect(statSync(target).mtimeMs).toBe(written);
});

test("build keeps the last good bundle when content has errors, or leaves the faulty lesson out on request", async () => {
  const target = join(root, "dist/content.json");
  await build(root, target, false);
  const { hash } = loadContentBundle(target);
  breakLesson();
  expect(await build(root, target, false)).toBe(1);
  expect(loadContentBundle(target).hash).toBe(hash);
  expect(await build(root, target, true)).toBe(0);
  expect(printed).toContain("left out: saving");
  expect(Object.keys(loadContentBundle(target).languages["en"]?.lessons ?? {})).toEqual([]);
});

test("check of one id tells only of its folder", () => {
  breakLesson();
  expect(check(root, "basics-quiz")).toBe(0);
  expect(check(root, "saving")).toBe(1);
  expect(check(root, "nothing-of-this-name")).toBe(1);
});

test("preview prints pages and marks the right answers", () => {
  expect(preview(root, "saving", "en")).toBe(0);
  const text = printed.join("\n");
  expect(text).toContain("── 2/6 item ── Ask");
  expect(text).toContain("✓ Now, with a little");
  expect(text).toContain("✗ Later, when you earn more  (later-is-fine)");
  expect(text).toContain("✓ 1967 ± 19.67");
  expect(preview(root, "basics-quiz", "en")).toBe(0);
  expect(preview(root, "nothing", "en")).toBe(1);
});

test("preview says how many of its own items a course test asks", () => {
  for (const [path, text] of changedContent(...withOwnItems(8))) writeFileSync(join(root, path), text);
  expect(preview(root, "basics-test", "en")).toBe(0);
  expect(printed.at(-1)).toContain("asks 20 of 28, 5 of them of its own 8, pass at 80 %");
});

test("the development page gets a lesson or a whole course with its answers, and what is wrong with it", () => {
  const dataOf = (id: string) => {
    expect(previewData(root, id, "en")).toBe(0);
    return JSON.parse(printed.at(-1) ?? "") as {
      parts: { id: string; lesson: { items: Record<string, object> } | null }[];
      problems: { message: string }[];
      known: string[];
    };
  };
  const course = dataOf("basics");
  expect(course.parts.map(({ id }) => id)).toEqual(["saving", "put-by", "basics-quiz", "basics-test"]);
  expect(Object.keys(course.parts[0]?.lesson?.items ?? {})).toContain("saving.q1");
  breakLesson();
  const broken = dataOf("saving");
  expect(broken.parts[0]?.lesson).toBeNull();
  expect(broken.problems.length).toBeGreaterThan(0);
  expect(broken.known).toContain("basics-quiz");
});

test("fixtures writes a missing series and never a frozen one", () => {
  const path = join(root, SERIES);
  const frozen = readFileSync(path, "utf8");
  rmSync(path);
  fixtures(root);
  expect(readFileSync(path, "utf8")).toBe(frozen);
  writeFileSync(
    join(root, "fixtures/hill.yaml"),
    readFileSync(join(root, "fixtures/hill.yaml"), "utf8").replace("seed: 3", "seed: 4"),
  );
  fixtures(root);
  expect(readFileSync(path, "utf8")).toBe(frozen);
});

test("lock records a release only of content without errors", () => {
  expect(lock(root, [])).toBe(0);
  expect(readFileSync(join(root, "ids.lock"), "utf8")).toContain("\nitem saving.q1\n");
  expect(readFileSync(join(root, "i18n.lock"), "utf8")).toContain('"items.q1.choices.b.text"');
  expect(lock(root, ["courses/basics/xx.yaml"])).toBe(1);
  breakLesson();
  expect(lock(root, [])).toBe(1);
});
