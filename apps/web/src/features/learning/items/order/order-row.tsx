import type { RichText } from "@candlewise/domain/learning/rich-text";
import type { KeyboardEvent } from "react";
import { Prose } from "#web/features/learning/prose/prose.tsx";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { StepKey } from "../common/step-key.tsx";
import type { PartState } from "../item-props.ts";
import "../common/answer-box.css";
import styles from "./order-item.module.css";
import { VerdictMark } from "../common/verdict-mark.tsx";

interface OrderRowProps {
  token: string;
  text: RichText;
  name: string;
  /** Counted from 1. */
  position: number;
  count: number;
  isGrabbed: boolean;
  isLocked: boolean;
  state: PartState;
  /** Why it belongs where it does. */
  why: RichText;
  /** Where it belongs, once the verdict tells; counted from 1. */
  rightPosition: number | null;
  onDragStart: (pointerId: number) => void;
  /** The focus has left the handle. */
  onLeave: () => void;
  /** Takes an index. */
  onMove: (to: number) => void;
  onHandleKey: (event: KeyboardEvent) => void;
}

export function OrderRow(props: OrderRowProps) {
  const { token, text, name, position, count, isGrabbed, isLocked, state, why, rightPosition, onMove } = props;
  const t = useT();
  return (
    <li
      className={`answer-box ${styles.row}`}
      data-flip={token}
      data-grabbed={isGrabbed}
      data-state={state}
      data-locked={isLocked}
    >
      {isLocked ? <span className={styles.handle}>{position}</span> : <Handle {...props} />}
      <span className={styles.text}>
        <Prose nodes={text} isPhrase />
        {state === "wrong" && rightPosition !== null && (
          <Text as="span" size={2} weight={700} isBlock>
            {t("items.order.belongs", { position: rightPosition })}
          </Text>
        )}
        {state === "wrong" && why.length > 0 && (
          <Text as="span" size={4} weight={500} className={styles.why}>
            <Prose nodes={why} isPhrase />
          </Text>
        )}
      </span>
      <VerdictMark state={state} />
      {!isLocked && (
        <span className={styles.steps}>
          <StepKey
            label={t("items.order.up", { name })}
            isOff={position === 1}
            kind="up"
            className={styles.step ?? ""}
            onClick={() => onMove(position - 2)}
          />
          <StepKey
            label={t("items.order.down", { name })}
            isOff={position === count}
            kind="down"
            className={styles.step ?? ""}
            onClick={() => onMove(position)}
          />
        </span>
      )}
    </li>
  );
}

function Handle({ name, position, count, isGrabbed, onDragStart, onLeave, onHandleKey }: OrderRowProps) {
  const t = useT();
  return (
    <button
      type="button"
      className={styles.handle}
      data-handle
      aria-pressed={isGrabbed}
      aria-label={t("items.order.handle", { name, position, count })}
      onKeyDown={onHandleKey}
      onPointerDown={(event) => {
        // A touch captures its target by itself, which would end with the first move of the row.
        event.currentTarget.releasePointerCapture(event.pointerId);
        onDragStart(event.pointerId);
      }}
      onBlur={onLeave}
    >
      {position}
      <svg viewBox="0 0 12 18" width="10" height="15" aria-hidden="true">
        <path
          d="M3 3h.01M9 3h.01M3 9h.01M9 9h.01M3 15h.01M9 15h.01"
          stroke="currentColor"
          strokeWidth="3.4"
          strokeLinecap="round"
        />
      </svg>
    </button>
  );
}
