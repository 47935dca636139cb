import { useState } from "react";
import type { Order } from "../api.ts";
import { justCanceled, withEnded } from "./order-facts.ts";
import { useCancelOrder } from "./use-cancel-order.ts";

/** Open orders that can be canceled. What is canceled keeps its place until its toast is gone: no other row moves under the pointer. */
export function useOpenOrders(orders: readonly Order[]) {
  const [ended, setEnded] = useState<readonly Order[]>([]);
  const { cancel, cancelAll, isCancellingAll } = useCancelOrder({
    onCanceled: (canceled) =>
      setEnded((before) => [
        ...before.filter(({ id }) => !canceled.some((each) => each.id === id)),
        ...canceled.flatMap((order) => justCanceled(order, orders)),
      ]),
    onSettled: (ids) =>
      setEnded((before) => before.filter(({ id, parent_id }) => !ids.includes(id) && !ids.includes(parent_id ?? ""))),
  });
  return { rows: withEnded(orders, ended), cancel, cancelAll, isCancellingAll };
}
