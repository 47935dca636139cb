import { setupI18n, type I18n } from "@lingui/core";
import { STORAGE_KEYS, store } from "#web/shared/storage/browser-storage.ts";
import type { CatalogueLoader, CatalogueName } from "./catalogue.ts";
import { directionOf, isLanguage, pickLanguage, tagOf, type Language } from "./languages.ts";

/** A text whose catalogue is not loaded fails in tests and in development; people see the bare key. */
function onMissingText(language: string, key: string): string {
  if (!import.meta.env.DEV) return key;
  throw new Error(`The text ${key} is not loaded in ${language}: name its catalogue in the messages of the route.`);
}

export const i18n: I18n = setupI18n({ missing: onMissingText });

const wanted = new Set<CatalogueName>();
const loaded = new Map<string, Promise<void>>();
let loader: CatalogueLoader = () => Promise.resolve({});

/** The app tells where catalogues come from: features may not be imported from here. */
export function setCatalogueLoader(load: CatalogueLoader): void {
  loader = load;
}

export const currentLanguage = (): Language => (isLanguage(i18n.locale) ? i18n.locale : "en");

async function load(language: Language, name: CatalogueName): Promise<void> {
  const key = `${language}/${name}`;
  let ready = loaded.get(key);
  if (!ready) {
    // Given to the library once, since each load renders every text again, and as a copy, since it merges later catalogues into the first.
    ready = loader(language, name).then((catalogue) => i18n.load(language, { ...catalogue }));
    loaded.set(key, ready);
    ready.catch(() => loaded.delete(key));
  }
  await ready;
}

/** Makes the texts of a screen ready in the current language; later languages load them too. */
export async function loadMessages(names: readonly CatalogueName[]): Promise<void> {
  for (const name of names) wanted.add(name);
  await Promise.all(names.map((name) => load(currentLanguage(), name)));
}

/** Switches the language once its texts are there, and keeps the choice. */
export async function activateLanguage(language: Language): Promise<void> {
  await Promise.all([...wanted].map((name) => load(language, name)));
  i18n.activate(language);
  if (typeof document === "undefined") return;
  document.documentElement.lang = tagOf(language);
  document.documentElement.dir = directionOf(language);
}

export async function chooseLanguage(language: Language): Promise<void> {
  store.set(STORAGE_KEYS.language, language);
  await activateLanguage(language);
}

/** Language of this visit; one requested in the address is stored. */
export function startingLanguage(search: string): Language {
  const language = pickLanguage(search, store, navigator.languages);
  if (new URLSearchParams(search).has("lang")) store.set(STORAGE_KEYS.language, language);
  return language;
}

/** Loads the catalogues of the frame and activates the language, in one step before the first render. */
export async function startLanguage(language: Language, names: readonly CatalogueName[]): Promise<void> {
  for (const name of names) wanted.add(name);
  await activateLanguage(language);
}
