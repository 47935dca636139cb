import type { ItemOption } from "@candlewise/domain/learning/items";
import type { KeyboardEvent, MouseEvent } from "react";
import { Prose } from "#web/features/learning/prose/prose.tsx";
import { KeyCap } from "../common/key-cap.tsx";
import styles from "./match-item.module.css";

interface MatchSideProps {
  side: "lefts" | "rights";
  label: string;
  options: readonly ItemOption[];
  isLocked: boolean;
  /** The part that waits for its partner. */
  picked: string | null;
  /** The number a part shares with its partner; null while it has none. */
  numberOf: (token: string) => number | null;
  isPaired: (token: string) => boolean;
  describe: (token: string) => string;
  onClick: (token: string, event: MouseEvent) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

export function MatchSide(props: MatchSideProps) {
  const { side, label, options, isLocked, picked, numberOf, isPaired, describe, onClick, onKeyDown } = props;
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys between the buttons inside
    <fieldset className={styles.side} aria-label={label} onKeyDown={onKeyDown}>
      {options.map(({ token, text }) => (
        <button
          key={token}
          type="button"
          className={styles.part}
          data-token={token}
          data-side={side}
          data-paired={isPaired(token)}
          aria-pressed={side === "lefts" ? picked === token : undefined}
          aria-disabled={isLocked}
          onClick={(event) => onClick(token, event)}
        >
          <KeyCap className={styles.badge} aria-hidden="true">
            {numberOf(token)}
          </KeyCap>
          <span className={styles.words}>
            <Prose nodes={text} isPhrase />
          </span>
          <span className="sr-only">{describe(token)}</span>
        </button>
      ))}
    </fieldset>
  );
}
