import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { compileMessageOrThrow } from "@lingui/message-utils/compileMessage";
import { expect, test } from "vitest";
import { readMessages } from "./messages.ts";

const root = join(import.meta.dirname, "..", "src");
const english = globSync("**/messages.en.ts", { cwd: root }).toSorted();

const namesIn = (tokens: unknown): string[] => {
  if (!Array.isArray(tokens)) return [];
  return tokens.flatMap((token) => {
    if (!Array.isArray(token)) return [];
    const [name, , choices] = token;
    const inner = typeof choices === "object" && choices ? Object.values(choices).flatMap(namesIn) : [];
    return [String(name), ...inner];
  });
};
/** Names of the values a text takes, and of its tags. */
const placeholders = (text: string) =>
  [
    ...new Set([...namesIn(compileMessageOrThrow(text)), ...Array.from(text.matchAll(/<(\d+)\/?>/g), ([tag]) => tag)]),
  ].toSorted();

test.each(english)("%s has the same keys and placeholders in Arabic", async (file) => {
  const source = await readMessages(join(root, file));
  const arabic = await readMessages(join(root, file.replace(".en.", ".ar.")));
  expect(Object.keys(arabic).toSorted()).toEqual(Object.keys(source).toSorted());
  for (const [key, text] of Object.entries(source)) {
    expect(placeholders(arabic[key] ?? ""), key).toEqual(placeholders(text));
  }
});

test("no text is without a use, and none belongs to two catalogues", async () => {
  const files = globSync("**/*.{ts,tsx}", { cwd: root }).filter((file) => !/messages\.\w+\.ts$|\.test\./.test(file));
  const code = files.map((file) => readFileSync(join(root, file), "utf8")).join("\n");
  // `t(`learn.status.${status}`)` uses every key that begins so.
  const families = Array.from(code.matchAll(/`([a-z]\w*\.(?:[\w]+\.)*)\$\{/gi), ([, family]) => family ?? "");
  const seen = new Set<string>();
  const unused: string[] = [];
  for (const file of english) {
    for (const key of Object.keys(await readMessages(join(root, file)))) {
      expect(seen.has(key), `${key} stands twice`).toBe(false);
      seen.add(key);
      if (!code.includes(`"${key}"`) && !families.some((family) => key.startsWith(family))) unused.push(key);
    }
  }
  expect(unused).toEqual([]);
});
