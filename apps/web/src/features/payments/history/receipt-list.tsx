import type { Order } from "@candlewise/contracts/payments/schemas";
import { cardText, usePriceTexts } from "#web/modules/paying/price-texts.ts";
import { formatDate } from "#web/shared/i18n/formats.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { ListCard } from "#web/shared/ui/card.tsx";
import { Skeleton } from "#web/shared/ui/skeleton.tsx";
import { Row, Stack } from "#web/shared/ui/stack.tsx";
import { ErrorState } from "#web/shared/ui/states.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { useListPaymentsQuery } from "../api.ts";
import styles from "./history.module.css";
import { Withdrawal } from "./withdrawal.tsx";

/** What was paid, with receipts, and how to withdraw while that is possible. */
export function ReceiptList() {
  const t = useT();
  const { data, error, isFetching, refetch } = useListPaymentsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Stack as="section" gap={3}>
      <h2>{t("payments.receipts.title")}</h2>
      {data ? (
        data.orders.length === 0 ? (
          <Text tone="muted">{t("payments.receipts.none")}</Text>
        ) : (
          <ListCard>
            {data.orders.map((order) => (
              <ReceiptRow key={order.order_id} order={order} />
            ))}
          </ListCard>
        )
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <Skeleton shape="card" />
      )}
    </Stack>
  );
}

const METHODS = { PAYPAL: "PayPal", APPLEPAY: "Apple Pay", GOOGLEPAY: "Google Pay", CARD: null } as const;

function ReceiptRow({ order }: { order: Order }) {
  const t = useT();
  const language = useLanguage();
  const texts = usePriceTexts();
  const { currency, total_minor, refunded_minor, outcome, card, payment_type, receipt_url } = order;
  const paidWith = card ? cardText(card) : payment_type && METHODS[payment_type];
  const isInPart = refunded_minor > 0 && outcome !== "returned";
  const date = formatDate(new Date(order.ordered_at), language);
  return (
    <li className={styles.row}>
      <Row justify="between" align="baseline" gap={3}>
        <Text as="h3" size={5} weight={700}>
          {t(`paying.product.${order.product_type}`)}
        </Text>
        <Text as="span" weight={700} className="tabular">
          {texts.amount(total_minor, currency)}
        </Text>
      </Row>
      <Text size={4} tone="muted">
        {[date, paidWith, t(`payments.receipts.outcome.${outcome}`)].filter(Boolean).join(" · ")}
        {isInPart && ` · ${t("payments.receipts.refunded", { amount: texts.amount(refunded_minor, currency) })}`}
      </Text>
      {receipt_url && (
        <a className={styles.receipt} href={receipt_url} target="_blank" rel="noreferrer">
          {t("payments.receipts.pdf")}
          <span className="sr-only"> {date}</span>
        </a>
      )}
      <Withdrawal order={order} />
    </li>
  );
}
