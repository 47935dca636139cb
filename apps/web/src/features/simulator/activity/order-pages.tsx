import { useState } from "react";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Button } from "#web/shared/ui/button.tsx";
import { Skeleton } from "#web/shared/ui/skeleton.tsx";
import { EmptyState, ErrorState } from "#web/shared/ui/states.tsx";
import { useListOrdersQuery } from "../api.ts";
import { OrderList } from "../orders/order-list.tsx";

/** As many as a page shows. */
const PAGE = 50;

/** Orders that are open, or those that ended, page by page. */
export function OrderPages({ status, accountNumber }: { status: "open" | "ended"; accountNumber: number }) {
  const [cursors, setCursors] = useState<readonly (string | null)[]>([null]);
  return (
    <>
      {cursors.map((cursor, index) => (
        <OrderPage
          key={cursor}
          cursor={cursor}
          status={status}
          accountNumber={accountNumber}
          isLast={index === cursors.length - 1}
          onMore={(next) => setCursors((before) => [...before, next])}
        />
      ))}
    </>
  );
}

interface OrderPageProps {
  cursor: string | null;
  status: "open" | "ended";
  accountNumber: number;
  isLast: boolean;
  onMore: (cursor: string) => void;
}

function OrderPage({ cursor, status, accountNumber, isLast, onMore }: OrderPageProps) {
  const t = useT();
  const { data, error, isFetching, refetch } = useListOrdersQuery({
    query: { status, limit: PAGE, account_number: accountNumber, ...(cursor !== null && { cursor }) },
  });
  if (!data && error) return <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  if (!data) return <Skeleton shape="card" />;
  const next = data.next_cursor;
  if (data.orders.length === 0 && cursor === null) {
    return <EmptyState title={t(`simulator.orders.${status}Title`)}>{t(`simulator.orders.${status}Text`)}</EmptyState>;
  }
  return (
    <>
      {data.orders.length > 0 && <OrderList orders={data.orders} isEditable={status === "open"} />}
      {isLast && next !== null && (
        <Button look="secondary" isWide onClick={() => onMore(next)}>
          {t("simulator.more")}
        </Button>
      )}
    </>
  );
}
