import { STORAGE_KEYS, type KeyValueStore } from "#web/shared/storage/browser-storage.ts";

export const LANGUAGES = ["en", "es", "de", "fr", "pt", "ar"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Names as their speakers write them. */
export const LANGUAGE_NAMES = {
  en: "English",
  es: "Español",
  de: "Deutsch",
  fr: "Français",
  pt: "Português (Brasil)",
  ar: "العربية",
} as const satisfies Record<Language, string>;

/** What `lang` says of a text in the language: our Portuguese is that of Brazil. */
export const tagOf = (language: Language): string => (language === "pt" ? "pt-BR" : language);

export const isLanguage = (value: unknown): value is Language => LANGUAGES.some((language) => language === value);

export const directionOf = (language: Language): "ltr" | "rtl" => (language === "ar" ? "rtl" : "ltr");

/** The first of: `?lang=` (S2.17), the language stored last time, the browser's, English. */
export function pickLanguage(
  search: string,
  storage: Pick<KeyValueStore, "get">,
  preferred: readonly string[],
): Language {
  const asked = new URLSearchParams(search).get("lang");
  const kept = storage.get(STORAGE_KEYS.language);
  const candidates = [asked, kept, ...preferred].map((tag) => tag?.toLowerCase().split("-", 1)[0]);
  return candidates.find(isLanguage) ?? "en";
}
