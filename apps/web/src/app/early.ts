import { directionOf, pickLanguage, tagOf } from "#web/shared/i18n/languages.ts";
import { requestRefresh } from "#web/shared/session/early.ts";
import { STORAGE_KEYS } from "#web/shared/storage/browser-storage.ts";
import { preloadCalls } from "./preload-calls.ts";
import { THEME_COLOURS, chosenTheme, resolveTheme } from "#web/shared/theme/theme-choice.ts";

// Runs inline in the head, before the first paint and before any module: it must stay small and import nothing heavy.
const page = document.documentElement;
const get = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};
const theme = resolveTheme(chosenTheme({ get }), matchMedia("(prefers-color-scheme: dark)").matches);
const language = pickLanguage(location.search, { get }, navigator.languages);
page.dataset["theme"] = theme;
page.lang = tagOf(language);
page.dir = directionOf(language);
document.querySelector('meta[name="theme-color"]')?.setAttribute("content", THEME_COLOURS[theme].page);

// Otherwise the texts of the language would be asked for only once the code runs.
const textFiles = document.querySelector<HTMLMetaElement>(`meta[name="texts-${language}"]`)?.content.split(" ");
for (const href of textFiles ?? [])
  document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));

// The first number format is slow to make, all later ones are not: made once something is painted, while the code is on its way.
new PerformanceObserver((_, paints) => {
  paints.disconnect();
  setTimeout(() => new Intl.NumberFormat(page.lang));
}).observe({ type: "paint", buffered: true });

const wasSignedIn = get(STORAGE_KEYS.userId) !== null;
// The front door is for strangers: for anybody else the path is the beginning.
if (wasSignedIn && location.pathname === "/") location.replace(`/learn${location.search}`);
// On screens for visitors a refresh is worth its request only where someone was signed in.
else if (wasSignedIn || page.dataset["access"] !== "visitor") {
  // Read without the parser: the whole parser of the configuration is too much for a script in every page.
  const config = JSON.parse(document.getElementById("runtime-config")?.textContent ?? "{}");
  globalThis.earlySession = requestRefresh(config.services?.auth ?? "/api", preloadCalls(location.pathname));
}
