import { priceText } from "#web/shared/i18n/money-texts.ts";
import type { Language } from "#web/shared/i18n/languages.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import type { AssetPage } from "../api.ts";
import { marketDayText } from "#web/shared/i18n/day-text.ts";
import { Facts, type Fact } from "./facts.tsx";
import styles from "./instrument.module.css";
import { Section } from "./section.tsx";

/** Dividends and splits of the past, the newest first; nothing when there were none. */
export function Payouts({ page: { dividends, splits } }: { page: AssetPage }) {
  const t = useT();
  const language = useLanguage();
  if (dividends.length + splits.length === 0) return null;
  const newest = <Item extends { at: number }>(items: readonly Item[]) =>
    items.toSorted((a, b) => b.at - a.at).slice(0, 8);
  return (
    <Section title={t("market.payouts")}>
      {dividends.length > 0 && (
        <>
          <Text as="h3" size={4} className={styles.subtitle}>
            {t("market.dividends")}
          </Text>
          <Facts facts={newest(dividends).map(({ at, amount }) => factOf(at, priceText(amount), language))} />
          <Text size={2} tone="muted" className={styles.note}>
            {t("market.dividendsNote")}
          </Text>
        </>
      )}
      {splits.length > 0 && (
        <>
          <Text as="h3" size={4} className={styles.subtitle}>
            {t("market.splits")}
          </Text>
          <Facts
            facts={newest(splits).map(({ at, numerator, denominator }) =>
              factOf(at, t("market.split", { numerator, denominator }), language),
            )}
          />
          <Text size={2} tone="muted" className={styles.note}>
            {t("market.splitsNote")}
          </Text>
        </>
      )}
    </Section>
  );
}

const factOf = (at: number, value: string, language: Language): Fact => ({
  label: marketDayText(at, language),
  value,
});
