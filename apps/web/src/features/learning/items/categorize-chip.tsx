import type { ItemOption, Verdict } from "@candlewise/domain/learning/items";
import type { KeyboardEvent, MouseEvent } from "react";
import { Prose } from "#web/features/learning/prose/prose.tsx";
import { useT } from "#web/shared/i18n/use-t.tsx";
import styles from "./categorize-item.module.css";
import { partOf, stateOfPart } from "./item-props.ts";
import { VerdictMark } from "./verdict-mark.tsx";

interface EntryChipProps {
  entry: ItemOption;
  isPicked: boolean;
  verdict: Verdict | null;
  isLocked: boolean;
  /** The name of the right bucket, once known. */
  solution: string;
  onPress: (event: MouseEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

export function EntryChip({ entry, isPicked, verdict, isLocked, solution, onPress, onKeyDown }: EntryChipProps) {
  const t = useT();
  const state = stateOfPart(verdict, entry.token);
  if (verdict) {
    return (
      <div className={styles.chip} data-state={state}>
        <span className={styles.chipWords}>
          <Prose nodes={entry.text} isPhrase />
          {state === "wrong" && (
            <>
              <span className={styles.belongs}>{t("items.categorize.belongs", { bucket: solution })}</span>
              <span className={styles.why}>
                <Prose nodes={partOf(verdict, entry.token)?.why ?? []} isPhrase />
              </span>
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
      className={styles.chip}
      data-token={entry.token}
      aria-pressed={isPicked}
      aria-disabled={isLocked}
      onClick={onPress}
      onKeyDown={onKeyDown}
    >
      <span className={styles.chipWords}>
        <Prose nodes={entry.text} isPhrase />
      </span>
    </button>
  );
}
