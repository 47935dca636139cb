import { COINS_EARNED } from "@candlewise/domain/engagement/coins";
import { formatNumber } from "#web/shared/i18n/formats.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import styles from "./balance-card.module.css";
import { CoinStack } from "./coin-stack.tsx";

const WAYS = ["lesson", "quiz", "brokerage_task"] as const;

/** What the learner has to spend. */
export function BalanceCard({ coins }: { coins: number }) {
  const t = useT();
  const language = useLanguage();
  return (
    <section className={styles.card}>
      <Stack gap={1}>
        <Text as="h2" size={3} weight={700}>
          {t("shop.balance")}
        </Text>
        <Text size={11} weight={800} className={styles.coins}>
          {formatNumber(coins, language)}
        </Text>
        <Text size={3}>{t("shop.rule")}</Text>
      </Stack>
      <CoinStack className={styles.art} />
    </section>
  );
}

/** What coins are earned by. */
export function EarnCoins() {
  const t = useT();
  return (
    <Stack as="section" gap={3}>
      <h2>{t("shop.earn")}</h2>
      <dl className={styles.ways}>
        {WAYS.map((way) => (
          <div key={way}>
            <dt>{t(`shop.earn.${way}`)}</dt>
            <dd>{t("shop.price", { count: COINS_EARNED[way] })}</dd>
          </div>
        ))}
      </dl>
      <Text size={3} tone="muted">
        {t("shop.earn.more")}
      </Text>
    </Stack>
  );
}
