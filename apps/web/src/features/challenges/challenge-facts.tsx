import { CHALLENGE_LEVELS } from "@candlewise/domain/learning/curriculum";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Icon } from "#web/shared/ui/icon.tsx";
import { Row } from "#web/shared/ui/stack.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { Tag } from "#web/shared/ui/tinted.tsx";
import type { ChallengeSummary } from "./api.ts";
import styles from "./challenge-facts.module.css";

/** How hard it is, how long it takes, and what it pays. */
export function ChallengeFacts({ challenge: { level, total_days, coins } }: { challenge: ChallengeSummary }) {
  const t = useT();
  return (
    <Row as="span" gap={3} wraps>
      <Tag>
        <span className={styles.bars} data-level={CHALLENGE_LEVELS.indexOf(level) + 1} aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
        {t(`challenges.level.${level}`)}
      </Tag>
      <Text as="span" size={3} weight={600} tone="muted">
        <Row as="span" gap={1}>
          <Icon name="clock" size={16} />
          {t("challenges.days", { count: total_days })}
        </Row>
      </Text>
      <Text as="span" size={3} weight={600} tone="muted">
        <Row as="span" gap={1}>
          <span className={styles.coin} aria-hidden="true" />
          {t("challenges.coins", { count: coins })}
        </Row>
      </Text>
    </Row>
  );
}
