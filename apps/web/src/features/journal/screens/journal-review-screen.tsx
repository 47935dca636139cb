import { useMemo } from "react";
import { PageSkeleton } from "#web/shared/ui/page-skeleton.tsx";
import { useListJournalReviewsQuery } from "#web/features/journal/api.ts";
import { ReviewForm } from "#web/features/journal/review-form.tsx";
import { WrittenReviews } from "#web/features/journal/written-reviews.tsx";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { draftStore } from "#web/shared/offline/draft-store.ts";
import { useUserId } from "#web/shared/state/use-user.ts";
import { Page } from "#web/shared/ui/page.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { EmptyState, ErrorState } from "#web/shared/ui/states.tsx";
import { PracticeTag } from "#web/shared/ui/practice-tag.tsx";

/** The look back on the last 20 closed trades, and those written before. */
export function JournalReviewScreen() {
  const t = useT();
  const userId = useUserId();
  const drafts = useMemo(() => userId !== null && draftStore(userId), [userId]);
  const { data, error, isFetching, refetch } = useListJournalReviewsQuery();
  const title = t("journal.reviewTitle");
  if (!data && !error) return <PageSkeleton name="list" title={title} />;
  return (
    <Page title={title} bar={{ back: "/simulator/journal" }}>
      <Stack gap={6}>
        <Stack as="header" gap={2}>
          <PracticeTag />
          <h1>{title}</h1>
        </Stack>
        {!data && <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />}
        {data?.due && drafts && (
          <ReviewForm key={data.due.number} number={data.due.number} figures={data.due.figures} drafts={drafts} />
        )}
        {data && !data.due && data.reviews.length === 0 && (
          <EmptyState title={t("journal.reviewNone")}>
            {t("journal.reviewNext", { count: data.until_next, closed: data.closed_trades })}
          </EmptyState>
        )}
        {data && data.reviews.length > 0 && (
          <Stack as="section" gap={3}>
            <h2>{t("journal.reviews")}</h2>
            <WrittenReviews reviews={data.reviews} />
          </Stack>
        )}
      </Stack>
    </Page>
  );
}
