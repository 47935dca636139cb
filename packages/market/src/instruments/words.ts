import type { InstrumentWords } from "./instrument-words.ts";

const files = {
  en: async () => (await import("./words/en.ts")).en,
  es: async () => (await import("./words/es.ts")).es,
  de: async () => (await import("./words/de.ts")).de,
  fr: async () => (await import("./words/fr.ts")).fr,
  pt: async () => (await import("./words/pt.ts")).pt,
  ar: async () => (await import("./words/ar.ts")).ar,
} satisfies Record<string, () => Promise<InstrumentWords>>;

export type WordsLanguage = keyof typeof files;

/** Loads the texts of a language on first use. */
export async function loadInstrumentWords(language: WordsLanguage): Promise<InstrumentWords> {
  return files[language]();
}
