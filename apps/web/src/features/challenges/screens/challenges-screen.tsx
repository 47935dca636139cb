import { useListChallengesQuery, type ChallengeSummary } from "#web/features/challenges/api.ts";
import { ChallengeCard } from "#web/features/challenges/challenge-card.tsx";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { PageSkeleton } from "#web/shared/ui/page-skeleton.tsx";
import { Page } from "#web/shared/ui/page.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { EmptyState, ErrorState } from "#web/shared/ui/states.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import styles from "./challenges-screen.module.css";

const GROUPS = ["joined", "available", "finished"] as const;

/** S7.44: the challenges under way, those to join, and those that are done. */
export function ChallengesScreen() {
  const t = useT();
  const title = t("challenges.title");
  const { data, error, isFetching, refetch } = useListChallengesQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!data && !error) return <PageSkeleton name="list" title={title} />;
  return (
    <Page title={title} bar={{ back: "/courses" }}>
      <Stack gap={6}>
        <Stack gap={2}>
          <h1>{title}</h1>
          <Text tone="muted">{t("challenges.intro")}</Text>
        </Stack>
        {data ? (
          <>
            {data.challenges.length === 0 && (
              <EmptyState title={t("challenges.none")}>{t("challenges.noneText")}</EmptyState>
            )}
            {GROUPS.map((status) => (
              <Group
                key={status}
                title={t(`challenges.${status}`)}
                challenges={data.challenges.filter((each) => each.status === status)}
              />
            ))}
          </>
        ) : (
          <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
        )}
      </Stack>
    </Page>
  );
}

function Group({ title, challenges }: { title: string; challenges: readonly ChallengeSummary[] }) {
  if (challenges.length === 0) return null;
  return (
    <Stack as="section" gap={3} aria-label={title}>
      <h2>{title}</h2>
      <ul className={styles.list}>
        {challenges.map((challenge) => (
          <li key={challenge.id}>
            <ChallengeCard challenge={challenge} />
          </li>
        ))}
      </ul>
    </Stack>
  );
}
