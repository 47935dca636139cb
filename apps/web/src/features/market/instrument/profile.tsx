import { formatNumber } from "#web/shared/i18n/formats.ts";
import { percentText } from "#web/shared/i18n/money-texts.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import type { AssetPage } from "../api.ts";
import { Facts } from "./facts.tsx";
import styles from "./instrument.module.css";
import { Section } from "./section.tsx";

/** What it does and what it depends on. A practice instrument says that it is made up. */
export function Profile({ page: { profile, source } }: { page: AssetPage }) {
  const t = useT();
  const language = useLanguage();
  const { founded, headquarters, employees, follows, expense_ratio: expense } = profile;
  return (
    <Section title={t("market.profile")}>
      <p className={styles.text}>{profile.description}</p>
      <Facts
        facts={[
          { label: t("market.founded"), value: founded === null ? null : String(founded) },
          { label: t("market.headquarters"), value: headquarters },
          { label: t("market.employees"), value: employees === null ? null : formatNumber(employees, language) },
          { label: t("market.follows"), value: follows },
          {
            label: t("market.expenseRatio"),
            term: "expenseRatio",
            value: expense === null ? null : percentText(expense * 100, language),
          },
        ]}
      />
      {source === "practice" && (
        <Text size={2} tone="muted" className={styles.note}>
          {t("market.fictional")}
        </Text>
      )}
    </Section>
  );
}
