import type { Problems } from "../problems.ts";
import { ENGLISH, type Sources } from "../sources.ts";
import { stringsOf } from "../words/strings.ts";
import { authoredWords } from "./authored-words.ts";

/**
 * How much of the curriculum one example may carry, a little above what the most frequent one carries today. `least`: fewer uses never count as a
 * habit.
 */
const LIMITS = {
  fixture: { share: 0.12, least: 10 },
  name: { share: 0.06, least: 7 },
  pair: { share: 0.07, least: 8 },
} as const;

interface Uses {
  readonly counts: ReadonlyMap<string, number>;
  /** What the share is taken of: uses of any fixture, or files of words. */
  readonly total: number;
}

/** Warns of a fixture, a name or a pair of amounts that carries more than its share: learners recognize it and stop reading. */
export function checkShares(sources: Sources, problems: Problems): void {
  const warn = (kind: keyof typeof LIMITS, uses: Uses, remedy: string): void => {
    for (const [what, count] of tooFrequent(uses, LIMITS[kind])) {
      const share = Math.round((100 * count) / uses.total);
      problems.warn("courses", 1, `${what} stands in ${count} places, ${share} % of ${uses.total}; ${remedy}`);
    }
  };
  warn("fixture", fixtureUses(sources), "take another series, or write a recipe of its own");
  const words = wordUses(sources);
  warn("name", words.names, "give some of them other names");
  warn("pair", words.pairs, "use other amounts in some of them");
}

export function tooFrequent(
  { counts, total }: Uses,
  { share, least }: { share: number; least: number },
): [what: string, count: number][] {
  return [...counts].filter(([, count]) => count >= least && count > total * share);
}

const count = (found: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const each of found) counts.set(each, (counts.get(each) ?? 0) + 1);
  return counts;
};

/** How often each fixture is drawn, in figures and in items. */
export function fixtureUses(sources: Sources): Uses {
  const structures = [sources.lessons, sources.quizzes, sources.challenges].flatMap((group) =>
    [...group.values()].map(({ file }) => file.value),
  );
  const found = stringsOf(structures).flatMap(({ at, text }) => (at.at(-1) === "fixture" ? [text] : []));
  return { counts: count(found), total: found.length };
}

const AMOUNT = /\$\d[\d,]*(?:\.\d+)?|\d+(?:\.\d+)?%/g;
const NAME = /(?<=[a-z,] )[A-Z][a-z]{2,}\b/g;
/** Words that English writes with a capital and that no author chose as an example. */
const COMMON = new Set(
  "Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June July August September October November December American Americans European Europe Japan Japanese United States York Christmas Treasuries Treasury Bitcoin".split(
    " ",
  ),
);

/** In how many files of words each name, and each pair of amounts in one text, stands. */
export function wordUses(sources: Sources): { names: Uses; pairs: Uses } {
  const files = authoredWords(sources, ENGLISH)
    .filter(({ file }) => /^(?:courses\/.*\/(?:lessons|quizzes)|challenges)\//.test(file.path))
    .map(({ file }) => stringsOf(file.value).map(({ text }) => text));
  const lower = new Set(files.flat().flatMap((text) => text.match(/\b[a-z]{3,}\b/g) ?? []));
  const isName = (word: string) => !COMMON.has(word) && !lower.has(word.toLowerCase());
  const names = files.flatMap((texts) => [...new Set(texts.flatMap((text) => text.match(NAME) ?? []))].filter(isName));
  const pairs = files.flatMap((texts) => [...new Set(texts.flatMap(pairsIn))]);
  return { names: { counts: count(names), total: files.length }, pairs: { counts: count(pairs), total: files.length } };
}

function pairsIn(text: string): string[] {
  const amounts = [...new Set(text.match(AMOUNT) ?? [])].toSorted();
  return amounts.flatMap((first, index) => amounts.slice(index + 1).map((second) => `${first} with ${second}`));
}
