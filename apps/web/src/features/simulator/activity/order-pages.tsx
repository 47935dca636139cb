import { useT } from "#web/shared/i18n/use-t.tsx";
import { CursorPages, type CursorPage } from "#web/shared/ui/cursor-pages.tsx";
import { Skeleton } from "#web/shared/ui/skeleton.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { EmptyState, ErrorState } from "#web/shared/ui/states.tsx";
import { useListOrdersQuery } from "../api.ts";
import { CancelAll } from "../orders/cancel-all.tsx";
import type { HistoryFilter } from "../orders/order-facts.ts";
import { OrderList } from "../orders/order-list.tsx";
import { useOpenOrders } from "../orders/use-open-orders.ts";

/** As many as a page shows. */
const PAGE = 50;

interface OrdersProps {
  accountNumber: number;
}

interface HistoryProps extends OrdersProps {
  filter: HistoryFilter;
}

const NONE = [] as const;

const useOrderPage = (
  status: "open" | "ended" | Exclude<HistoryFilter, "all">,
  accountNumber: number,
  cursor: string | null,
) =>
  useListOrdersQuery({
    query: { status, limit: PAGE, account_number: accountNumber, ...(cursor !== null && { cursor }) },
  });

/** Orders that are open, page by page. */
export function OpenOrderPages(props: OrdersProps) {
  return <CursorPages>{(page) => <OpenPage {...page} {...props} />}</CursorPages>;
}

/** Orders that ended, page by page. */
export function OrderHistoryPages(props: HistoryProps) {
  return <CursorPages key={props.filter}>{(page) => <HistoryPage {...page} {...props} />}</CursorPages>;
}

function OpenPage({ cursor, accountNumber, more }: CursorPage & OrdersProps) {
  const t = useT();
  const { data, error, isFetching, refetch } = useOrderPage("open", accountNumber, cursor);
  const orders = data?.orders ?? NONE;
  const { rows, cancel, cancelAll, isCancellingAll } = useOpenOrders(orders);
  if (!data && error) return <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  if (!data) return <Skeleton shape="card" />;
  if (rows.length === 0 && cursor === null) {
    return <EmptyState title={t("simulator.orders.openTitle")}>{t("simulator.orders.openText")}</EmptyState>;
  }
  return (
    <>
      {cursor === null && rows.length > 1 && (
        <Stack align="end">
          <CancelAll count={orders.length} isBusy={isCancellingAll} onConfirm={() => cancelAll(orders)} />
        </Stack>
      )}
      {rows.length > 0 && <OrderList orders={rows} onCancel={cancel} />}
      {more(data.next_cursor, t("simulator.more"))}
    </>
  );
}

function HistoryPage({ cursor, accountNumber, filter, more }: CursorPage & HistoryProps) {
  const t = useT();
  const { data, error, isFetching, refetch } = useOrderPage(filter === "all" ? "ended" : filter, accountNumber, cursor);
  if (!data && error) return <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  if (!data) return <Skeleton shape="card" />;
  if (data.orders.length === 0 && data.next_cursor === null && cursor === null) {
    if (filter !== "all") return <EmptyState title={t("simulator.history.none")} />;
    return <EmptyState title={t("simulator.orders.endedTitle")}>{t("simulator.orders.endedText")}</EmptyState>;
  }
  return (
    <>
      {data.orders.length > 0 && <OrderList orders={data.orders} />}
      {more(data.next_cursor, t("simulator.more"))}
    </>
  );
}
