import { useGetChallengeQuery, useJoinChallengeMutation, type Challenge } from "#web/features/challenges/api.ts";
import { ChallengeCandles } from "#web/features/challenges/challenge-candles.tsx";
import { ChallengeFacts } from "#web/features/challenges/challenge-facts.tsx";
import { stateText } from "#web/features/challenges/challenge-words.ts";
import { DayPath } from "#web/features/challenges/day-path.tsx";
import { CHALLENGES, dayHref } from "#web/features/challenges/hrefs.ts";
import { RewardCard } from "#web/features/challenges/reward-card.tsx";
import { statusOf } from "#web/shared/api-client/request-error.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { useRouteParams } from "#web/shared/routing/route-params.ts";
import { Button, LinkButton } from "#web/shared/ui/button.tsx";
import { Card } from "#web/shared/ui/card.tsx";
import { ProblemAlert } from "#web/shared/ui/field.tsx";
import { Icon, type IconName } from "#web/shared/ui/icon.tsx";
import { PageSkeleton } from "#web/shared/ui/page-skeleton.tsx";
import { Page } from "#web/shared/ui/page.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { EmptyState, ErrorState } from "#web/shared/ui/states.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import styles from "./challenge-screen.module.css";

/** S7.44: a challenge with its days, what is open today, and the reward. */
export function ChallengeScreen() {
  const t = useT();
  const { challengeId } = useRouteParams("challengeId");
  const { data, error, isFetching, refetch } = useGetChallengeQuery(
    { params: { id: challengeId } },
    { refetchOnMountOrArgChange: true },
  );
  const title = t("challenges.title");
  if (data?.id === challengeId) return <LoadedChallenge challenge={data} />;
  if (!error) return <PageSkeleton name="list" title={title} />;
  return (
    <Page title={title} bar={{ back: CHALLENGES }}>
      <h1 className="sr-only">{title}</h1>
      {statusOf(error) === 404 ? (
        <EmptyState
          mood="lost"
          title={t("challenges.missing.title")}
          actions={<LinkButton to={CHALLENGES}>{t("challenges.all")}</LinkButton>}
        >
          {t("challenges.missing.text")}
        </EmptyState>
      ) : (
        <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
    </Page>
  );
}

function LoadedChallenge({ challenge }: { challenge: Challenge }) {
  const t = useT();
  return (
    <Page title={challenge.title} bar={{ back: CHALLENGES }} aside={<Rules />}>
      <Stack gap={6}>
        <Hero challenge={challenge} />
        {challenge.status === "finished" && <RewardCard challenge={challenge} />}
        <Stack as="section" gap={4} aria-labelledby="days">
          <h2 id="days">{t("challenges.path")}</h2>
          <DayPath days={challenge.days} />
        </Stack>
        {challenge.status !== "finished" && <RewardCard challenge={challenge} />}
        <div className={styles.narrow}>
          <Rules />
        </div>
      </Stack>
    </Page>
  );
}

function Hero({ challenge }: { challenge: Challenge }) {
  const t = useT();
  const { title, promise, status, days, is_fallback, score } = challenge;
  return (
    <Card as="section" gap={4} className={styles.hero}>
      <ChallengeCandles days={days.map((day) => day.status)} className={styles.candles} />
      <Stack gap={2}>
        <h1>
          <bdi>{title}</bdi>
        </h1>
        <Text tone="muted">
          <bdi>{promise}</bdi>
        </Text>
        {is_fallback && (
          <Text size={3} weight={600} tone="muted">
            {t("challenges.fallback")}
          </Text>
        )}
      </Stack>
      <ChallengeFacts challenge={challenge} />
      {status === "available" ? <Join id={challenge.id} /> : <Today challenge={challenge} />}
      {status === "joined" && score !== null && (
        <Text size={3} weight={600} tone="muted">
          {t("challenges.average", { score })}
        </Text>
      )}
    </Card>
  );
}

function Today({ challenge }: { challenge: Challenge }) {
  const t = useT();
  const { open_task_id: open, completed_days } = challenge;
  if (open === null) {
    return (
      <Text weight={700} tone={challenge.status === "finished" ? "gain" : "muted"}>
        {stateText(t, challenge)}
      </Text>
    );
  }
  return (
    <LinkButton isWide to={dayHref(open)}>
      {t("challenges.start", { day: completed_days + 1 })}
    </LinkButton>
  );
}

function Join({ id }: { id: string }) {
  const t = useT();
  const [join, { isLoading, isError }] = useJoinChallengeMutation();
  return (
    <>
      <ProblemAlert>{isError && t("challenges.joinFailed")}</ProblemAlert>
      <Button isWide isBusy={isLoading} onClick={() => void join({ params: { id }, body: {} })}>
        {t("challenges.join")}
      </Button>
    </>
  );
}

const RULES = [
  ["daily", "clock"],
  ["missed", "shield"],
  ["score", "target"],
] as const satisfies readonly (readonly [string, IconName])[];

function Rules() {
  const t = useT();
  return (
    <Card as="section" gap={3}>
      <Text as="h2" size={5} weight={800}>
        {t("challenges.rules")}
      </Text>
      <ul className={styles.rules}>
        {RULES.map(([rule, icon]) => (
          <li key={rule}>
            <Icon name={icon} size={20} />
            <Text as="span" size={4} tone="muted">
              {t(`challenges.rules.${rule}`)}
            </Text>
          </li>
        ))}
      </ul>
    </Card>
  );
}
