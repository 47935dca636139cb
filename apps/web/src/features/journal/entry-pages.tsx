import { useT } from "#web/shared/i18n/use-t.tsx";
import { CursorPages, type CursorPage } from "#web/shared/ui/cursor-pages.tsx";
import { Skeleton } from "#web/shared/ui/skeleton.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { EmptyState, ErrorState } from "#web/shared/ui/states.tsx";
import { useListJournalQuery } from "./api.ts";
import { EntryCard } from "./entry-card.tsx";
import { pageQuery, type Filter } from "./page-query.ts";

/** Entries that the filter lets through, page by page. */
export function EntryPages({ filter }: { filter: Filter }) {
  return (
    <Stack gap={3}>
      <CursorPages>{(page) => <EntryPage {...page} filter={filter} />}</CursorPages>
    </Stack>
  );
}

function EntryPage({ filter, cursor, more }: CursorPage & { filter: Filter }) {
  const t = useT();
  const { data, error, isFetching, refetch } = useListJournalQuery(pageQuery(filter, cursor));
  if (!data && error) return <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  if (!data) return <Skeleton shape="card" />;
  if (data.entries.length === 0 && cursor === null) {
    return <EmptyState title={t("journal.nothingFound")}>{t("journal.nothingFoundText")}</EmptyState>;
  }
  return (
    <>
      {data.entries.map((entry) => (
        <EntryCard key={entry.id} entry={entry} />
      ))}
      {more(data.next_cursor, t("journal.more"))}
    </>
  );
}
