import { plainText } from "@candlewise/domain/learning/rich-text";
import { useRef, useState } from "react";
import type { KeyboardEvent } from "react";
import { useT } from "#web/shared/i18n/use-t.tsx";
import type { ItemProps } from "../item-props.ts";
import { moved } from "./moved.ts";

type Ordering = Pick<ItemProps<"order">, "item" | "draft" | "onDraft" | "isLocked" | "onCue" | "say">;

/** Moves in a list and what is said about them; `focusRow` moves the focus to the handle in a position. */
export function useOrdering(
  { item, draft, onDraft, isLocked, onCue, say }: Ordering,
  focusRow: (index: number) => void,
) {
  const t = useT();
  const [grabbed, setGrabbed] = useState<string | null>(null);
  const before = useRef(draft);
  const nameOf = (token: string) => plainText(item.entries.find((entry) => entry.token === token)?.text ?? []);
  const placeOf = (token: string, order = draft.order) => ({
    name: nameOf(token),
    position: order.indexOf(token) + 1,
    count: order.length,
  });

  const move = (token: string, to: number) => {
    const order = moved(draft.order, draft.order.indexOf(token), to);
    if (isLocked || order.indexOf(token) === draft.order.indexOf(token)) return;
    const isStart = order.every((each, index) => each === item.entries[index]?.token);
    onDraft({ type: "order", order, isTouched: !isStart });
    say(t("items.order.moved", placeOf(token, order)));
    onCue("drop");
  };
  const grab = (token: string) => {
    if (isLocked) return;
    before.current = draft;
    setGrabbed(token);
    onCue("pick");
  };
  const drop = () => setGrabbed(null);
  const cancel = (token: string) => {
    drop();
    onDraft(before.current);
    say(t("items.order.cancelled", { name: nameOf(token) }));
  };
  const toggle = (token: string) => {
    const isHeld = grabbed === token;
    say(t(isHeld ? "items.order.dropped" : "items.order.grabbed", placeOf(token)));
    if (isHeld) drop();
    else grab(token);
  };

  const onHandleKey = (event: KeyboardEvent, token: string) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    const isHeld = grabbed === token;
    const isToggle = event.key === " " || event.key === "Enter";
    if (!isToggle && step === undefined && !(event.key === "Escape" && isHeld)) return;
    event.preventDefault();
    event.stopPropagation();
    if (isToggle) toggle(token);
    else if (step === undefined) cancel(token);
    else if (isHeld) move(token, draft.order.indexOf(token) + step);
    else focusRow(draft.order.indexOf(token) + step);
  };
  return { grabbed, grab, drop, move, onHandleKey, nameOf };
}
