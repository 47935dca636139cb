import type { ReviewResult as Result } from "@candlewise/contracts/learning/schemas";
import { useEffect, useEffectEvent } from "react";
import { errorCodeOf } from "#web/shared/api-client/request-error.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { useNavigate } from "#web/shared/routing/router.tsx";
import { useSound } from "#web/shared/sound/use-sound.ts";
import { LinkButton } from "#web/shared/ui/button.tsx";
import { Row, Stack } from "#web/shared/ui/stack.tsx";
import { ErrorState } from "#web/shared/ui/states.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { useGetReviewResultQuery } from "../api.ts";
import { LessonSkeleton } from "../player/lesson-skeleton.tsx";
import { PlayerHeading } from "../player/player-heading.tsx";
import { Dock, PlayerShell } from "../player/player-shell.tsx";
import { AnswerReview } from "../quiz/answer-review.tsx";
import { REVIEWS } from "./hrefs.ts";
import { SkillList } from "./skill-list.tsx";

interface ReviewResultProps {
  attemptId: string;
  /** The session still has open questions. */
  onUnfinished: () => void;
}

/** How a review went, and when each of its skills comes back. */
export function ReviewResult({ attemptId, onUnfinished }: ReviewResultProps) {
  const t = useT();
  const navigate = useNavigate();
  const { currentData, error, isFetching, refetch } = useGetReviewResultQuery(
    { params: { id: attemptId } },
    { refetchOnMountOrArgChange: true },
  );
  const isOpen = errorCodeOf(error) === "attempt_open";
  const goBack = useEffectEvent(onUnfinished);
  useEffect(() => {
    if (isOpen) goBack();
  }, [isOpen]);
  if (currentData) return <Loaded result={currentData} attemptId={attemptId} />;
  if (!error || isOpen) return <LessonSkeleton onClose={() => navigate(REVIEWS)} />;
  return (
    <PlayerShell title={t("review.title")} onClose={() => navigate(REVIEWS)}>
      <h1 className="sr-only">{t("review.title")}</h1>
      <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
    </PlayerShell>
  );
}

function Loaded({ result, attemptId }: { result: Result; attemptId: string }) {
  const t = useT();
  const navigate = useNavigate();
  const play = useSound();
  useEffect(() => play("complete"), [play]);
  const { kind, asked, correct, xp, skills, today } = result;
  const title = t(`review.result.${kind}`);
  return (
    <PlayerShell
      title={title}
      onClose={() => navigate("/learn")}
      dock={
        <Dock>
          <LinkButton isWide to="/learn">
            {t("player.toPath")}
          </LinkButton>
          <LinkButton isWide look="quiet" to={REVIEWS}>
            {t("review.overview")}
          </LinkButton>
        </Dock>
      }
    >
      <Stack gap={7}>
        <Stack gap={3}>
          <PlayerHeading icon="refresh" kind={t("review.title")} title={title} />
          <Row gap={3}>
            <Text size={6}>{t("results.score", { correct, asked })}</Text>
            {xp > 0 && (
              <Text as="span" size={6} weight={700} tone="gain">
                {t("review.result.xp", { xp })}
              </Text>
            )}
          </Row>
        </Stack>
        <Stack as="section" gap={3} aria-labelledby="comes-back">
          <h2 id="comes-back">{t("review.result.back")}</h2>
          <SkillList
            skills={skills}
            today={today}
            trailing={(skill) => (
              <Text as="span" size={3} weight={700} tone={skill.correct === skill.asked ? "gain" : "muted"}>
                {t("results.skillScore", { correct: skill.correct, asked: skill.asked })}
              </Text>
            )}
          />
        </Stack>
        <Stack as="section" gap={4} aria-labelledby="review-answers">
          <h2 id="review-answers">{t("results.review")}</h2>
          <AnswerReview review={result.review} attemptId={attemptId} />
        </Stack>
      </Stack>
    </PlayerShell>
  );
}
