import axe from "axe-core";
import { expect } from "vitest";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Fails with what axe finds wrong with the parts on the page; landmarks, heading levels and the title are the screen's to set. */
export async function expectNoFindings(): Promise<void> {
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  const off = { enabled: false };
  const { violations } = await axe.run(document, {
    runOnly: RULES,
    rules: {
      region: off,
      "html-has-lang": off,
      "document-title": off,
      "heading-order": off,
      "page-has-heading-one": off,
      "landmark-one-main": off,
    },
  });
  expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id} ${html.slice(0, 200)}`))).toEqual([]);
}
