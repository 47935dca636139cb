import { formatMoment } from "#web/shared/i18n/formats.ts";
import { percentText, priceText, quantityText, usdText } from "#web/shared/i18n/money-texts.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Button } from "#web/shared/ui/button.tsx";
import type { Order } from "../api.ts";
import { isOpen, pricesOf } from "./order-facts.ts";
import styles from "./orders.module.css";
import { useCancelOrder } from "./use-cancel-order.ts";

interface OrderRowProps {
  order: Order;
  /** Absent where nothing can be changed. */
  onChange?: ((order: Order) => void) | undefined;
}

/** One order: what it is to do, at what price, and what may be done with it. */
export function OrderRow({ order, onChange }: OrderRowProps) {
  const t = useT();
  const language = useLanguage();
  const { cancel, isCancelling } = useCancelOrder();
  const title = useOrderTitle()(order);
  const filled = Number(order.filled_quantity) > 0 && order.status !== "filled";
  return (
    <div className={styles.order} data-leg={order.parent_id !== null || undefined}>
      <div className={styles.main}>
        <p className={styles.title}>{title}</p>
        <p className={styles.note}>
          {pricesOf(order).map(({ kind, price }) => (
            <span key={kind} className={styles.price}>
              {t(`simulator.at.${kind}`, { price: priceText(price) })}
            </span>
          ))}
          {order.trail?.type === "percent" && (
            <span className={styles.price}>
              {t("simulator.at.distance", { distance: percentText(order.trail.percent, language) })}
            </span>
          )}
        </p>
        <p className={styles.note}>
          <span className={styles.status} data-status={order.status}>
            {t(`simulator.status.${order.status}`)}
          </span>
          {filled &&
            ` · ${t("simulator.filledPart", { filled: quantityText(order.filled_quantity, language), whole: quantityText(order.quantity, language) })}`}
          {order.average_price !== null &&
            ` · ${t("simulator.averagePrice", { price: priceText(order.average_price) })}`}
          {order.reason && ` · ${t(`simulator.reason.${order.reason}`)}`}
          {` · ${formatMoment(order.ended_at ?? order.accepted_at, language)}`}
        </p>
        {isOpen(order) && Number(order.reserved) > 0 && (
          <p className={styles.note}>{t("simulator.holds", { amount: usdText(order.reserved) })}</p>
        )}
      </div>
      {onChange && isOpen(order) && (
        <div className={styles.actions}>
          {order.type !== "market" && (
            <Button look="quiet" aria-label={t("simulator.changeOf", { order: title })} onClick={() => onChange(order)}>
              {t("simulator.change")}
            </Button>
          )}
          <Button
            look="quiet"
            isBusy={isCancelling}
            aria-label={t("simulator.cancelOf", { order: title })}
            onClick={() => void cancel(order)}
          >
            {t("simulator.cancel")}
          </Button>
        </div>
      )}
    </div>
  );
}

/** "Buy 10 NVLA, limit order": what an order is called. */
export function useOrderTitle(): (order: Order) => string {
  const t = useT();
  const language = useLanguage();
  return (order) => {
    const { side, ticker, type, role } = order;
    const what = role === null || role === "entry" ? t(`simulator.type.${type}`) : t(`simulator.role.${role}`);
    return t(side === "buy" ? "simulator.orderTitle.buy" : "simulator.orderTitle.sell", {
      quantity: quantityText(order.quantity, language),
      ticker,
      type: what,
    });
  };
}
