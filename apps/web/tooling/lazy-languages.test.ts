import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { LANGUAGES } from "#web/shared/i18n/languages.ts";
import { readManifest } from "./manifest.ts";
import { readMessages } from "./messages.ts";

const dist = join(import.meta.dirname, "..", "dist");
const shared = join(import.meta.dirname, "..", "src", "shared", "i18n");

test.each(LANGUAGES)("the texts in %s travel in a chunk that no other language needs", (language) => {
  const text = readMessages(join(shared, `messages.${language}.json`))["ui.error.offlineText"] ?? "";
  const scripts = new Set(
    Object.values(readManifest(dist))
      .map(({ file }) => file)
      .filter((file) => file.endsWith(".js")),
  );
  const holders = [...scripts].filter((file) => readFileSync(join(dist, file), "utf8").includes(text));
  expect(holders).toEqual([expect.stringContaining(`texts.${language}-`)]);
});
