import { useT } from "#web/shared/i18n/use-t.tsx";
import { LinkButton } from "#web/shared/ui/button.tsx";
import { Skeleton } from "#web/shared/ui/skeleton.tsx";
import { Row, Stack } from "#web/shared/ui/stack.tsx";
import { ErrorState } from "#web/shared/ui/states.tsx";
import { useListOrdersQuery } from "../api.ts";
import { CancelAll } from "../orders/cancel-all.tsx";
import { OrderList } from "../orders/order-list.tsx";
import { useOpenOrders } from "../orders/use-open-orders.ts";
import { OPEN_ORDERS } from "./open-orders-query.ts";

const NONE = [] as const;

/** What waits in the market, with what can be done about it; nothing when nothing waits. */
export function OpenOrders({ title }: { title: string }) {
  const t = useT();
  const { data, error, isFetching, refetch } = useListOrdersQuery(OPEN_ORDERS);
  const orders = data?.orders ?? NONE;
  const { rows, cancel, cancelAll, isCancellingAll } = useOpenOrders(orders);
  if (data && rows.length === 0) return null;
  return (
    <Stack as="section" gap={3} aria-busy={!data && !error}>
      <Row as="header" justify="between" gap={3}>
        <h2>{title}</h2>
        {rows.length > 1 && (
          <CancelAll count={orders.length} isBusy={isCancellingAll} onConfirm={() => cancelAll(orders)} />
        )}
      </Row>
      {data && <OrderList orders={rows} onCancel={cancel} />}
      {!data && !error && <Skeleton shape="card" />}
      {!data && error && <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />}
      {data?.next_cursor && (
        <LinkButton to="/simulator/activity" look="quiet">
          {t("simulator.allOrders")}
        </LinkButton>
      )}
    </Stack>
  );
}
