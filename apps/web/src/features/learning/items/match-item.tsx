import { plainText } from "@candlewise/domain/learning/rich-text";
import { useRef, useState } from "react";
import type { KeyboardEvent, MouseEvent } from "react";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { paired } from "./draft.ts";
import type { ItemProps } from "./item-props.ts";
import { MatchResult } from "./match-result.tsx";
import { MatchSide } from "./match-side.tsx";
import styles from "./match-item.module.css";
import { focusNeighbour } from "./roving-keys.ts";

/** Pairs: tap one side, then the other. By keyboard the focus follows: pick, arrows, Enter, and on to the next one. */
export function MatchItem(props: ItemProps<"match">) {
  if (props.verdict) return <MatchResult item={props.item} draft={props.draft} verdict={props.verdict} />;
  return <MatchBoard {...props} />;
}

function MatchBoard({ item, draft, onDraft, isLocked, labelId, onCue, say }: ItemProps<"match">) {
  const t = useT();
  const root = useRef<HTMLDivElement>(null);
  const { pairs } = draft;
  const [picked, setPicked] = useState(() => item.lefts.find(({ token }) => !pairs[token])?.token ?? null);
  const name = (side: "lefts" | "rights", token: string) =>
    plainText(item[side].find((each) => each.token === token)?.text ?? []);
  const focus = (token: string) => root.current?.querySelector<HTMLElement>(`[data-token="${token}"]`)?.focus();
  const leftOf = (right: string) => Object.keys(pairs).find((left) => pairs[left] === right);
  const numberOf = (left: string | undefined) =>
    left === undefined ? null : item.lefts.findIndex(({ token }) => token === left) + 1;

  const onLeft = (token: string, event: MouseEvent) => {
    if (isLocked) return;
    setPicked(token);
    onCue("pick");
    const target = pairs[token] ?? item.rights.find((right) => leftOf(right.token) === undefined)?.token;
    if (event.detail === 0 && target !== undefined) focus(target);
  };
  const onRight = (token: string, event: MouseEvent) => {
    if (isLocked) return;
    const partner = leftOf(token);
    if (picked === null || partner === picked) {
      if (partner === undefined) return;
      onDraft({ type: "match", pairs: paired(pairs, partner, null) });
      setPicked(partner);
      say(t("items.match.unpaired", { left: name("lefts", partner), right: name("rights", token) }));
      return;
    }
    const next = paired(pairs, picked, token);
    const following = item.lefts.find((left) => !next[left.token])?.token ?? null;
    onDraft({ type: "match", pairs: next });
    setPicked(following);
    onCue("drop");
    say(t("items.match.paired", { left: name("lefts", picked), right: name("rights", token) }));
    if (event.detail === 0) focus(following ?? picked);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (
      event.key === "Escape" &&
      picked !== null &&
      event.target instanceof HTMLElement &&
      event.target.dataset["side"] === "rights"
    ) {
      event.stopPropagation();
      focus(picked);
    } else focusNeighbour(event);
  };

  return (
    <div className={styles.board} ref={root} role="group" aria-labelledby={labelId}>
      <MatchSide
        side="lefts"
        label={t("items.match.lefts")}
        options={item.lefts}
        {...{ isLocked, onKeyDown }}
        picked={picked}
        numberOf={(token) => numberOf(token)}
        isPaired={(token) => pairs[token] !== undefined}
        describe={(token) =>
          pairs[token] === undefined
            ? t("items.match.free")
            : t("items.match.with", { name: name("rights", pairs[token]) })
        }
        onPress={onLeft}
      />
      <MatchSide
        side="rights"
        label={t("items.match.rights")}
        options={item.rights}
        {...{ isLocked, onKeyDown }}
        picked={null}
        numberOf={(token) => numberOf(leftOf(token))}
        isPaired={(token) => leftOf(token) !== undefined}
        describe={(token) => {
          const left = leftOf(token);
          return left === undefined ? t("items.match.free") : t("items.match.with", { name: name("lefts", left) });
        }}
        onPress={onRight}
      />
    </div>
  );
}
