import { useLingui } from "@lingui/react";
import { useCallback } from "react";
import type { MessageKey } from "./catalogue.ts";

export type MessageValues = Readonly<Record<string, string | number>>;
export type Translate = (key: MessageKey, values?: MessageValues) => string;

/** A text of the current language; null while its catalogue is on the way. */
export function useArrivingText(key: MessageKey): string | null {
  const { i18n } = useLingui();
  return key in i18n.messages ? i18n._(key) : null;
}

/** Texts of the current language: `t("learn.continue")`. An unknown key does not compile. */
export function useT(): Translate {
  const { i18n } = useLingui();
  return useCallback((key, values) => i18n._(key, values), [i18n]);
}
