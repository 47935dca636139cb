import type { CallResult } from "@candlewise/contracts/endpoint";
import type { LearningShapes } from "@candlewise/contracts/learning/schemas";
import { Suspense, useEffect, useEffectEvent, useState } from "react";
import { useOpenReviewMutation } from "#web/features/learning/api.ts";
import { LessonSkeleton } from "#web/features/learning/player/lesson-skeleton.tsx";
import { AttemptPlayer } from "#web/features/learning/quiz/attempt-player.tsx";
import { REVIEWS } from "#web/features/learning/review/hrefs.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { useNavigate, useSearchParams } from "#web/shared/routing/router.tsx";
import { lazyComponent } from "#web/shared/ui/lazy-component.ts";

const loadResult = () => import("#web/features/learning/review/review-result.tsx");
/** They come at the end, or when there is nothing to ask. */
const ReviewResult = lazyComponent(loadResult, "ReviewResult");
const NoReview = lazyComponent(() => import("#web/features/learning/review/no-review.tsx"), "NoReview");

type Opened = CallResult<LearningShapes["openReview"]>;

/** S7.93: a review of what is due, or with `?skill=` a drill of one skill. The result has an address of its own, `?done=`. */
export function ReviewSessionScreen() {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const doneId = search.get("done");
  const skill = search.get("skill");
  const waiting = <LessonSkeleton onClose={() => navigate(REVIEWS)} />;
  return (
    <Suspense fallback={waiting}>
      {doneId === null ? (
        <Session key={skill} skillId={skill} onDone={(done) => setSearch({ done }, { replace: true })} />
      ) : (
        <ReviewResult attemptId={doneId} onUnfinished={() => setSearch({}, { replace: true })} />
      )}
    </Suspense>
  );
}

interface SessionProps {
  skillId: string | null;
  onDone: (attemptId: string) => void;
}

function Session({ skillId, onDone }: SessionProps) {
  const t = useT();
  const navigate = useNavigate();
  const [open, { error, isLoading }] = useOpenReviewMutation();
  const [opened, setOpened] = useState<(Opened & { turn: number }) | null>(null);
  const begin = () =>
    void open({ body: skillId === null ? {} : { skill_id: skillId } }).then(({ data }) => {
      if (data) setOpened((before) => ({ ...data, turn: (before?.turn ?? 0) + 1 }));
    });
  const beginFirst = useEffectEvent(begin);
  useEffect(() => beginFirst(), []);
  useEffect(() => {
    // A failure shows when the result is due.
    if (opened?.attempt) void loadResult().catch(() => undefined);
  }, [opened]);
  if (opened?.attempt) {
    const { attempt, skill_title, turn } = opened;
    return (
      <AttemptPlayer
        key={`${attempt.id} ${turn}`}
        attempt={attempt}
        title={skill_title === null ? t("review.title") : t("review.drillName", { title: skill_title })}
        home={REVIEWS}
        onFinished={() => onDone(attempt.id)}
        onStale={begin}
      />
    );
  }
  if (opened || error)
    return <NoReview isDrill={skillId !== null} error={error} onRetry={begin} isRetrying={isLoading} />;
  return <LessonSkeleton onClose={() => navigate(REVIEWS)} />;
}
