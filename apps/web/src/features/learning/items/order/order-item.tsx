import { OrderRow } from "./order-row.tsx";
import { partOf, stateOfPart } from "../item-props.ts";
import type { ItemProps } from "../item-props.ts";
import styles from "./order-item.module.css";
import { useDragOnWindow } from "../common/use-drag-on-window.ts";
import { useFlip } from "./use-flip.ts";
import { useOrdering } from "./use-ordering.ts";

/** A list to be put in order: by dragging the handle, by the arrow buttons, or by keys on the handle. */
export function OrderItem(props: ItemProps<"order">) {
  const { item, draft, verdict, isLocked, labelId } = props;
  const list = useFlip(draft.order);
  const focusRow = (index: number) => list.current?.querySelectorAll<HTMLElement>("[data-handle]")[index]?.focus();
  const { grabbed, grab, drop, move, onHandleKey, nameOf } = useOrdering(props, focusRow);
  const drag = useDragOnWindow((event) => {
    if (grabbed !== null && list.current) move(grabbed, rowsAbove(list.current, grabbed, event.clientY));
  }, drop);

  const solution = verdict?.solution?.type === "order" ? verdict.solution.order : null;
  return (
    <ol className={styles.list} ref={list} aria-labelledby={labelId}>
      {draft.order.map((token, index) => (
        <OrderRow
          key={token}
          token={token}
          text={item.entries.find((entry) => entry.token === token)?.text ?? []}
          name={nameOf(token)}
          position={index + 1}
          count={draft.order.length}
          isGrabbed={grabbed === token}
          isLocked={isLocked}
          state={stateOfPart(verdict, token)}
          why={partOf(verdict, token)?.why ?? []}
          rightPosition={solution ? solution.indexOf(token) + 1 : null}
          onDragStart={(pointerId) => {
            drag.start(pointerId);
            grab(token);
          }}
          onLeave={() => !drag.isDragged && grabbed === token && drop()}
          onMove={(to) => move(token, to)}
          onHandleKey={(event) => onHandleKey(event, token)}
        />
      ))}
    </ol>
  );
}

/** How many of the other rows have their middle above a place on the screen. */
function rowsAbove(list: HTMLElement, token: string, clientY: number): number {
  const y = clientY - list.getBoundingClientRect().top;
  const others = [...list.querySelectorAll<HTMLElement>("[data-flip]")].filter((row) => row.dataset["flip"] !== token);
  return others.filter((row) => row.offsetTop + row.offsetHeight / 2 < y).length;
}
