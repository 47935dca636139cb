import { Term } from "#web/modules/glossary/term.tsx";
import type { TermId } from "#web/modules/glossary/term-id.ts";
import { useEffect, useRef, useState } from "react";
import { formatMoment } from "#web/shared/i18n/formats.ts";
import { percentText, priceText, quantityText, quoteText, usdText } from "#web/shared/i18n/money-texts.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { useIsConnected } from "#web/shared/offline/connection.ts";
import { useQuote } from "#web/shared/quotes/use-quote.ts";
import { Button, IconButton } from "#web/shared/ui/button.tsx";
import { classNames } from "#web/shared/ui/class-names.ts";
import { Quantity } from "#web/shared/ui/quantity.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import type { Order } from "../api.ts";
import { isOpen, liveDistance, pricesOf } from "./order-facts.ts";
import { OrderHistory } from "./order-history.tsx";
import styles from "./orders.module.css";

interface OrderActions {
  onChange: (order: Order) => void;
  onCancel: (order: Order) => Promise<void>;
}

interface OrderRowProps {
  order: Order;
  /** Absent where nothing can be changed. */
  actions?: OrderActions | undefined;
}

/** One order: what it is to do, at what price, what came of it, and what may be done with it. */
export function OrderRow({ order, actions }: OrderRowProps) {
  const t = useT();
  const language = useLanguage();
  const { title, what } = useOrderWords()(order);
  const shortOf = useShortTitle();
  // What was just canceled among open orders looks the same otherwise: it keeps its height.
  const isResting = actions !== undefined || isOpen(order);
  return (
    <div className={styles.order}>
      <div className={styles.main}>
        <Text weight={700}>
          <Quantity value={order.quantity} text={(quantity) => shortOf(order, quantity)} />
        </Text>
        <Parts
          parts={[
            what,
            ...usePrices()(order),
            ...(isResting ? [{ text: t(`order.tif.${order.time_in_force}`), term: order.time_in_force }] : []),
          ]}
        />
        {isResting && <Distance order={order} />}
        <Parts parts={useCourse()(order)} isStatus />
        {isResting && Number(order.reserved) > 0 && (
          <Text size={2} tone="muted">
            {t("simulator.holds", { amount: usdText(order.reserved) })}
          </Text>
        )}
        {order.cost !== null && (
          <Text size={2} tone="muted" className="tabular">
            {t("simulator.cost", {
              amount: usdText(order.cost.total_cost),
              percent: percentText(order.cost.total_cost_percent, language),
            })}
          </Text>
        )}
        {order.changes.length > 0 && <OrderHistory changes={order.changes} />}
      </div>
      {actions && <Actions order={order} title={title} {...actions} />}
    </div>
  );
}

type Part = string | { text: string; term: TermId };

const STATUS_TERMS: Partial<Record<Order["status"], TermId>> = {
  partially_filled: "partiallyFilled",
  expired: "expired",
};

/** Short facts in one line; of a status the first is what counts. */
function Parts({ parts, isStatus = false }: { parts: readonly Part[]; isStatus?: boolean }) {
  return (
    <Text size={2} tone="muted">
      {parts.map((part, index) => (
        <bdi
          key={typeof part === "string" ? part : part.text}
          className={classNames(styles.part, isStatus && index === 0 && styles.status)}
        >
          {typeof part === "string" ? part : <Term id={part.term} label={part.text} />}
        </bdi>
      ))}
    </Text>
  );
}

/** Last price, and how far the price is that the order waits for. */
function Distance({ order }: { order: Order }) {
  const t = useT();
  const language = useLanguage();
  const live = useQuote(order.ticker)?.price;
  const last = live ?? order.last;
  const distance = liveDistance(order, live);
  if (last === null) return null;
  return (
    <Parts
      parts={[
        t("simulator.position.last", { price: quoteText(last) }),
        ...(distance === null
          ? []
          : [t("simulator.distance", { percent: percentText(distance, language, { isSigned: true }) })]),
      ]}
    />
  );
}

function Actions({ order, title, onChange, onCancel }: OrderActions & { order: Order; title: string }) {
  const t = useT();
  const isConnected = useIsConnected();
  const isGone = !isOpen(order);
  const place = useRef<HTMLDivElement>(null);
  // The focus stays where it was when the buttons go.
  useEffect(() => {
    if (isGone && place.current?.contains(document.activeElement)) place.current.focus({ preventScroll: true });
  }, [isGone]);
  const [isCanceling, setCanceling] = useState(false);
  const cancel = async () => {
    setCanceling(true);
    await onCancel(order);
    setCanceling(false);
  };
  return (
    <div ref={place} className={styles.actions} tabIndex={-1} data-gone={isGone || undefined}>
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
        isBusy={isCanceling}
        disabled={!isConnected}
        aria-label={t("simulator.cancelOf", { order: title })}
        onClick={() => void cancel()}
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
function useCourse(): (order: Order) => Part[] {
  const t = useT();
  const language = useLanguage();
  return ({ status, filled_quantity, quantity, average_price, reason, ended_at, accepted_at, queued_until }) => {
    const values = { filled: quantityText(filled_quantity, language), whole: quantityText(quantity, language) };
    const term = STATUS_TERMS[status];
    return [
      term ? { text: t(`order.status.${status}`), term } : t(`order.status.${status}`),
      ...(Number(filled_quantity) > 0 && status !== "filled" ? [t("simulator.filledPart", values)] : []),
      ...(average_price === null ? [] : [t("simulator.averagePrice", { price: priceText(average_price) })]),
      ...(queued_until === null ? [] : [t("simulator.queued", { time: formatMoment(queued_until, language) })]),
      ...(reason === null ? [] : [t(`simulator.reason.${reason}`)]),
      formatMoment(ended_at ?? accepted_at, language),
    ];
  };
}

/** Buy 10 NVLA */
function useShortTitle(): (order: Order, quantity: string) => string {
  const t = useT();
  return ({ side, ticker }, quantity) =>
    t(side === "buy" ? "simulator.orderTitle.buy" : "simulator.orderTitle.sell", { quantity, ticker });
}

interface OrderWords {
  /** Limit order */
  readonly what: string;
  /** With its side and quantity: what an order is called where nothing else tells which it is. */
  readonly title: string;
}

export function useOrderWords(): (order: Order) => OrderWords {
  const t = useT();
  const language = useLanguage();
  const shortOf = useShortTitle();
  return (order) => {
    const { quantity, type, role } = order;
    const what = role === null || role === "entry" ? t(`order.type.${type}`) : t(`order.role.${role}`);
    return { what, title: `${shortOf(order, quantityText(quantity, language))}, ${what}` };
  };
}
