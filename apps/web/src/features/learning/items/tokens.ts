import type { ItemOption, Verdict } from "@candlewise/domain/learning/items";
import { plainText } from "@candlewise/domain/learning/rich-text";
import type { Parts } from "./item-draft.ts";

type Tokens = readonly { token: string }[];

export const hasToken = (parts: Tokens, token: string | null) => parts.some((part) => part.token === token);

export function countRecord(record: Readonly<Record<string, string>>, keys: Tokens, values: Tokens): Parts {
  const done = keys.filter(({ token }) => hasToken(values, record[token] ?? null)).length;
  return { done, wanted: keys.length };
}

export const textOf = (options: readonly ItemOption[], token: string) =>
  plainText(options.find((option) => option.token === token)?.text ?? []);

/** Without the entries whose parts are wrong. */
export const withoutWrong = (record: Readonly<Record<string, string>>, { parts }: Verdict): Record<string, string> =>
  Object.fromEntries(
    Object.entries(record).filter(([key]) => !parts.some(({ token, is_correct }) => token === key && !is_correct)),
  );
