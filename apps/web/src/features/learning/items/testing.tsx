import axe from "axe-core";
import type { CompiledItem, PublicItem } from "@candlewise/domain/learning/items";
import { expect } from "vitest";
import { i18n } from "#web/shared/i18n/i18n.ts";
import type { Language } from "#web/shared/i18n/languages.ts";
import { directionOf } from "#web/shared/i18n/languages.ts";
import { galleryContent } from "./gallery-content.ts";
import { messages as arabic } from "./messages.ar.ts";
import { messages as english } from "./messages.en.ts";

/** Makes the texts of the items ready and turns the page into a language and theme. */
export function inLanguage(language: Language, theme: "light" | "dark" = "light"): void {
  i18n.load({ en: { ...i18n.messages, ...english }, ar: { ...i18n.messages, ...arabic } });
  i18n.activate(language);
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
  document.documentElement.dataset["theme"] = theme;
}

/** A real item of the curriculum. */
export function contentItem(type: PublicItem["type"], isGraded = true): CompiledItem {
  const found = galleryContent.items.find((item) => item.type === type && item.is_graded === isGraded);
  if (!found) throw new Error(`the gallery has no ${type}`);
  return found;
}

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** Of a whole page; a component under test is not one. */
const OF_PAGES = ["page-has-heading-one", "region", "landmark-one-main", "heading-order"];

/** Fails with the rules and elements that axe finds wrong. */
export async function expectAccessible(element: Element): Promise<void> {
  await Promise.all(element.getAnimations({ subtree: true }).map((animation) => animation.finished));
  const rules = Object.fromEntries(OF_PAGES.map((rule) => [rule, { enabled: false }]));
  const { violations } = await axe.run(element, { runOnly: RULES, rules });
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary}`),
  );
  expect(found).toEqual([]);
}
