import type { ReactNode } from "react";
import { useListChallengesQuery, type ChallengeSummary } from "#web/features/challenges/api.ts";
import { challengeHref } from "#web/features/challenges/hrefs.ts";
import { usePutAway } from "#web/features/hints/use-put-away.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Link } from "#web/shared/routing/router.tsx";
import { NoticeCard } from "#web/shared/ui/notice-card.tsx";

/** Seconds. */
const FRESH_FOR = 60;

/** Today's day of a joined challenge, until it is done or put away; then shows what is `otherwise` of use. */
export function ChallengeNotice({ otherwise }: { otherwise: ReactNode }) {
  const { data, isError } = useListChallengesQuery(undefined, { refetchOnMountOrArgChange: FRESH_FOR });
  const open = data?.challenges.find(({ open_task_id }) => open_task_id !== null);
  if (open?.open_task_id) return <OpenDay challenge={open} taskId={open.open_task_id} otherwise={otherwise} />;
  return data || isError ? otherwise : null;
}

interface OpenDayProps {
  challenge: ChallengeSummary;
  taskId: string;
  otherwise: ReactNode;
}

function OpenDay({ challenge: { id, title, completed_days, total_days }, taskId, otherwise }: OpenDayProps) {
  const t = useT();
  const { isAway, putAway } = usePutAway(`challenge.${taskId}`);
  if (isAway === null) return null;
  if (isAway) return otherwise;
  return (
    <NoticeCard
      icon="target"
      title={title}
      text={t("challenges.notice", { day: completed_days + 1, count: total_days })}
      onDismiss={putAway}
      action={(words, className) => (
        <Link to={challengeHref(id)} className={className}>
          {words}
        </Link>
      )}
    />
  );
}
