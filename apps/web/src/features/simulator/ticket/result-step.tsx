import { useEffect, useRef } from "react";
import { formatMoment } from "#web/shared/i18n/formats.ts";
import { priceText, quantityText, usdText } from "#web/shared/i18n/money-texts.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { usePollingUnlessLive } from "#web/shared/state/account-stream.ts";
import { Button, LinkButton } from "#web/shared/ui/button.tsx";
import { Facts } from "#web/shared/ui/facts.tsx";
import { Icon } from "#web/shared/ui/icon.tsx";
import { useAppDispatch } from "#web/shared/state/store.ts";
import { Stack } from "#web/shared/ui/stack.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { simulatorApi, type Order, type PlacedOrder } from "../api.ts";
import { CostFacts } from "#web/modules/order-form/cost-facts.tsx";
import formStyles from "#web/modules/order-form/order-form.module.css";
import { isOpen } from "../orders/order-facts.ts";
import { useShowsOrder } from "../live/own-orders.ts";
import { useCancelOrder } from "../orders/use-cancel-order.ts";
import type { UnitKind } from "#web/modules/order-form/units.ts";
import styles from "./ticket.module.css";
import { useRestingFacts } from "./use-resting-facts.ts";

/** Without the stream of the account, an open order is requested again at this interval: a market order fills within a second. Milliseconds. */
const LOOK_AGAIN = 1000;

interface ResultStepProps {
  placed: PlacedOrder;
  kind: UnitKind;
  onAgain: () => void;
  onClose?: (() => void) | undefined;
}

/** What came of an order: filled with what it cost, or waiting and still to be taken back. */
export function ResultStep({ placed, kind, onAgain, onClose }: ResultStepProps) {
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const order = useFollowed(placed.order);
  const restingFacts = useRestingFacts();
  const { cancel, isCancelling } = useCancelOrder();
  const state = stateOf(order);
  return (
    <Stack gap={4}>
      <Stack gap={2} align="center" className={styles.result} data-state={state}>
        <Icon name={state === "filled" ? "check" : state === "ended" ? "close" : "clock"} size={28} />
        <h3 ref={heading} tabIndex={-1} className={styles.heading}>
          {t(isQueued(order) ? "ticket.result.queued" : `ticket.result.${state}`)}
        </h3>
        <Summary order={order} />
      </Stack>
      {isOpen(order) && <Facts facts={restingFacts(order, placed.legs)} />}
      {order.fills.map((fill) => (
        <Stack key={`${fill.at} ${fill.quantity}`} as="section" gap={3} className={formStyles.cost}>
          <h4>{t("ticket.cost.paid")}</h4>
          <CostFacts
            cost={fill.cost}
            kind={kind}
            after={
              fill.realized_profit === null
                ? []
                : [{ label: t("simulator.realized"), value: usdText(fill.realized_profit, { isSigned: true }) }]
            }
          />
        </Stack>
      ))}
      {placed.legs.length > 0 && isOpen(order) === false && state === "filled" && (
        <Text size={2} tone="muted">
          {t("ticket.result.legs")}
        </Text>
      )}
      <Stack gap={2}>
        {onClose ? (
          <Button isWide onClick={onClose}>
            {t("ui.done")}
          </Button>
        ) : (
          <Button isWide onClick={onAgain}>
            {t("ticket.result.again")}
          </Button>
        )}
        {isOpen(order) && (
          <Button look="danger" isWide isBusy={isCancelling} onClick={() => void cancel(order)}>
            {t("ticket.result.undo")}
          </Button>
        )}
        <LinkButton to="/simulator" look="quiet" isWide>
          {t("ticket.result.portfolio")}
        </LinkButton>
      </Stack>
    </Stack>
  );
}

const isQueued = ({ queued_until, filled_quantity }: Order): boolean =>
  queued_until !== null && Number(filled_quantity) === 0;

type State = "filled" | "partial" | "waiting" | "ended";

function stateOf({ status }: Order): State {
  if (status === "filled") return "filled";
  if (status === "partially_filled") return "partial";
  return status === "open" || status === "waiting" ? "waiting" : "ended";
}

/** The order as it is now. Once it has ended, what else shows the account is asked for again. */
function useFollowed(placed: Order): Order {
  const dispatch = useAppDispatch();
  const { useQueryState, useQuerySubscription } = simulatorApi.endpoints.listAssetOrders;
  const args = { params: { ticker: placed.ticker } };
  const { data } = useQueryState(args);
  const order = data?.orders.find(({ id }) => id === placed.id) ?? placed;
  const isFollowed = isOpen(order);
  const interval = usePollingUnlessLive(LOOK_AGAIN);
  useShowsOrder(placed.id);
  useQuerySubscription(args, {
    pollingInterval: isFollowed ? interval : 0,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: true,
  });
  const hasEnded = isOpen(placed) && !isFollowed;
  useEffect(() => {
    if (hasEnded) dispatch(simulatorApi.util.invalidateTags(["Portfolio", "Orders", "Performance"]));
  }, [dispatch, hasEnded]);
  return order;
}

function Summary({ order }: { order: Order }) {
  const t = useT();
  const language = useLanguage();
  const state = stateOf(order);
  const values = { quantity: quantityText(order.filled_quantity, language), ticker: order.ticker };
  if (order.average_price !== null) {
    const price = priceText(order.average_price);
    return (
      <p>
        {state === "partial"
          ? t("ticket.result.partialText", { ...values, price, whole: quantityText(order.quantity, language) })
          : t(order.side === "buy" ? "ticket.result.bought" : "ticket.result.sold", { ...values, price })}
      </p>
    );
  }
  if (state === "ended") return <p>{order.reason && t(`simulator.reason.${order.reason}`)}</p>;
  if (order.queued_until !== null)
    return <p>{t("ticket.result.queuedText", { time: formatMoment(order.queued_until, language) })}</p>;
  if (order.type === "market") return <p>{t("ticket.result.nextSecond")}</p>;
  return (
    <p>
      {t("ticket.result.waitingText")}{" "}
      {order.expires_at !== null && t("ticket.result.until", { time: formatMoment(order.expires_at, language) })}
    </p>
  );
}
