import { useEffect } from "react";
import { useGetChallengeQuery, type ChallengeTask } from "#web/features/challenges/api.ts";
import { ChallengeCandles } from "#web/features/challenges/challenge-candles.tsx";
import { challengeHref } from "#web/features/challenges/hrefs.ts";
import { RewardCard } from "#web/features/challenges/reward-card.tsx";
import { PlayerHeading } from "#web/features/learning/player/player-heading.tsx";
import { Dock, PlayerShell } from "#web/features/learning/player/player-shell.tsx";
import { AnswerReview } from "#web/features/learning/quiz/answer-review.tsx";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { useNavigate } from "#web/shared/routing/router.tsx";
import { useSound } from "#web/shared/sound/use-sound.ts";
import { LinkButton } from "#web/shared/ui/button.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import styles from "./day-result.module.css";

interface DayResultProps {
  task: ChallengeTask;
  /** Completed here and now. */
  isFresh: boolean;
}

/** S7.45 S7.46: the score of a day, when the next one opens or what the whole challenge brings, and every answer with its reasons. */
export function DayResult({ task, isFresh }: DayResultProps) {
  const t = useT();
  const navigate = useNavigate();
  const play = useSound();
  const home = challengeHref(task.challenge.id);
  const { data: challenge } = useGetChallengeQuery({ params: { id: task.challenge.id } });
  useEffect(() => {
    if (isFresh) play("complete");
  }, [isFresh, play]);
  const isLast = task.day === task.challenge.total_days;
  const { score, xp } = task;
  const isTomorrow = challenge !== undefined && challenge.opens_on !== null;
  return (
    <PlayerShell
      title={task.title}
      onClose={() => navigate(home)}
      dock={
        <Dock>
          <LinkButton isWide to={home}>
            {t("challenges.result.back")}
          </LinkButton>
        </Dock>
      }
    >
      <Stack gap={6}>
        <Stack gap={3}>
          {challenge && (
            <ChallengeCandles days={challenge.days.map(({ status }) => status)} className={styles.candles} />
          )}
          <PlayerHeading
            icon="check"
            kind={task.challenge.title}
            title={t(isLast ? "challenges.result.last" : "challenges.result.title", { day: task.day })}
          />
          <Text size={6}>
            {task.practice
              ? t("challenges.result.practice", { xp })
              : t("challenges.result.text", { score: score ?? 0, xp })}
          </Text>
          {isTomorrow && (
            <Text tone="muted">{t("challenges.result.tomorrow", { day: challenge.completed_days + 1 })}</Text>
          )}
        </Stack>
        {challenge?.status === "finished" && <RewardCard challenge={challenge} />}
        {task.attempt && <Answers attempt={task.attempt} />}
      </Stack>
    </PlayerShell>
  );
}

function Answers({ attempt: { id, questions, answers } }: { attempt: NonNullable<ChallengeTask["attempt"]> }) {
  const t = useT();
  const review = questions.flatMap((question) => {
    const given = answers.find(({ question_id }) => question_id === question.id);
    return given ? [{ question, answer: given.answer, verdict: given.verdict }] : [];
  });
  return (
    <Stack as="section" gap={4} aria-labelledby="day-answers">
      <h2 id="day-answers">{t("results.review")}</h2>
      <AnswerReview review={review} attemptId={id} />
    </Stack>
  );
}
