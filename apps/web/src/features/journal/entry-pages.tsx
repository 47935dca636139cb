import { useState } from "react";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Button } from "#web/shared/ui/button.tsx";
import { Skeleton } from "#web/shared/ui/skeleton.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { EmptyState, ErrorState } from "#web/shared/ui/states.tsx";
import { useListJournalQuery } from "./api.ts";
import { EntryCard } from "./entry-card.tsx";
import { pageQuery, type Filter } from "./page-query.ts";

/** Entries that the filter lets through, page by page. */
export function EntryPages({ filter }: { filter: Filter }) {
  const [cursors, setCursors] = useState<readonly (string | null)[]>([null]);
  return (
    <Stack gap={3}>
      {cursors.map((cursor, index) => (
        <EntryPage
          key={cursor}
          filter={filter}
          cursor={cursor}
          isLast={index === cursors.length - 1}
          onMore={(next) => setCursors((before) => [...before, next])}
        />
      ))}
    </Stack>
  );
}

interface EntryPageProps {
  filter: Filter;
  cursor: string | null;
  isLast: boolean;
  onMore: (cursor: string) => void;
}

function EntryPage({ filter, cursor, isLast, onMore }: EntryPageProps) {
  const t = useT();
  const { data, error, isFetching, refetch } = useListJournalQuery(pageQuery(filter, cursor));
  if (!data && error) return <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  if (!data) return <Skeleton shape="card" />;
  const next = data.next_cursor;
  if (data.entries.length === 0 && cursor === null) {
    return <EmptyState title={t("journal.nothingFound")}>{t("journal.nothingFoundText")}</EmptyState>;
  }
  return (
    <>
      {data.entries.map((entry) => (
        <EntryCard key={entry.id} entry={entry} />
      ))}
      {isLast && next !== null && (
        <Button look="secondary" isWide onClick={() => onMore(next)}>
          {t("journal.more")}
        </Button>
      )}
    </>
  );
}
