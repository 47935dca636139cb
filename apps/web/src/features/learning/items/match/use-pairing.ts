import { plainText } from "@candlewise/domain/learning/rich-text";
import { useState } from "react";
import { useT } from "#web/shared/i18n/use-t.tsx";
import type { ItemProps } from "../item-props.ts";
import { paired } from "./paired.ts";

type Pairing = Pick<ItemProps<"match">, "item" | "draft" | "onDraft" | "isLocked" | "onCue" | "say">;

/** Which left side waits for its partner, and what selecting either side does. Both selectors return where the keyboard focus goes next. */
export function usePairing({ item, draft, onDraft, isLocked, onCue, say }: Pairing) {
  const t = useT();
  const { pairs } = draft;
  const [wanted, setWanted] = useState<string | null>(null);
  const free = (given: Readonly<Record<string, string>>) =>
    item.lefts.find(({ token }) => !given[token])?.token ?? null;
  const picked = wanted ?? free(pairs);
  const leftOf = (right: string) => Object.keys(pairs).find((left) => pairs[left] === right);
  const name = (side: "lefts" | "rights", token: string) =>
    plainText(item[side].find((each) => each.token === token)?.text ?? []);

  const selectLeft = (token: string): string | null => {
    if (isLocked) return null;
    setWanted(token);
    onCue("pick");
    return pairs[token] ?? item.rights.find((right) => leftOf(right.token) === undefined)?.token ?? null;
  };
  const unpair = (left: string, right: string) => {
    onDraft({ type: "match", pairs: paired(pairs, left, null) });
    setWanted(left);
    say(t("items.match.unpaired", { left: name("lefts", left), right: name("rights", right) }));
  };
  const selectRight = (token: string): string | null => {
    const partner = leftOf(token);
    if (isLocked) return null;
    if (partner !== undefined && (picked === null || partner === picked)) {
      unpair(partner, token);
      return null;
    }
    if (picked === null) return null;
    const next = paired(pairs, picked, token);
    onDraft({ type: "match", pairs: next });
    setWanted(null);
    onCue("drop");
    say(t("items.match.paired", { left: name("lefts", picked), right: name("rights", token) }));
    return free(next) ?? picked;
  };
  const describe = (side: "lefts" | "rights", token: string) => {
    const partner = side === "lefts" ? pairs[token] : leftOf(token);
    if (partner === undefined) return t("items.match.free");
    return t("items.match.with", { name: name(side === "lefts" ? "rights" : "lefts", partner) });
  };
  return { picked, leftOf, selectLeft, selectRight, describe };
}
