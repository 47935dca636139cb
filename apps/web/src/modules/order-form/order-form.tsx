import type { ReactNode } from "react";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { useIsOnline } from "#web/shared/offline/use-is-online.ts";
import { plansHref } from "#web/shared/routing/plans-href.ts";
import { Button, LinkButton } from "#web/shared/ui/button.tsx";
import { Segmented } from "#web/shared/ui/choice.tsx";
import { Row, Stack } from "#web/shared/ui/stack.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { Refusal } from "./refusal.tsx";
import { AmountField } from "./amount-field.tsx";
import { CostPanel, EstimatedTotal } from "./cost-panel.tsx";
import type { OrderDraft } from "./order-draft.ts";
import styles from "./order-form.module.css";
import { PriceFields } from "./price-fields.tsx";
import { Quotes } from "./quotes.tsx";
import { Form } from "#web/shared/ui/form.tsx";
import { TypeField } from "./type-field.tsx";

interface OrderFormProps {
  draft: OrderDraft;
  /** Whether the order says how long it may wait. */
  hasTimeInForce: boolean;
  submitLabel: string;
  /** Submitted, and waiting for the server. */
  isBusy: boolean;
  onSubmit: () => void;
  /** Above the prices of the market. */
  top?: ReactNode;
  /** Between side and type: what one must know about the market now. */
  notice?: ReactNode;
  /** Below the prices of the order: help to fill them in. */
  helpers?: ReactNode;
}

/** An order as it is written, with what is wrong with it and what it would cost. */
export function OrderForm({
  draft,
  hasTimeInForce,
  submitLabel,
  isBusy,
  onSubmit,
  top,
  notice,
  helpers,
}: OrderFormProps) {
  const t = useT();
  const isOnline = useIsOnline();
  const { fields, quote, refusal, change } = draft;
  return (
    <Form onSubmit={onSubmit}>
      <Stack gap={2}>
        {top}
        <Quotes quote={quote} />
      </Stack>
      <Segmented
        label={t("order.side")}
        options={[
          { value: "buy", label: t("order.side.buy") },
          { value: "sell", label: t("order.side.sell") },
        ]}
        value={fields.side}
        onChange={(side) => change({ side, amount: "" })}
      />
      {notice}
      <TypeField draft={draft} />
      <AmountField draft={draft} />
      <PriceFields draft={draft} />
      {helpers}
      {hasTimeInForce && fields.type !== "market" && <TimeInForceField draft={draft} />}
      <CostPanel draft={draft} />
      <div role="alert">{refusal?.field === null && <Refusal>{refusal.text}</Refusal>}</div>
      {refusal?.isFreeLimit && <BeyondFreePlan />}
      {!isOnline && (
        <Text size={2} tone="muted">
          {t("order.offline")}
        </Text>
      )}
      <Stack gap={2} className={styles.footer}>
        <EstimatedTotal draft={draft} />
        <Button type="submit" look={fields.side} isWide disabled={!isOnline} isBusy={isBusy}>
          {submitLabel}
        </Button>
      </Stack>
    </Form>
  );
}

/** The way on looks like the way to the plans. */
function BeyondFreePlan() {
  const t = useT();
  return (
    <Row gap={3}>
      <LinkButton to="/simulator" look="secondary">
        {t("order.portfolio")}
      </LinkButton>
      <LinkButton to={plansHref("/simulator")} look="secondary">
        {t("order.plans")}
      </LinkButton>
    </Row>
  );
}

function TimeInForceField({ draft: { fields, change } }: { draft: OrderDraft }) {
  const t = useT();
  return (
    <Stack gap={2}>
      <Segmented
        isLabelShown
        label={t("order.tif")}
        options={[
          { value: "day", label: t("order.tif.day") },
          { value: "gtc", label: t("order.tif.gtc") },
        ]}
        value={fields.timeInForce}
        onChange={(timeInForce) => change({ timeInForce })}
      />
      <Text size={2} tone="muted">
        {t(`order.tifNote.${fields.timeInForce}`)}
      </Text>
    </Stack>
  );
}
