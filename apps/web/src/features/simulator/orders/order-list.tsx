import { useState } from "react";
import { ListCard } from "#web/shared/ui/card.tsx";
import type { Order } from "../api.ts";
import { ChangeOrderSheet } from "./change-order-sheet.tsx";
import { inFamilies } from "./order-facts.ts";
import { OrderRow } from "./order-row.tsx";
import styles from "./orders.module.css";

interface OrderListProps {
  orders: readonly Order[];
  /** With buttons to change and cancel what is open. */
  isEditable?: boolean;
}

/** Orders, newest first; a bracket's stop and target stand under their entry. */
export function OrderList({ orders, isEditable = false }: OrderListProps) {
  const [changed, setChanged] = useState<{ order: Order; isOpen: boolean; count: number } | null>(null);
  const change = isEditable
    ? (order: Order) => setChanged((before) => ({ order, isOpen: true, count: (before?.count ?? 0) + 1 }))
    : undefined;
  return (
    <>
      <ListCard>
        {inFamilies(orders).map(({ order, legs }) => (
          <li key={order.id}>
            <OrderRow order={order} onChange={change} />
            {legs.length > 0 && (
              <ul>
                {legs.map((leg) => (
                  <li key={leg.id} className={styles.leg}>
                    <OrderRow order={leg} onChange={change} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ListCard>
      <ChangeOrderSheet
        key={changed?.count}
        order={changed?.order ?? null}
        isOpen={changed?.isOpen ?? false}
        onClose={() => setChanged((before) => before && { ...before, isOpen: false })}
      />
    </>
  );
}
