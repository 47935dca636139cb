import { formatMoment } from "#web/shared/i18n/formats.ts";
import { percentText, priceText, quantityText, usdText } from "#web/shared/i18n/money-texts.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Button, IconButton } from "#web/shared/ui/button.tsx";
import { classNames } from "#web/shared/ui/class-names.ts";
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
  const { title, short, what } = useOrderWords()(order);
  const filled = Number(order.filled_quantity) > 0 && order.status !== "filled";
  return (
    <div className={styles.order} data-leg={order.parent_id !== null || undefined}>
      <div className={styles.main}>
        <p className={styles.title}>{short}</p>
        <p className={styles.note}>
          <span className={styles.part}>{what}</span>
          {pricesOf(order).map(({ kind, price }) => (
            <span key={kind} className={styles.part}>
              {t(`simulator.at.${kind}`, { price: priceText(price) })}
            </span>
          ))}
          {order.trail?.type === "percent" && (
            <span className={styles.part}>
              {t("simulator.at.distance", { distance: percentText(order.trail.percent, language) })}
            </span>
          )}
        </p>
        <p className={styles.note}>
          <span className={classNames(styles.part, styles.status)}>{t(`simulator.status.${order.status}`)}</span>
          {filled && (
            <span className={styles.part}>
              {t("simulator.filledPart", {
                filled: quantityText(order.filled_quantity, language),
                whole: quantityText(order.quantity, language),
              })}
            </span>
          )}
          {order.average_price !== null && (
            <span className={styles.part}>
              {t("simulator.averagePrice", { price: priceText(order.average_price) })}
            </span>
          )}
          {order.reason && <span className={styles.part}>{t(`simulator.reason.${order.reason}`)}</span>}
          <span className={styles.part}>{formatMoment(order.ended_at ?? order.accepted_at, language)}</span>
        </p>
        {isOpen(order) && Number(order.reserved) > 0 && (
          <p className={styles.note}>{t("simulator.holds", { amount: usdText(order.reserved) })}</p>
        )}
      </div>
      {onChange && isOpen(order) && (
        <div className={styles.actions}>
          {order.type !== "market" && (
            <IconButton
              icon="edit"
              label={t("simulator.changeOf", { order: title })}
              aria-haspopup="dialog"
              onClick={() => onChange(order)}
            />
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

interface OrderWords {
  /** Buy 10 NVLA */
  readonly short: string;
  /** Limit order */
  readonly what: string;
  /** Both: what an order is called where nothing else tells which it is. */
  readonly title: string;
}

export function useOrderWords(): (order: Order) => OrderWords {
  const t = useT();
  const language = useLanguage();
  return ({ side, quantity, ticker, type, role }) => {
    const what = role === null || role === "entry" ? t(`simulator.type.${type}`) : t(`simulator.role.${role}`);
    const values = { quantity: quantityText(quantity, language), ticker };
    const short = t(side === "buy" ? "simulator.orderTitle.buy" : "simulator.orderTitle.sell", values);
    return { short, what, title: `${short}, ${what}` };
  };
}
