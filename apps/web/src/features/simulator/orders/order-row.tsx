import { formatMoment } from "#web/shared/i18n/formats.ts";
import { percentText, priceText, quantityText, quoteText, usdText } from "#web/shared/i18n/money-texts.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { useIsConnected } from "#web/shared/offline/connection.ts";
import { Button, IconButton } from "#web/shared/ui/button.tsx";
import { classNames } from "#web/shared/ui/class-names.ts";
import { Text } from "#web/shared/ui/text.tsx";
import type { Order } from "../api.ts";
import { isOpen, pricesOf } from "./order-facts.ts";
import { OrderHistory } from "./order-history.tsx";
import styles from "./orders.module.css";
import { useCancelOrder } from "./use-cancel-order.ts";

interface OrderRowProps {
  order: Order;
  /** Absent where nothing can be changed. */
  onChange?: ((order: Order) => void) | undefined;
}

/** One order: what it is to do, at what price, what came of it, and what may be done with it. */
export function OrderRow({ order, onChange }: OrderRowProps) {
  const t = useT();
  const { title, short, what } = useOrderWords()(order);
  const isResting = isOpen(order);
  return (
    <div className={styles.order}>
      <div className={styles.main}>
        <Text weight={700}>{short}</Text>
        <Parts parts={[what, ...usePrices()(order)]} />
        <Parts parts={useCourse()(order)} isStatus />
        {isResting && Number(order.reserved) > 0 && (
          <Text size={2} tone="muted">
            {t("simulator.holds", { amount: usdText(order.reserved) })}
          </Text>
        )}
        {order.changes.length > 0 && <OrderHistory changes={order.changes} />}
      </div>
      {onChange && isResting && <Actions order={order} title={title} onChange={onChange} />}
    </div>
  );
}

/** Short facts in one line; of a status the first is what counts. */
function Parts({ parts, isStatus = false }: { parts: readonly string[]; isStatus?: boolean }) {
  return (
    <Text size={2} tone="muted">
      {parts.map((part, index) => (
        <bdi key={part} className={classNames(styles.part, isStatus && index === 0 && styles.status)}>
          {part}
        </bdi>
      ))}
    </Text>
  );
}

function Actions({ order, title, onChange }: { order: Order; title: string; onChange: (order: Order) => void }) {
  const t = useT();
  const isConnected = useIsConnected();
  const { cancel, isCancelling } = useCancelOrder();
  return (
    <div className={styles.actions}>
      {order.type !== "market" && (
        <IconButton
          icon="edit"
          label={t("simulator.changeOf", { order: title })}
          aria-haspopup="dialog"
          disabled={!isConnected}
          onClick={() => onChange(order)}
        />
      )}
      <Button
        look="quiet"
        isBusy={isCancelling}
        disabled={!isConnected}
        aria-label={t("simulator.cancelOf", { order: title })}
        onClick={() => void cancel(order)}
      >
        {t("simulator.cancel")}
      </Button>
    </div>
  );
}

/** The prices an order waits for. */
function usePrices(): (order: Order) => string[] {
  const t = useT();
  const language = useLanguage();
  return (order) => [
    ...pricesOf(order).map(({ kind, price }) =>
      t(`simulator.at.${kind}`, { price: kind === "trail" ? quoteText(price) : priceText(price) }),
    ),
    ...(order.trail?.type === "percent"
      ? [t("simulator.at.distance", { distance: percentText(order.trail.percent, language) })]
      : []),
  ];
}

/** What came of an order so far, its status first and the time last. */
function useCourse(): (order: Order) => string[] {
  const t = useT();
  const language = useLanguage();
  return ({ status, filled_quantity, quantity, average_price, reason, ended_at, accepted_at }) => {
    const values = { filled: quantityText(filled_quantity, language), whole: quantityText(quantity, language) };
    return [
      t(`order.status.${status}`),
      ...(Number(filled_quantity) > 0 && status !== "filled" ? [t("simulator.filledPart", values)] : []),
      ...(average_price === null ? [] : [t("simulator.averagePrice", { price: priceText(average_price) })]),
      ...(reason === null ? [] : [t(`simulator.reason.${reason}`)]),
      formatMoment(ended_at ?? accepted_at, language),
    ];
  };
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
    const what = role === null || role === "entry" ? t(`order.type.${type}`) : t(`order.role.${role}`);
    const values = { quantity: quantityText(quantity, language), ticker };
    const short = t(side === "buy" ? "simulator.orderTitle.buy" : "simulator.orderTitle.sell", values);
    return { short, what, title: `${short}, ${what}` };
  };
}
