import { useState } from "react";
import { Navigate, useSearchParams } from "#web/shared/routing/router.tsx";
import { timeOrderedId } from "#web/shared/storage/time-ordered-id.ts";
import { PageSkeleton } from "#web/shared/ui/page-skeleton.tsx";
import { useListJournalQuery } from "#web/features/journal/api.ts";
import { emptyDraft } from "#web/features/journal/entry-draft.ts";
import { useListAssetOrdersQuery } from "#web/features/simulator/api.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { planFromOrder } from "./plan-from-order.ts";

/** Leads to what the journal already says of the order in the address, or to a new entry about it, with what its bracket planned. */
export function NewEntry() {
  const t = useT();
  const [search] = useSearchParams();
  const [fresh] = useState(() => timeOrderedId());
  const order = search.get("order");
  const ticker = search.get("ticker");
  const { data, isError } = useListJournalQuery({ query: { order: order ?? "", limit: 1 } }, { skip: order === null });
  const { data: family, isError: isUnknown } = useListAssetOrdersQuery(
    { params: { ticker: ticker ?? "" } },
    { skip: order === null || ticker === null },
  );
  const isAsking = order !== null && ((!data && !isError) || (ticker !== null && !family && !isUnknown));
  if (isAsking) return <PageSkeleton name="list" title={t("journal.entry")} />;
  const kept = data?.entries[0]?.id;
  if (kept !== undefined) return <Navigate replace to={`/simulator/journal/${kept}`} />;
  const plan = order !== null && family && planFromOrder(order, family.orders);
  const draft = emptyDraft({ orderId: order, ticker, ...plan });
  return <Navigate replace to={`/simulator/journal/${fresh}`} state={{ isNew: true, draft }} />;
}
