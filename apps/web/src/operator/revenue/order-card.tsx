import { useId, useState } from "react";
import { errorCodeOf } from "#web/shared/api-client/request-error.ts";
import { amountText } from "#web/shared/i18n/amount-text.ts";
import { formatDateTime } from "#web/shared/i18n/formats.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Button } from "#web/shared/ui/button.tsx";
import { Card } from "#web/shared/ui/card.tsx";
import { ConfirmDialog } from "#web/shared/ui/confirm-dialog.tsx";
import { Row } from "#web/shared/ui/stack.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { TextArea } from "#web/shared/ui/text-area.tsx";
import { useRefundOrderMutation, type OperatorOrder } from "./api.ts";
import styles from "./revenue.module.css";

export function OrderCard({ order }: { order: OperatorOrder }) {
  const t = useT();
  const titleId = useId();
  const { currency, refunded_minor, total_minor, receipt_url, card, payment_type } = order;
  const name = order.username ?? t("operator.orders.nobody");
  const paidWith = card ? `${card.brand} ••${card.last4}` : payment_type;
  const facts = [
    t("operator.orders.about", { product: order.product_id, status: order.status }),
    paidWith,
    order.is_renewal && t("operator.orders.renewal"),
    refunded_minor > 0 && t("operator.orders.refunded", { amount: amountText(refunded_minor, currency, "en") }),
  ];
  return (
    <Card as="article" gap={2} aria-labelledby={titleId}>
      <Row justify="between" align="baseline" wraps gap={2}>
        <Text as="h2" size={5} id={titleId}>
          <bdi>{name}</bdi> · {amountText(total_minor, currency, "en")}
        </Text>
        <Text as="span" size={2} tone="muted" className="tabular">
          <time dateTime={order.ordered_at}>{formatDateTime(new Date(order.ordered_at), "en")}</time>
        </Text>
      </Row>
      <Text size={4} tone="muted">
        {facts.filter(Boolean).join(" · ")}
      </Text>
      <Text size={1} tone="muted">
        {order.order_id}
      </Text>
      <Row gap={3} wraps>
        {receipt_url && (
          <a className={styles.receipt} href={receipt_url} target="_blank" rel="noreferrer">
            {t("operator.orders.receipt")}
          </a>
        )}
        {order.outcome === "paid" && <Refund order={order} name={name} />}
      </Row>
    </Card>
  );
}

const SHORTEST_REASON = 3;

function Refund({ order, name }: { order: OperatorOrder; name: string }) {
  const t = useT();
  const [isAsking, setAsking] = useState(false);
  const [reason, setReason] = useState("");
  const [isMissing, setMissing] = useState(false);
  const [refund, { isLoading, error }] = useRefundOrderMutation();
  const amount = amountText(order.total_minor - order.refunded_minor, order.currency, "en");
  const confirm = async () => {
    const given = reason.trim();
    setMissing(given.length < SHORTEST_REASON);
    if (given.length < SHORTEST_REASON) return;
    const { error: refused } = await refund({ params: { order_id: order.order_id }, body: { reason: given } });
    if (!refused) setAsking(false);
  };
  return (
    <>
      <Button look="quiet" onClick={() => setAsking(true)}>
        {t("operator.orders.refund")}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t("operator.orders.refund.title", { amount, name })}
        confirm={t("operator.orders.refund.confirm", { amount })}
        cancel={t("ui.cancel")}
        isBusy={isLoading}
        problem={
          error &&
          t(
            errorCodeOf(error) === "not_refundable"
              ? "operator.orders.refund.notRefundable"
              : "operator.orders.refund.failed",
          )
        }
        onConfirm={() => void confirm()}
      >
        <p>{t("operator.orders.refund.text")}</p>
        <TextArea
          label={t("operator.orders.refund.reason")}
          value={reason}
          maxLength={500}
          error={isMissing ? t("operator.orders.refund.reasonMissing") : undefined}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      </ConfirmDialog>
    </>
  );
}
