import { useT } from "#web/shared/i18n/use-t.tsx";
import { CardLink } from "#web/shared/ui/card.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import type { ChallengeSummary } from "./api.ts";
import { ChallengeCandles } from "./challenge-candles.tsx";
import styles from "./challenge-card.module.css";
import { ChallengeFacts } from "./challenge-facts.tsx";
import { dayStatuses, stateText } from "./challenge-words.ts";
import { challengeHref } from "./hrefs.ts";

/** A challenge in a list: what it promises, or how far it is and what is next. */
export function ChallengeCard({ challenge }: { challenge: ChallengeSummary }) {
  const t = useT();
  const { id, title, promise, status, completed_days: done, total_days: count, open_task_id } = challenge;
  const isJoined = status !== "available";
  const isWaiting = open_task_id !== null || (status === "finished" && !challenge.is_rewarded);
  return (
    <CardLink to={challengeHref(id)} className={styles.card}>
      <span className={styles.words}>
        <Text as="span" size={6} weight={800}>
          <bdi>{title}</bdi>
        </Text>
        {isJoined ? (
          <>
            <Text as="span" size={4} weight={700} tone={isWaiting ? "accent" : "muted"}>
              {stateText(t, challenge)}
            </Text>
            <Text as="span" size={3} weight={600} tone="muted">
              {t("challenges.progress", { done, count })}
            </Text>
          </>
        ) : (
          <Text as="span" size={4} tone="muted">
            <bdi>{promise}</bdi>
          </Text>
        )}
      </span>
      <ChallengeCandles days={dayStatuses(challenge)} className={styles.candles} />
      {!isJoined && (
        <span className={styles.facts}>
          <ChallengeFacts challenge={challenge} />
        </span>
      )}
    </CardLink>
  );
}
