import type { Subscription } from "@candlewise/contracts/subscriptions/schemas";
import type { ReactNode } from "react";
import { cardText, usePriceTexts } from "#web/modules/paying/price-texts.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Card } from "#web/shared/ui/card.tsx";
import { Row } from "#web/shared/ui/stack.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { Note, Tag } from "#web/shared/ui/tinted.tsx";
import { useStateText } from "./use-state-text.ts";

const TONES = {
  active: "right",
  cancelling: "violet",
  redemption: "wrong",
  paused: "sunken",
  cancelled: "sunken",
  expired: "sunken",
} as const;

interface SubscriptionCardProps {
  subscription: Subscription;
  /** What it changes to, in words; null if it stays. */
  change: string | null;
  /** What can be done about it. */
  children: ReactNode;
}

/** One subscription: what it is, what it costs, what happens next. */
export function SubscriptionCard({ subscription, change, children }: SubscriptionCardProps) {
  const t = useT();
  const texts = usePriceTexts();
  const says = useStateText(subscription);
  const { state, period, card, pending_action, provider } = subscription;
  return (
    <Card as="section" gap={3}>
      <Row justify="between" gap={3} wraps>
        <h2>{`${t(`paying.product.${subscription.product_type}`)} · ${texts.plan(period)}`}</h2>
        <Tag tone={TONES[state]}>{t(`subscriptions.state.${state}`)}</Tag>
      </Row>
      <Text size={7} weight={800}>
        {texts.billed(subscription)}
      </Text>
      <Text>{says}</Text>
      {change !== null && <Text>{change}</Text>}
      {card && state !== "cancelled" && state !== "expired" && (
        <Text tone="muted" size={4}>
          {t("subscriptions.paidWith", { card: cardText(card) })}
        </Text>
      )}
      {pending_action !== "none" && <Note as="output">{t("subscriptions.waiting")}</Note>}
      {provider !== "solidgate" && <Note>{t(`subscriptions.store.${provider}`)}</Note>}
      {children}
    </Card>
  );
}
