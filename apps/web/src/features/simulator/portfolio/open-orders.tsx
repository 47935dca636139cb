import { useT } from "#web/shared/i18n/use-t.tsx";
import { LinkButton } from "#web/shared/ui/button.tsx";
import { Skeleton } from "#web/shared/ui/skeleton.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { ErrorState } from "#web/shared/ui/states.tsx";
import { useListOrdersQuery } from "../api.ts";
import { OrderList } from "../orders/order-list.tsx";
import { OPEN_ORDERS } from "./open-orders-query.ts";

/** What waits in the market, with what can be done about it; nothing when nothing waits. */
export function OpenOrders({ title }: { title: string }) {
  const t = useT();
  const { data, error, isFetching, refetch } = useListOrdersQuery(OPEN_ORDERS);
  if (data?.orders.length === 0) return null;
  return (
    <Stack as="section" gap={3} aria-busy={!data && !error}>
      <h2>{title}</h2>
      {data && <OrderList orders={data.orders} isEditable />}
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
