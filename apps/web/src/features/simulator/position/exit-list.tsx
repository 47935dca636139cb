import { formatMoment } from "#web/shared/i18n/formats.ts";
import { percentText, priceText, quoteText } from "#web/shared/i18n/money-texts.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { useIsConnected } from "#web/shared/offline/connection.ts";
import { IconButton } from "#web/shared/ui/button.tsx";
import { Quantity } from "#web/shared/ui/quantity.tsx";
import { Row, Stack } from "#web/shared/ui/stack.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import type { Order } from "../api.ts";
import { distanceTo } from "../orders/order-facts.ts";
import { useCancelOrder } from "../orders/use-cancel-order.ts";
import { useChangeOrder } from "../orders/use-change-order.tsx";
import type { Exit } from "./exits.ts";
import styles from "./position.module.css";

interface ExitListProps {
  exits: readonly Exit[];
  last: string;
}

/** The orders that would sell a position, each with its price, how far away it is, and ways to modify and cancel it. */
export function ExitList({ exits, last }: ExitListProps) {
  const t = useT();
  const change = useChangeOrder();
  return (
    <>
      {exits.length > 0 && (
        <ul className={styles.exits} aria-label={t("position.exits")}>
          {exits.map((exit) => (
            <ExitRow key={exit.order.id} exit={exit} last={last} onChange={change.open} />
          ))}
        </ul>
      )}
      {change.sheet}
    </>
  );
}

interface ExitRowProps {
  exit: Exit;
  last: string;
  onChange: (order: Order) => void;
}

function ExitRow({ exit: { order, kind, price }, last, onChange }: ExitRowProps) {
  const t = useT();
  const language = useLanguage();
  const isConnected = useIsConnected();
  const { cancel, isCancelling } = useCancelOrder();
  const name = kind === "order" ? t(`order.type.${order.type}`) : t(`position.exit.${kind}`);
  const about = price === null ? name : `${name}, ${priceText(price)}`;
  const { queued_until: opensAt } = order;
  return (
    <Row as="li" gap={1} justify="between" className={styles.exit}>
      <Stack gap={0} className={styles.exitText}>
        <Text as="span" size={4} weight={700}>
          {name}
        </Text>
        <Text as="span" size={2} tone="muted" className="tabular">
          <bdi className={styles.part}>
            {opensAt !== null && t("position.queued", { time: formatMoment(opensAt, language) })}
            {price !== null &&
              t("position.exitAt", {
                price: kind === "trail" ? quoteText(price) : priceText(price),
                distance: percentText(distanceTo(price, last), language, { isSigned: true }),
              })}
          </bdi>{" "}
          <bdi className={styles.part}>
            · <Quantity value={order.quantity} />
          </bdi>
        </Text>
      </Stack>
      {price !== null && (
        <IconButton
          icon="edit"
          label={t("simulator.changeOf", { order: about })}
          aria-haspopup="dialog"
          disabled={!isConnected}
          onClick={() => onChange(order)}
        />
      )}
      <IconButton
        icon="close"
        label={t("simulator.cancelOf", { order: about })}
        disabled={!isConnected || isCancelling}
        onClick={() => void cancel(order)}
      />
    </Row>
  );
}
