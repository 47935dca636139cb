import type { Revenue } from "@candlewise/contracts/payments/schemas";
import { statusOf } from "#web/shared/api-client/request-error.ts";
import { amountText } from "#web/shared/i18n/amount-text.ts";
import { formatDateTime, formatNumber } from "#web/shared/i18n/formats.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Card } from "#web/shared/ui/card.tsx";
import { Facts } from "#web/shared/ui/facts.tsx";
import { FigureTable } from "#web/shared/ui/figure-table.tsx";
import { Page } from "#web/shared/ui/page.tsx";
import { Skeleton } from "#web/shared/ui/skeleton.tsx";
import { Row, Stack } from "#web/shared/ui/stack.tsx";
import { ErrorState } from "#web/shared/ui/states.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { Note } from "#web/shared/ui/tinted.tsx";
import { NotFoundScreen } from "../message-screens.tsx";
import { OperatorFrame } from "../operator-frame.tsx";
import { useGetRevenueQuery } from "./api.ts";
import styles from "./revenue.module.css";

/** Milliseconds. */
const REFRESH = 30_000;

/** What the service earns, what changed it, and whether the books agree with the payment service. */
export function RevenueScreen() {
  const t = useT();
  const { data, error, isFetching, refetch } = useGetRevenueQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: REFRESH,
  });
  // The server answers so to everybody who is no operator.
  if (statusOf(error) === 404) return <NotFoundScreen />;
  return (
    <OperatorFrame>
      <Page title={t("operator.revenue.title")} bar={null}>
        <Stack gap={5} className={styles.screen}>
          <Row justify="between" align="baseline" wraps gap={3}>
            <h1>{t("operator.revenue.title")}</h1>
            {data && <Text tone="muted">{t("operator.revenue.asOf", { time: timeText(data.as_of) })}</Text>}
          </Row>
          {error && <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />}
          {data ? <Books revenue={data} /> : !error && <Skeleton shape="card" />}
        </Stack>
      </Page>
    </OperatorFrame>
  );
}

const timeText = (instant: string): string => formatDateTime(new Date(instant), "en");

function Books({ revenue }: { revenue: Revenue }) {
  const t = useT();
  const { subscriptions, monthly, refunds, chargebacks, webhooks, waiting_orders, oldest_waiting_at } = revenue;
  const sums = (amounts: Revenue["monthly"]) =>
    amounts.map(({ currency, amount_minor }) => amountText(amount_minor, currency, "en")).join(" · ") ||
    t("operator.revenue.nothing");
  return (
    <>
      {revenue.is_test && <Note>{t("operator.revenue.test")}</Note>}
      <Card as="section" gap={3}>
        <h2>{t("operator.revenue.monthly")}</h2>
        <Text size={9} weight={800}>
          {sums(monthly)}
        </Text>
      </Card>
      <Card as="section" gap={3}>
        <h2>{t("operator.revenue.subscriptions")}</h2>
        <Facts
          facts={(["active", "cancelling", "redemption", "new", "churned", "recovered"] as const).map((name) => ({
            label: t(`operator.revenue.${name}`),
            value: formatNumber(subscriptions[name], "en"),
          }))}
        />
      </Card>
      <Card as="section" gap={3}>
        <h2>{t("operator.revenue.returned")}</h2>
        <Facts
          facts={[
            { label: t("operator.revenue.refunds"), value: sums(refunds) },
            { label: t("operator.revenue.chargebacks"), value: sums(chargebacks) },
          ]}
        />
      </Card>
      <Card as="section" gap={3}>
        <h2>{t("operator.revenue.provider")}</h2>
        <Facts
          facts={[
            { label: t("operator.revenue.waiting"), value: formatNumber(waiting_orders, "en") },
            ...(oldest_waiting_at === null
              ? []
              : [{ label: t("operator.revenue.oldest"), value: timeText(oldest_waiting_at) }]),
            { label: t("operator.revenue.webhooks"), value: formatNumber(webhooks.received, "en") },
            ...(webhooks.last_at === null
              ? []
              : [{ label: t("operator.revenue.lastWebhook"), value: timeText(webhooks.last_at) }]),
          ]}
        />
      </Card>
      <Ledger ledger={revenue.ledger} />
    </>
  );
}

function Ledger({ ledger }: Pick<Revenue, "ledger">) {
  const t = useT();
  const sums = new Map<string, number>();
  for (const { currency, balance_minor } of ledger) sums.set(currency, (sums.get(currency) ?? 0) + balance_minor);
  return (
    <Stack as="section" gap={3}>
      <h2>{t("operator.revenue.ledger")}</h2>
      {[...sums].map(
        ([currency, sum]) =>
          sum !== 0 && (
            <Note key={currency} role="alert" tone="wrong">
              {t("operator.revenue.unbalanced", { currency, amount: amountText(sum, currency, "en") })}
            </Note>
          ),
      )}
      <FigureTable
        label={t("operator.revenue.ledger")}
        columns={[t("operator.revenue.account"), t("operator.revenue.balance")]}
      >
        {ledger.map(({ account, currency, balance_minor }) => (
          <tr key={`${account} ${currency}`}>
            <th scope="row">{account}</th>
            <td>{amountText(balance_minor, currency, "en")}</td>
          </tr>
        ))}
        {[...sums].map(([currency, sum]) => (
          <tr key={currency}>
            <th scope="row">{`${t("operator.revenue.sum")} ${currency}`}</th>
            <td>{amountText(sum, currency, "en")}</td>
          </tr>
        ))}
      </FigureTable>
    </Stack>
  );
}
