import { formatDate } from "#web/shared/i18n/formats.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Icon } from "#web/shared/ui/icon.tsx";
import { ProgressBar } from "#web/shared/ui/progress.tsx";
import { Row, Stack } from "#web/shared/ui/stack.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import type { Achievement } from "./api.ts";
import { BadgeArt } from "./badge-art.tsx";
import styles from "./detail.module.css";
import { standingOf } from "./standing.ts";

/** What an achievement asks, how far the learner is, and its tiers. */
export function Detail({ achievement }: { achievement: Achievement }) {
  const t = useT();
  const { id, family, tiers, value } = achievement;
  const { best, next, earned } = standingOf(achievement);
  const progress = next && t("achievements.progress", { value, goal: next.goal });
  return (
    <Stack gap={5}>
      <Stack gap={3} align="center">
        <BadgeArt {...{ id, family }} metal={best?.metal ?? null} tier={earned} tiers={tiers.length} size={136} />
        <Text size={5} className={styles.what}>
          {t(`achievements.what.${id}`)}
        </Text>
      </Stack>
      {next && progress !== null && (
        <Stack gap={2}>
          <ProgressBar value={value} max={next.goal} label={progress} />
          <Text size={4} tone="muted" aria-hidden="true">
            {progress}
          </Text>
        </Stack>
      )}
      <ul className={styles.tiers}>
        {tiers.map((tier) => (
          <TierRow key={tier.tier} tier={tier} isOnly={tiers.length === 1} />
        ))}
      </ul>
    </Stack>
  );
}

function TierRow({
  tier: { metal, goal, coins, earned_at },
  isOnly,
}: {
  tier: Achievement["tiers"][number];
  isOnly: boolean;
}) {
  const t = useT();
  const language = useLanguage();
  return (
    <li className={styles.tier} data-metal={metal} data-earned={earned_at !== null || undefined}>
      <Row gap={3}>
        <span className={styles.disc} aria-hidden="true">
          {earned_at === null ? <Icon name="lock" size={16} /> : <Icon name="check" size={18} />}
        </span>
        <div>
          <Text size={4} weight={700}>
            {isOnly
              ? t(`achievements.metal.${metal}`)
              : t("achievements.tier", { metal: t(`achievements.metal.${metal}`), goal })}
          </Text>
          <Text size={3} tone="muted">
            {earned_at === null
              ? t("achievements.locked")
              : t("achievements.earnedOn", { date: formatDate(new Date(earned_at), language) })}
          </Text>
        </div>
      </Row>
      <Text as="span" size={3} weight={600} tone="muted" className={styles.coins}>
        {t("achievements.coins", { count: coins })}
      </Text>
    </li>
  );
}
