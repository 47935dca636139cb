import type { ItemOption } from "@candlewise/domain/learning/items";
import { plainText } from "@candlewise/domain/learning/rich-text";
import { useState } from "react";
import { useT } from "#web/shared/i18n/use-t.tsx";
import type { ItemProps } from "../item-props.ts";
import { placed } from "./placed.ts";

type Sorting = Pick<ItemProps<"categorize">, "item" | "draft" | "onDraft" | "isLocked" | "onCue" | "say">;

/** Which entry is picked, and where it goes. After each step the next waiting entry is picked by itself. */
export function useSorting({ item, draft, onDraft, isLocked, onCue, say }: Sorting) {
  const t = useT();
  const { placements } = draft;
  const [wanted, setWanted] = useState<string | null>(null);
  const waiting = item.entries.filter(({ token }) => placements[token] === undefined);
  const picked = isLocked ? null : (wanted ?? waiting[0]?.token ?? null);
  const nameOf = (parts: readonly ItemOption[], token: string) =>
    plainText(parts.find((part) => part.token === token)?.text ?? []);

  const pick = (token: string) => {
    if (isLocked) return;
    setWanted(token);
    onCue("pick");
  };
  /** Returns the entry that is picked afterwards, or the same one when all are placed. */
  const put = (entry: string, bucket: string): string => {
    if (isLocked) return entry;
    const next = placed(placements, entry, bucket);
    onDraft({ type: "categorize", placements: next });
    setWanted(null);
    onCue("drop");
    say(t("items.categorize.placed", { name: nameOf(item.entries, entry), bucket: nameOf(item.buckets, bucket) }));
    return item.entries.find(({ token }) => next[token] === undefined)?.token ?? entry;
  };
  const takeOut = (entry: string) => {
    if (isLocked || placements[entry] === undefined) return;
    onDraft({ type: "categorize", placements: placed(placements, entry, null) });
    say(t("items.categorize.takenOut", { name: nameOf(item.entries, entry) }));
  };
  return { picked, hasWaiting: waiting.length > 0, pick, put, takeOut, nameOf };
}
