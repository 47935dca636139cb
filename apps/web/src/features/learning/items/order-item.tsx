import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { KeyboardEvent } from "react";
import { plainText } from "@candlewise/domain/learning/rich-text";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { moved } from "./draft.ts";
import { stateOfPart } from "./item-props.ts";
import type { ItemProps } from "./item-props.ts";
import { OrderRow } from "./order-row.tsx";
import styles from "./order-item.module.css";
import { useFlip } from "./use-flip.ts";

/** A list to be put in order: by dragging the handle, by the arrow buttons, or by keys on the handle. */
export function OrderItem({ item, draft, onDraft, verdict, isLocked, labelId, onCue, say }: ItemProps<"order">) {
  const t = useT();
  const [grabbed, setGrabbed] = useState<string | null>(null);
  const [isDragged, setDragged] = useState(false);
  const before = useRef<string[]>([]);
  const list = useFlip(draft.order);
  const words = new Map(item.entries.map((entry) => [entry.token, entry]));
  const nameOf = (token: string) => plainText(words.get(token)?.text ?? []);

  const move = (token: string, to: number) => {
    const from = draft.order.indexOf(token);
    const order = moved(draft.order, from, to);
    const position = order.indexOf(token);
    if (isLocked || position === from) return;
    const isStart = order.every((each, index) => each === item.entries[index]?.token);
    onDraft({ type: "order", order, isTouched: !isStart });
    say(t("items.order.moved", { name: nameOf(token), position: position + 1, count: order.length }));
    onCue("drop");
  };
  const grab = (token: string) => {
    if (isLocked) return;
    before.current = draft.order;
    setGrabbed(token);
    onCue("pick");
  };

  const onHandleKey = (event: KeyboardEvent, token: string) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    const isHeld = grabbed === token;
    if (event.key === " " || event.key === "Enter") {
      event.preventDefault();
      event.stopPropagation();
      const values = { name: nameOf(token), position: draft.order.indexOf(token) + 1, count: draft.order.length };
      say(t(isHeld ? "items.order.dropped" : "items.order.grabbed", values));
      if (isHeld) setGrabbed(null);
      else grab(token);
    } else if (event.key === "Escape" && isHeld) {
      event.stopPropagation();
      setGrabbed(null);
      onDraft({ ...draft, order: before.current });
      say(t("items.order.cancelled", { name: nameOf(token) }));
    } else if (step !== undefined) {
      event.preventDefault();
      if (isHeld) move(token, draft.order.indexOf(token) + step);
      else focusHandle(list.current, draft.order.indexOf(token) + step);
    }
  };

  const onDrag = useEffectEvent((event: PointerEvent) => {
    if (grabbed === null) return;
    const rows = [...(list.current?.querySelectorAll<HTMLElement>("[data-flip]") ?? [])];
    const others = rows.filter((row) => row.dataset["flip"] !== grabbed);
    const middle = (row: HTMLElement) => row.offsetTop + row.offsetHeight / 2;
    const y = event.clientY - (list.current?.getBoundingClientRect().top ?? 0);
    move(grabbed, others.filter((row) => middle(row) < y).length);
  });
  const onDrop = useEffectEvent(() => {
    setDragged(false);
    setGrabbed(null);
  });
  useEffect(() => {
    if (!isDragged) return;
    // On the window: a row that changes its place in the document would lose a captured pointer.
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener("pointermove", (event) => onDrag(event), { signal });
    window.addEventListener("pointerup", () => onDrop(), { signal });
    window.addEventListener("pointercancel", () => onDrop(), { signal });
    return () => listening.abort();
  }, [isDragged]);

  const solution = verdict?.solution?.type === "order" ? verdict.solution.order : null;
  return (
    <ol className={styles.list} ref={list} aria-labelledby={labelId}>
      {draft.order.map((token, index) => (
        <OrderRow
          key={token}
          token={token}
          text={words.get(token)?.text ?? []}
          name={nameOf(token)}
          position={index + 1}
          count={draft.order.length}
          isGrabbed={grabbed === token}
          isLocked={isLocked}
          state={stateOfPart(verdict, token)}
          rightPosition={solution ? solution.indexOf(token) + 1 : null}
          onDragStart={() => {
            setDragged(true);
            grab(token);
          }}
          onLeave={() => !isDragged && grabbed === token && setGrabbed(null)}
          onMove={(to) => move(token, to)}
          onHandleKey={(event) => onHandleKey(event, token)}
        />
      ))}
    </ol>
  );
}

function focusHandle(list: HTMLElement | null, index: number): void {
  list?.querySelectorAll<HTMLElement>("[data-handle]")[index]?.focus();
}
