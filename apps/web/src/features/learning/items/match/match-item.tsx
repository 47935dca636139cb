import { useRef } from "react";
import type { KeyboardEvent, MouseEvent } from "react";
import { useT } from "#web/shared/i18n/use-t.tsx";
import type { ItemProps } from "../item-props.ts";
import styles from "./match-item.module.css";
import { MatchResult } from "./match-result.tsx";
import { MatchSide } from "./match-side.tsx";
import { focusNeighbour } from "../common/roving-keys.ts";
import { usePairing } from "./use-pairing.ts";

/** Pairs: tap one side, then the other. By keyboard the focus follows: pick, arrows, Enter, and on to the next one. */
export function MatchItem(props: ItemProps<"match">) {
  if (props.verdict) return <MatchResult item={props.item} draft={props.draft} verdict={props.verdict} />;
  return <MatchBoard {...props} />;
}

function MatchBoard(props: ItemProps<"match">) {
  const { item, draft, isLocked, labelId } = props;
  const t = useT();
  const root = useRef<HTMLFieldSetElement>(null);
  const { picked, leftOf, selectLeft, selectRight, describe } = usePairing(props);
  const focus = (token: string | null) => root.current?.querySelector<HTMLElement>(`[data-token="${token}"]`)?.focus();
  // A click by keyboard has no click count; only then does the focus move.
  const follow = (select: (token: string) => string | null) => (token: string, event: MouseEvent) => {
    const next = select(token);
    if (event.detail === 0 && next !== null) focus(next);
  };
  const numberOf = (left: string | undefined) =>
    left === undefined ? null : item.lefts.findIndex(({ token }) => token === left) + 1;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isAcross = event.target instanceof HTMLElement && event.target.dataset["side"] === "rights";
    if (event.key !== "Escape" || !isAcross) {
      focusNeighbour(event);
      return;
    }
    event.stopPropagation();
    focus(picked);
  };
  return (
    <fieldset className={styles.board} ref={root} aria-labelledby={labelId}>
      <MatchSide
        side="lefts"
        label={t("items.match.lefts")}
        options={item.lefts}
        {...{ isLocked, onKeyDown, picked, numberOf }}
        isPaired={(token) => draft.pairs[token] !== undefined}
        describe={(token) => describe("lefts", token)}
        onClick={follow(selectLeft)}
      />
      <MatchSide
        side="rights"
        label={t("items.match.rights")}
        options={item.rights}
        {...{ isLocked, onKeyDown }}
        picked={null}
        numberOf={(token) => numberOf(leftOf(token))}
        isPaired={(token) => leftOf(token) !== undefined}
        describe={(token) => describe("rights", token)}
        onClick={follow(selectRight)}
      />
    </fieldset>
  );
}
