import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { compileContent } from "#content/src/compile.ts";
import { root } from "../process.ts";
import { newLesson } from "./lesson.ts";
import { Project } from "./project.ts";

const folder = mkdtempSync(join(tmpdir(), "candlewise-lesson-"));
const make = (...args: [course: string, chapter: string, id: string]) => {
  const project = new Project(folder);
  newLesson(project, ...args);
  return project.save();
};

beforeAll(() => {
  const isAuthored = (path: string) => !/\/content\/(dist|src|node_modules)(\/|$)/.test(path);
  cpSync(join(root, "content"), join(folder, "content"), { recursive: true, filter: isAuthored });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("a new lesson stands before the quiz of its chapter, and the check names every text that is left to write, and nothing else", () => {
  const files = make("trading-mechanics", "mechanics-exits", "a-new-lesson");
  expect(files).toHaveLength(3);
  const course = readFileSync(join(folder, "content/courses/trading-mechanics/course.yaml"), "utf8");
  expect(course).toMatch(/id: a-new-lesson, type: lesson \}\n +- \{ id: mechanics-exits-quiz/);

  const { problems, bundle } = compileContent(join(folder, "content"));
  const lesson = bundle.languages["en"]?.lessons["a-new-lesson"];
  expect(lesson?.pages).toHaveLength(7);
  const errors = problems.filter(({ level }) => level === "error");
  expect(errors.length).toBeGreaterThan(30);
  expect(errors.filter(({ file, message }) => !file.includes("/a-new-lesson/") || !message.includes("TODO"))).toEqual(
    [],
  );
  expect(errors.find(({ message }) => message.startsWith("pages.p1.title: write it"))?.line).toBeGreaterThan(1);
});

test("an unknown course or chapter, and an id in use, are refused by name", () => {
  expect(() => make("trading", "x", "y")).toThrow(/no course trading; there are .*trading-mechanics/);
  expect(() => make("trading-mechanics", "x", "y")).toThrow(
    /no chapter x; there are mechanics-orders, mechanics-exits/,
  );
  expect(() => make("trading-mechanics", "mechanics-exits", "margin-calls")).toThrow("margin-calls is taken by");
  expect(() => make("trading-mechanics", "mechanics-exits", "Two Words")).toThrow("small letters");
});
