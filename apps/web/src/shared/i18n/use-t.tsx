import { Trans, useLingui } from "@lingui/react";
import type { ReactElement } from "react";
import { useCallback } from "react";
import type { MessageKey } from "./catalogue.ts";

export type MessageValues = Readonly<Record<string, string | number>>;
export type Translate = (key: MessageKey, values?: MessageValues) => string;

/** Texts of the current language: `t("learn.continue")`. An unknown key does not compile. */
export function useT(): Translate {
  const { i18n } = useLingui();
  return useCallback((key, values) => i18n._(key, values), [i18n]);
}

interface MessageProps {
  id: MessageKey;
  values?: MessageValues;
  /** Elements for the tags of the text: `<0>…</0>` takes `components[0]`. */
  components: Record<string, ReactElement>;
}

/** A text with elements inside it. */
export function Message({ id, values, components }: MessageProps) {
  return <Trans id={id} {...(values && { values })} components={components} />;
}
