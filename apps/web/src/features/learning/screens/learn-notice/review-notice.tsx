import type { ReviewPlan } from "@candlewise/contracts/learning/schemas";
import type { ReactNode } from "react";
import { usePutAway } from "#web/features/hints/use-put-away.ts";
import { useGetReviewPlanQuery } from "#web/features/learning/api.ts";
import { REVIEW_SESSION } from "#web/features/learning/review/hrefs.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Link } from "#web/shared/routing/router.tsx";
import { NoticeCard } from "#web/shared/ui/notice-card.tsx";

/** Seconds. */
const FRESH_FOR = 60;

/** Today's reviews, until they are done or put away for the day; then shows what is `otherwise` of use. */
export function ReviewNotice({ otherwise }: { otherwise: ReactNode }) {
  const { data, isError } = useGetReviewPlanQuery(undefined, { refetchOnMountOrArgChange: FRESH_FOR });
  if (data && data.due > 0) return <Due plan={data} otherwise={otherwise} />;
  return data || isError ? otherwise : null;
}

function Due({ plan: { due, minutes, today }, otherwise }: { plan: ReviewPlan; otherwise: ReactNode }) {
  const t = useT();
  const { isAway, putAway } = usePutAway(`review.${today}`);
  if (isAway === null) return null;
  if (isAway) return otherwise;
  return (
    <NoticeCard
      icon="refresh"
      title={t("review.due", { count: due })}
      text={t("review.about", { minutes })}
      onDismiss={putAway}
      action={(words, className) => (
        <Link to={REVIEW_SESSION} className={className}>
          {words}
        </Link>
      )}
    />
  );
}
