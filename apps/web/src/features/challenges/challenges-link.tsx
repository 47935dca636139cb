import { useT } from "#web/shared/i18n/use-t.tsx";
import { CardLink } from "#web/shared/ui/card.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import styles from "./challenge-card.module.css";
import { ChallengeCandles } from "./challenge-candles.tsx";
import { CHALLENGES } from "./hrefs.ts";

const DAYS = ["completed", "completed", "open", "locked"] as const;

/** The way to the challenges from other screens. */
export function ChallengesLink() {
  const t = useT();
  return (
    <CardLink to={CHALLENGES} className={styles.card}>
      <span className={styles.words}>
        <Text as="span" size={6} weight={800}>
          {t("challenges.title")}
        </Text>
        <Text as="span" size={4} tone="muted">
          {t("challenges.intro")}
        </Text>
      </span>
      <ChallengeCandles days={DAYS} className={styles.candles} />
    </CardLink>
  );
}
