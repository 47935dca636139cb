import { useState } from "react";
import { Navigate, useSearchParams } from "#web/shared/routing/router.tsx";
import { timeOrderedId } from "#web/shared/storage/time-ordered-id.ts";
import { PageSkeleton } from "#web/shared/ui/page-skeleton.tsx";
import { useListJournalQuery } from "#web/features/journal/api.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";

/** Leads to what the journal already says of the order in the address, or to a new entry about it. */
export function NewEntry() {
  const t = useT();
  const [search] = useSearchParams();
  const [fresh] = useState(() => timeOrderedId());
  const order = search.get("order");
  const { data, isError } = useListJournalQuery({ query: { order: order ?? "", limit: 1 } }, { skip: order === null });
  if (order !== null && !data && !isError) return <PageSkeleton name="list" title={t("journal.entry")} />;
  const kept = data?.entries[0]?.id;
  if (kept !== undefined) return <Navigate replace to={`/simulator/journal/${kept}`} />;
  const to = { pathname: `/simulator/journal/${fresh}`, search: search.toString() };
  return <Navigate replace to={to} state={{ isNew: true }} />;
}
