import axe from "axe-core";
import { expect } from "vitest";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** What another theme can break while its structure is the same. */
const RULES_OF_COLOURS = ["color-contrast", "link-in-text-block"];

/** Not on the page of a test: its title and language are the app's to set, and the test's own output stands outside the landmarks. */
const OF_APP = ["region", "html-has-lang", "document-title"];
/** Set by the screen around a part. */
const OF_SCREEN = ["heading-order", "page-has-heading-one", "landmark-one-main"];

/** Theme and language of every look that a screen is judged in: both themes, both directions. */
export const LOOKS = [
  ["light", "en"],
  ["dark", "en"],
  ["light", "ar"],
  ["dark", "ar"],
] as const;

/** Fails with what axe finds wrong on the page, which shows a part of a screen or, by option, a whole one. */
export async function expectAccessible(shows: "part" | "screen" = "part"): Promise<void> {
  const off = shows === "part" ? [...OF_APP, ...OF_SCREEN] : OF_APP;
  await expectNone({ runOnly: RULES, rules: Object.fromEntries(off.map((rule) => [rule, { enabled: false }])) });
}

/** Fails with the colours of the page that axe finds hard to read. */
export async function expectReadable(): Promise<void> {
  await expectNone({ runOnly: { type: "rule", values: RULES_OF_COLOURS } });
}

/** Brings finite motions to their end first: nobody reads what is on its way. */
async function expectNone(options: axe.RunOptions): Promise<void> {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().iterations !== Infinity) animation.finish();
  }
  const { violations } = await axe.run(document, options);
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary}`),
  );
  expect(found).toEqual([]);
}
