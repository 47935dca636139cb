import type { CompiledItem, PublicItem } from "@candlewise/domain/learning/items";
import { i18n } from "#web/shared/i18n/i18n.ts";
import type { Language } from "#web/shared/i18n/languages.ts";
import { directionOf } from "#web/shared/i18n/languages.ts";
import { itemTypes } from "../registry.ts";
import { galleryContent } from "./gallery-content.ts";
import arabic from "../messages.ar.json";
import english from "../messages.en.json";
import sharedArabic from "#web/shared/i18n/messages.ar.json";

/** Makes the texts of the items ready and turns the page into a language and theme. */
export function inLanguage(language: Language, theme: "light" | "dark" = "light"): void {
  i18n.load({ en: { ...i18n.messages, ...english }, ar: { ...i18n.messages, ...sharedArabic, ...arabic } });
  i18n.activate(language);
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
  document.documentElement.dataset["theme"] = theme;
}

/** Fetches the code of all items, so that each is drawn at once. */
export const loadItemViews = () => Promise.all(Object.values(itemTypes).map(({ preload }) => preload()));

/** A real item of the curriculum. */
export function contentItem(type: PublicItem["type"], isGraded = true): CompiledItem {
  const found = galleryContent.items.find((item) => item.type === type && item.is_graded === isGraded);
  if (!found) throw new Error(`the gallery has no ${type}`);
  return found;
}
