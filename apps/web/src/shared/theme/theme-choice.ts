import { STORAGE_KEYS, store, type KeyValueStore } from "#web/shared/storage/browser-storage.ts";

export type Theme = "light" | "dark";

/** S9.14: colour of primary text; `page` colours the browser's own bars. */
export const THEME_COLOURS = {
  light: { text: "#1B174C", page: "#F6F4FB" },
  dark: { text: "#FFFFFF", page: "#100D2E" },
} as const satisfies Record<Theme, { text: string; page: string }>;

const isTheme = (value: unknown): value is Theme => value === "light" || value === "dark";

/** S4.13: the system's theme unless one is chosen. */
export const resolveTheme = (chosen: Theme | null, isSystemDark: boolean): Theme =>
  chosen ?? (isSystemDark ? "dark" : "light");

export const chosenTheme = (storage: Pick<KeyValueStore, "get"> = store): Theme | null => {
  const value = storage.get(STORAGE_KEYS.theme);
  return isTheme(value) ? value : null;
};

const isSystemDark = () => globalThis.matchMedia?.("(prefers-color-scheme: dark)").matches ?? false;

export const currentTheme = (): Theme => resolveTheme(chosenTheme(), isSystemDark());
