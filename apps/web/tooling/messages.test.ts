import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { compileMessageOrThrow } from "@lingui/message-utils/compileMessage";
import { expect, test } from "vitest";
import type { MessageKey } from "#web/shared/i18n/catalogue.ts";
import { LANGUAGES } from "#web/shared/i18n/languages.ts";
import { readMessages } from "./messages.ts";

const root = join(import.meta.dirname, "..", "src");
const english = globSync("**/messages.en.json", { cwd: root }).toSorted();
/** Operators read English only. */
const translated = english.filter((file) => !file.startsWith("operator/"));
const inEveryLanguage = [
  ...LANGUAGES.flatMap((language) => translated.map((file) => [file, language] as const)),
  ["operator/messages.en.json", "en"] as const,
];
const read = (file: string, language: string) => readMessages(join(root, file.replace(".en.", `.${language}.`)));

/** A value in a compiled text: its name, what is done with it, and the texts to choose from. */
type Token = readonly [name: string, kind?: string, choices?: Readonly<Record<string, unknown>>];
const isToken = (value: unknown): value is Token => Array.isArray(value) && typeof value[0] === "string";
const tokensIn = (compiled: unknown): Token[] => {
  if (!Array.isArray(compiled)) return [];
  return compiled.filter(isToken).flatMap((token) => [token, ...Object.values(token[2] ?? {}).flatMap(tokensIn)]);
};
/** Names of the values a text takes, and of its tags. */
const placeholders = (text: string) =>
  [
    ...new Set([
      ...tokensIn(compileMessageOrThrow(text)).map(([name]) => name),
      ...Array.from(text.matchAll(/<(\d+)\/?>/g), ([tag]) => tag),
    ]),
  ].toSorted();

/** Plural forms that the counts 1 to 120 take in a language; the millions of Spanish, French and Portuguese are rare here. */
const formsOf = (language: string) => {
  const rules = new Intl.PluralRules(language);
  return new Set(Array.from({ length: 120 }, (_, index) => rules.select(index + 1)));
};

test.each(inEveryLanguage)("%s has the same keys and placeholders in %s", (file, language) => {
  const source = read(file, "en");
  const translation = read(file, language);
  expect(Object.keys(translation).toSorted()).toEqual(Object.keys(source).toSorted());
  for (const [key, text] of Object.entries(source)) {
    expect(placeholders(translation[key] ?? ""), key).toEqual(placeholders(text));
  }
});

test.each(inEveryLanguage)("plurals of %s cover every form a count takes in %s, and no other", (file, language) => {
  const forms = formsOf(language);
  const known: readonly string[] = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  for (const [key, text] of Object.entries(read(file, language))) {
    for (const [, kind, choices = {}] of tokensIn(compileMessageOrThrow(text))) {
      if (kind !== "plural") continue;
      const named = Object.keys(choices).filter((form) => !/^\d+$|^offset$/.test(form));
      expect(
        [...forms].filter((form) => !named.includes(form)),
        `${key} lacks`,
      ).toEqual([]);
      expect(
        named.filter((form) => !known.includes(form)),
        `${key} has for nothing`,
      ).toEqual([]);
    }
  }
});

test.each(translated)("%s keeps French signs and German percents on the line of their word", (file) => {
  for (const [key, text] of Object.entries(read(file, "fr"))) expect(text, key).not.toMatch(/ [:;?!»%]|« /);
  for (const [key, text] of Object.entries(read(file, "de"))) expect(text, key).not.toMatch(/ %/);
});

test.each(translated)("%s says du in German and vous in French", (file) => {
  // A capital within a sentence: at its beginning `Sie` may be "they".
  const formal = /[\p{Ll},] (Sie|Ihnen|Ihr|Ihre[mnrs]?)\b/u;
  for (const [key, text] of Object.entries(read(file, "de"))) expect(text, key).not.toMatch(formal);
  const familiar = /(?<![\p{L}’-])(tu|toi|ton|tes)(?![\p{L}’])/iu;
  for (const [key, text] of Object.entries(read(file, "fr"))) expect(text, key).not.toMatch(familiar);
});

test.each(english)("%s keeps to the English words of docs/glossary.md", (file) => {
  const givenUp = /e-mail|user name|'|\b(?:cannot|(?:is|are|was|were|do|does|did|will) not)\b|stands? here/i;
  for (const [key, text] of Object.entries(read(file, "en"))) expect(text, key).not.toMatch(givenUp);
});

test.each(translated)("%s keeps to the German and French words of docs/glossary.md", (file) => {
  const germanStrays = /Auftr[aä]g|Bargeld|Diagramm|Wertpapier|Preis(?!skala|marke)|[»«]|\bPfad/;
  for (const [key, text] of Object.entries(read(file, "de"))) expect(text, key).not.toMatch(germanStrays);
  const frenchStrays = /\btrades?\b|chandelier|(?<!Échelle des |Étiquette de )\bprix\b(?! de revient)|progrès/i;
  for (const [key, text] of Object.entries(read(file, "fr"))) expect(text, key).not.toMatch(frenchStrays);
});

test.each(english)("%s keeps to the English words of docs/glossary.md", (file) => {
  const givenUp =
    /Free to trade|Held by|Good for|Until cancel|Partly filled|[Pp]lace the (buy|sell) order|Gain to risk|middle price|Begin again|[Ll]ast close|Swings|Keep in journal|[Dd]eepest fall|Trades won|Money at work|riskless/;
  for (const [key, text] of Object.entries(read(file, "en"))) expect(text, key).not.toMatch(givenUp);
});

test.each(translated)("%s keeps in Arabic to the words of docs/glossary.md, Latin digits and Arabic signs", (file) => {
  // Words that were given up: "stop" and "journal" had two, "cost" was written in two ways. A sign between digits is no comma.
  const givenUp =
    /(?:أمر|سعر) (?:ال)?إيقاف|إيقاف (?:متحرك|الخسارة)|في اليومية|اليومية ممتلئة|مخطط أسعار|(?<!ت)كلفة|USD/;
  const foreignSigns = /[٠-٩٪]|[\u0621-\u064a] ?[,;?]/;
  for (const [key, text] of Object.entries(read(file, "ar"))) {
    expect(text, key).not.toMatch(givenUp);
    expect(text, key).not.toMatch(foreignSigns);
  }
});

test("no text is without a use, and none belongs to two catalogues", () => {
  const files = globSync("**/*.{ts,tsx}", { cwd: root }).filter((file) => !file.includes(".test."));
  const code = files.map((file) => readFileSync(join(root, file), "utf8")).join("\n");
  // `t(`learn.status.${status}`)` uses every key that begins so.
  const families = Array.from(code.matchAll(/`([a-z]\w*\.(?:[\w]+\.)*)\$\{/gi), ([, family]) => family ?? "");
  const seen = new Set<string>();
  const unused: string[] = [];
  for (const file of english) {
    for (const key of Object.keys(read(file, "en"))) {
      expect(seen.has(key), `${key} stands twice`).toBe(false);
      seen.add(key);
      if (!code.includes(`"${key}"`) && !families.some((family) => key.startsWith(family))) unused.push(key);
    }
  }
  expect(unused).toEqual([]);
});

test("no language has a catalogue that English lacks", () => {
  const named = globSync("**/messages.*.json", { cwd: root });
  const expected = inEveryLanguage.map(([file, language]) => file.replace(".en.", `.${language}.`));
  expect(named.toSorted()).toEqual(expected.toSorted());
});

test("the types know every catalogue, by the name of its folder", () => {
  const types = readFileSync(join(root, "app", "all-catalogues.d.ts"), "utf8");
  const lines = types.matchAll(/^ {4}"?([\w/-]+)"?: .*"#web\/(.+)"\);/gm);
  const typed = Object.fromEntries(Array.from(lines, ([, name = "", file = ""]) => [file, name]));
  const nameOf = (file: string) => {
    if (file === "app/messages.en.json") return "app";
    if (file.startsWith("shared/")) return "shared";
    return file.slice(0, -"/messages.en.json".length).replace("features/", "");
  };
  expect(typed).toEqual(Object.fromEntries(english.map((file) => [file, nameOf(file)])));
});

test("a key that no catalogue has does not compile", () => {
  const known: MessageKey = "ui.offline";
  // @ts-expect-error -- checked with the types
  const unknown: MessageKey = "no.such.key";
  expect(english.some((file) => known in read(file, "en"))).toBe(true);
  expect(english.some((file) => unknown in read(file, "en"))).toBe(false);
});
