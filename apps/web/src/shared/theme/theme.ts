import { useSyncExternalStore } from "react";
import { STORAGE_KEYS, store } from "#web/shared/storage/browser-storage.ts";
import { THEME_COLOURS, chosenTheme, currentTheme, type Theme } from "./theme-choice.ts";

const listeners = new Set<() => void>();

function show(): void {
  const theme = currentTheme();
  document.documentElement.dataset["theme"] = theme;
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", THEME_COLOURS[theme].page);
  for (const listener of listeners) listener();
}

/** Chooses a theme, or with `null` follows the system again. */
export function chooseTheme(theme: Theme | null): void {
  if (theme) store.set(STORAGE_KEYS.theme, theme);
  else store.remove(STORAGE_KEYS.theme);
  show();
}

export const toggleTheme = (): void => chooseTheme(currentTheme() === "dark" ? "light" : "dark");

/** Follows the system and other tabs; returns how to stop. */
export function followTheme(): () => void {
  const query = matchMedia("(prefers-color-scheme: dark)");
  const onStorage = ({ key }: StorageEvent) => key === STORAGE_KEYS.theme && show();
  query.addEventListener("change", show);
  addEventListener("storage", onStorage);
  show();
  return () => {
    query.removeEventListener("change", show);
    removeEventListener("storage", onStorage);
  };
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useChosenTheme = (): Theme | null => useSyncExternalStore(subscribe, chosenTheme, () => null);
