import { useLingui } from "@lingui/react";
import { useCallback } from "react";
import type { MessageKey } from "./catalogue.ts";

export type MessageValues = Readonly<Record<string, string | number>>;
export type Translate = (key: MessageKey, values?: MessageValues) => string;

/** Texts of the current language: `t("learn.continue")`. An unknown key does not compile. */
export function useT(): Translate {
  const { i18n } = useLingui();
  return useCallback((key, values) => i18n._(key, values), [i18n]);
}
