import type { ItemOption, Verdict } from "@candlewise/domain/learning/items";
import type { KeyboardEvent, MouseEvent, PointerEvent } from "react";
import { Prose } from "#web/features/learning/prose/prose.tsx";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import "../common/answer-box.css";
import styles from "./categorize-item.module.css";
import { partOf, stateOfPart } from "../item-props.ts";
import { VerdictMark } from "../common/verdict-mark.tsx";

interface EntryChipProps {
  entry: ItemOption;
  isPicked: boolean;
  /** It follows a pointer. */
  isCarried: boolean;
  verdict: Verdict | null;
  isLocked: boolean;
  /** The name of the right bucket; empty until it is known. */
  solution: string;
  onClick: (event: MouseEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
}

export function EntryChip(props: EntryChipProps) {
  const { entry, isPicked, isCarried, verdict, isLocked, solution, onClick, onKeyDown, onPointerDown } = props;
  const t = useT();
  const state = stateOfPart(verdict, entry.token);
  if (verdict) {
    return (
      <div className={`answer-box ${styles.chip}`} data-state={state}>
        <span className={styles.chipWords}>
          <Prose nodes={entry.text} isPhrase />
          {state === "wrong" && (
            <>
              {solution && (
                <span className={styles.belongs}>{t("items.categorize.belongs", { bucket: solution })}</span>
              )}
              <Text as="span" size={4} weight={500} className={styles.why}>
                <Prose nodes={partOf(verdict, entry.token)?.why ?? []} isPhrase />
              </Text>
            </>
          )}
        </span>
        <VerdictMark state={state} />
      </div>
    );
  }
  return (
    <button
      type="button"
      className={`answer-box ${styles.chip}`}
      data-token={entry.token}
      data-carried={isCarried}
      aria-pressed={isPicked}
      aria-disabled={isLocked}
      onClick={onClick}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
    >
      <span className={styles.chipWords}>
        <Prose nodes={entry.text} isPhrase />
      </span>
    </button>
  );
}
