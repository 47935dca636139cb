import { statusOf } from "#web/shared/api-client/request-error.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { useSearchParams } from "#web/shared/routing/router.tsx";
import { Button } from "#web/shared/ui/button.tsx";
import { Segmented } from "#web/shared/ui/choice.tsx";
import { Page } from "#web/shared/ui/page.tsx";
import { Skeleton } from "#web/shared/ui/skeleton.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { EmptyState, ErrorState } from "#web/shared/ui/states.tsx";
import { NotFoundScreen } from "../message-screens.tsx";
import { OperatorFrame } from "../operator-frame.tsx";
import { useListAllOrdersInfiniteQuery, type OrderFilter } from "./api.ts";
import { OrderCard } from "./order-card.tsx";
import styles from "./revenue.module.css";

/** What all users bought; those whose outcome is not known, if asked for. */
export function OrdersScreen() {
  const t = useT();
  const [search, setSearch] = useSearchParams();
  const filter: OrderFilter = search.get("show") === "waiting" ? "waiting" : "all";
  const list = useListAllOrdersInfiniteQuery(filter, { refetchOnMountOrArgChange: true });
  // The server answers so to everybody who is no operator.
  if (statusOf(list.error) === 404) return <NotFoundScreen />;
  return (
    <OperatorFrame>
      <Page title={t("operator.orders.title")} bar={null}>
        <Stack gap={5} className={styles.screen}>
          <h1>{t("operator.orders.title")}</h1>
          <Segmented
            label={t("operator.orders.filter")}
            options={[
              { value: "all", label: t("operator.orders.filter.all") },
              { value: "waiting", label: t("operator.orders.filter.waiting") },
            ]}
            value={filter}
            onChange={(next) => setSearch(next === "all" ? {} : { show: next }, { replace: true })}
          />
          <OrderList key={filter} filter={filter} />
        </Stack>
      </Page>
    </OperatorFrame>
  );
}

function OrderList({ filter }: { filter: OrderFilter }) {
  const t = useT();
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } =
    useListAllOrdersInfiniteQuery(filter);
  const failure = error && <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  if (!data) return failure ?? <Skeleton shape="card" />;
  const orders = data.pages.flatMap((page) => page.orders);
  if (orders.length === 0 && !hasNextPage) {
    return filter === "waiting" ? (
      <EmptyState title={t("operator.orders.emptyWaiting")}>{t("operator.orders.emptyWaitingText")}</EmptyState>
    ) : (
      <EmptyState title={t("operator.orders.empty")}>{t("operator.orders.emptyText")}</EmptyState>
    );
  }
  return (
    <>
      <Stack as="ul" gap={4}>
        {orders.map((order) => (
          <li key={order.order_id}>
            <OrderCard order={order} />
          </li>
        ))}
      </Stack>
      {failure}
      {hasNextPage && !failure && (
        <Button look="secondary" isWide isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t("operator.orders.more")}
        </Button>
      )}
    </>
  );
}
