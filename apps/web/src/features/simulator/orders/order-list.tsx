import { useT } from "#web/shared/i18n/use-t.tsx";
import { ListCard } from "#web/shared/ui/card.tsx";
import { Quantity } from "#web/shared/ui/quantity.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import type { Order } from "../api.ts";
import { inGroups } from "./order-facts.ts";
import { OrderRow } from "./order-row.tsx";
import styles from "./orders.module.css";
import { useChangeOrder } from "./use-change-order.tsx";

interface OrderListProps {
  orders: readonly Order[];
  /** Cancels an open order; without it nothing can be changed. */
  onCancel?: (order: Order) => Promise<void>;
}

/** Orders, newest first; a bracket is one card, and so are the stop and the target of a position. */
export function OrderList({ orders, onCancel }: OrderListProps) {
  const change = useChangeOrder();
  const actions = onCancel && { onChange: change.open, onCancel };
  return (
    <>
      <ListCard>
        {inGroups(orders).map(({ id, head, legs }) => (
          <li key={id}>
            {head ? <OrderRow order={head} actions={actions} /> : <ExitsTitle legs={legs} />}
            {legs.length > 0 && (
              <ul className={styles.legs}>
                {legs.map((leg) => (
                  <li key={leg.id} className={styles.leg}>
                    <OrderRow order={leg} actions={actions} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ListCard>
      {change.sheet}
    </>
  );
}

function ExitsTitle({ legs: [leg] }: { legs: readonly Order[] }) {
  const t = useT();
  if (!leg) return null;
  return (
    <Text weight={700} className={styles.exits}>
      <Quantity value={leg.quantity} text={(quantity) => t("simulator.exits", { quantity, ticker: leg.ticker })} />
    </Text>
  );
}
