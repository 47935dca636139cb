import { useState } from "react";
import { priceText, quantityText } from "#web/shared/i18n/money-texts.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT, type Translate } from "#web/shared/i18n/use-t.tsx";
import { Button } from "#web/shared/ui/button.tsx";
import { Card } from "#web/shared/ui/card.tsx";
import { Row, Stack } from "#web/shared/ui/stack.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { type Replay, type ReplayOrder } from "./api.ts";
import { useCancelOrder } from "./use-cancel-order.ts";
import { errorKey } from "./errors.ts";
import type { Player } from "./player.ts";
import styles from "./replay.module.css";

const isOpen = ({ status }: ReplayOrder): boolean => status === "open" || status === "partially_filled";

function terms({ limit_price, stop_price, role, type }: ReplayOrder, t: Translate): string {
  const name = role === "stop_loss" || role === "take_profit" ? t(`order.role.${role}`) : t(`order.type.${type}`);
  const price = type === "stop" ? stop_price : limit_price;
  return price === null ? name : `${name} · ${priceText(price)}`;
}

const statusText = ({ status, average_price }: ReplayOrder, t: Translate): string =>
  status === "filled"
    ? t("replay.filledAt", { price: average_price === null ? "" : priceText(average_price) })
    : t(`order.status.${status}`);

/** Every order of the replay, the newest first; open ones can be cancelled. */
export function OrderList({ replay, player }: { replay: Replay; player: Player }) {
  const t = useT();
  return (
    <Card className={styles.panel}>
      <h2>{t("replay.orders")}</h2>
      {replay.orders.length === 0 && (
        <Text size={2} weight={500} tone="muted">
          {t("replay.noOrders")}
        </Text>
      )}
      {replay.orders.length > 0 && (
        <Stack as="ul" gap={1} className={styles.orders}>
          {replay.orders.map((order) => (
            <OrderRow key={order.id} order={order} replayId={replay.id} player={player} />
          ))}
        </Stack>
      )}
    </Card>
  );
}

function OrderRow({ order, replayId, player }: { order: ReplayOrder; replayId: string; player: Player }) {
  const t = useT();
  const language = useLanguage();
  const { cancel, isLoading } = useCancelOrder(player, replayId);
  const [problem, setProblem] = useState<unknown>(null);
  const side = t(order.side === "buy" ? "order.side.buy" : "order.side.sell");
  const name = t("replay.orderText", { side, quantity: quantityText(order.quantity, language) });
  const end = async () => setProblem(await cancel(order.id));
  return (
    <Row as="li" gap={2} justify="between" className={styles.order}>
      <span className={styles.orderName}>
        <b>{name}</b>
        <Text as="span" size={2} weight={500} tone="muted" isBlock>
          {terms(order, t)}
        </Text>
        <Text as="span" size={2} weight={500} tone="muted" isBlock>
          {statusText(order, t)}
        </Text>
        {problem !== null && (
          <Text role="alert" as="span" size={4} weight={600} tone="loss">
            {t(errorKey(problem))}
          </Text>
        )}
      </span>
      {isOpen(order) && (
        <Button
          look="quiet"
          isBusy={isLoading}
          aria-label={t("replay.cancelNamed", { order: name })}
          onClick={() => void end()}
        >
          {t("replay.cancel")}
        </Button>
      )}
    </Row>
  );
}
