import { useDeferredValue, useMemo, useState } from "react";
import { PageSkeleton } from "#web/shared/ui/page-skeleton.tsx";
import { useListJournalQuery, useListJournalReviewsQuery } from "#web/features/journal/api.ts";
import { EntryPages } from "#web/features/journal/entry-pages.tsx";
import { JournalFilter } from "#web/features/journal/journal-filter.tsx";
import { FIRST_ENTRIES, NO_FILTER, type Filter } from "#web/features/journal/page-query.ts";
import styles from "#web/features/journal/journal.module.css";
import { UnsentDrafts } from "#web/features/journal/unsent-drafts.tsx";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { draftStore } from "#web/shared/offline/draft-store.ts";
import { useUserId } from "#web/shared/state/use-user.ts";
import { LinkButton } from "#web/shared/ui/button.tsx";
import { Card } from "#web/shared/ui/card.tsx";
import { Page } from "#web/shared/ui/page.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { EmptyState, ErrorState } from "#web/shared/ui/states.tsx";
import { PracticeTag } from "#web/shared/ui/practice-tag.tsx";

const NEW = "/simulator/journal/new";

/** What was written of trades, and the review that is due. */
export function JournalScreen() {
  const t = useT();
  const title = t("journal.title");
  const { data, error, isFetching, refetch } = useListJournalQuery(FIRST_ENTRIES);
  if (!data && !error) return <PageSkeleton name="list" title={title} />;
  const isEmpty = data !== undefined && data.entries.length === 0;
  return (
    <Page title={title} bar={{ back: "/simulator" }}>
      <Stack gap={6}>
        <Stack as="header" gap={2}>
          <PracticeTag />
          <h1>{title}</h1>
        </Stack>
        <ReviewCard />
        <Unsent />
        {!data && <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />}
        {isEmpty && (
          <EmptyState
            mood="thinking"
            title={t("journal.emptyTitle")}
            actions={<LinkButton to={NEW}>{t("journal.first")}</LinkButton>}
          >
            {t("journal.emptyText")}
          </EmptyState>
        )}
        {data && !isEmpty && (
          <>
            <LinkButton to={NEW} icon="plus">
              {t("journal.new")}
            </LinkButton>
            <Entries tags={data.tags} />
          </>
        )}
      </Stack>
    </Page>
  );
}

function Entries({ tags }: { tags: Parameters<typeof JournalFilter>[0]["tags"] }) {
  const [filter, setFilter] = useState<Filter>(NO_FILTER);
  // While somebody types, only what they stopped at is asked for.
  const asked = useDeferredValue(filter);
  return (
    <>
      <JournalFilter filter={filter} tags={tags} onChange={setFilter} />
      <EntryPages key={JSON.stringify(asked)} filter={asked} />
    </>
  );
}

function Unsent() {
  const userId = useUserId();
  const drafts = useMemo(() => userId !== null && draftStore(userId), [userId]);
  return drafts && <UnsentDrafts key={userId} drafts={drafts} />;
}

/** The review that is due, or how far the next one is. */
function ReviewCard() {
  const t = useT();
  const { data } = useListJournalReviewsQuery();
  if (!data || (data.closed_trades === 0 && data.reviews.length === 0)) return null;
  const isDue = data.due !== null;
  return (
    <Card gap={3}>
      <h2>{t(isDue ? "journal.reviewDue" : "journal.reviews")}</h2>
      <p className={styles.note}>
        {isDue
          ? t("journal.reviewDueText", { every: data.every })
          : t("journal.reviewNext", { count: data.until_next, closed: data.closed_trades })}
      </p>
      {(isDue || data.reviews.length > 0) && (
        <LinkButton to="/simulator/journal/review" look={isDue ? "violet" : "secondary"}>
          {t(isDue ? "journal.reviewStart" : "journal.reviewsShow")}
        </LinkButton>
      )}
    </Card>
  );
}
