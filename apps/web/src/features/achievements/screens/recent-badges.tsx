import { useListRecentAchievementsQuery } from "#web/features/achievements/api.ts";
import { BadgeArt } from "#web/features/achievements/badge-art.tsx";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { CardLink } from "#web/shared/ui/card.tsx";
import { Icon } from "#web/shared/ui/icon.tsx";
import { Row, Stack } from "#web/shared/ui/stack.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import styles from "./recent-badges.module.css";

/** The latest badges of a learner, as one link to all of them. */
export function RecentBadges() {
  const t = useT();
  const { data } = useListRecentAchievementsQuery(undefined, { refetchOnMountOrArgChange: true });
  const badges = data?.recent ?? [];
  return (
    <CardLink to="/achievements">
      <Row gap={3} justify="between">
        <Stack gap={0} className={styles.words}>
          <Text as="span" size={5} weight={700} isBlock>
            {t("achievements.all")}
          </Text>
          <Text as="span" size={4} tone="muted" isBlock>
            {data?.earned === 0
              ? t("achievements.none")
              : data && t("achievements.count", { earned: data.earned, total: data.total })}
          </Text>
        </Stack>
        <Icon name="forward" size={20} className={styles.chevron ?? ""} />
      </Row>
      {badges.length > 0 && (
        <ul className={styles.row}>
          {badges.map((badge) => (
            <li key={`${badge.id} ${badge.tier}`}>
              <BadgeArt {...badge} size={64} />
              <Text as="span" size={2} weight={600} isBlock>
                {t(`achievements.name.${badge.id}`)}
              </Text>
              <span className="sr-only">{t(`achievements.metal.${badge.metal}`)}</span>
            </li>
          ))}
        </ul>
      )}
    </CardLink>
  );
}
