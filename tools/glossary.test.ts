import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";

const root = join(import.meta.dirname, "..");
const read = (path: string) => readFileSync(join(root, path), "utf8");
const simulator = JSON.parse(read("apps/web/src/modules/glossary/messages.en.json")) as Record<string, string>;
const lessons = globSync("content/glossary/*.en.yaml", { cwd: root }).flatMap((path) =>
  Object.entries(parse(read(path)) as Record<string, { text: string }>),
);
const camelCase = (id: string) => id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
const shared = lessons.flatMap(([id, { text }]) => {
  const other = simulator[`glossary.${camelCase(id)}.text`];
  return other === undefined ? [] : [{ id, text, other }];
});

test("terms shared with the simulator have one text in both glossaries", () => {
  expect(shared.length).toBeGreaterThan(5);
});

test.each(shared)("$id means the same in the lessons and in the simulator", ({ text, other }) => {
  expect(text.replaceAll("'", "’")).toBe(other);
});
