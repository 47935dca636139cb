import { formatNumber } from "#web/shared/i18n/formats.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT, type Translate } from "#web/shared/i18n/use-t.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import type { RewardCalendar } from "./api.ts";
import styles from "./lootbox-odds.module.css";
import { coinsText } from "./prize-text.ts";

type Share = RewardCalendar["odds"][number]["prize"];

function shareText(t: Translate, { coins, freezes, avatars }: Share): string {
  if (avatars > 0) return t("rewards.rareAvatars", { count: avatars });
  return freezes > 0 ? t("rewards.freezes", { count: freezes }) : coinsText(t, coins);
}

/** What a lootbox can contain and how often, shown before it is opened. */
export function LootboxOdds({ calendar }: { calendar: RewardCalendar }) {
  const t = useT();
  const language = useLanguage();
  return (
    <Stack as="section" gap={2} className={styles.odds}>
      <Text as="h3" size={4} weight={700}>
        {t("rewards.odds")}
      </Text>
      <dl className={styles.list}>
        {calendar.odds.map(({ percent, prize }) => (
          <div key={`${prize.coins} ${prize.freezes} ${prize.avatars}`}>
            <dt>{shareText(t, prize)}</dt>
            <dd>{formatNumber(percent / 100, language, { style: "percent" })}</dd>
          </div>
        ))}
      </dl>
      <Text size={2} tone="muted">
        {t("rewards.full", { prize: coinsText(t, calendar.coins_for_freeze) })}{" "}
        {t("rewards.all", {
          avatar: coinsText(t, calendar.coins_for_avatar),
          sheet: coinsText(t, calendar.coins_for_sheet),
        })}
      </Text>
    </Stack>
  );
}
