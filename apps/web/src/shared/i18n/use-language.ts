import { useLingui } from "@lingui/react";
import { isLanguage } from "./languages.ts";
import type { Language } from "./languages.ts";

/** The interface's language; a component that writes numbers or dates follows its change. */
export function useLanguage(): Language {
  const { i18n } = useLingui();
  return isLanguage(i18n.locale) ? i18n.locale : "en";
}
