import { Term } from "#web/modules/glossary/term.tsx";
import { usdText } from "#web/shared/i18n/money-texts.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { PracticeTag } from "#web/shared/ui/practice-tag.tsx";
import { Change } from "#web/shared/ui/change.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import type { Portfolio } from "../api.ts";
import styles from "./portfolio.module.css";
import { useLivePortfolio } from "./use-live-portfolio.ts";

/** What the account is worth now, what came of it so far, and what today brought. */
export function ValueHero({ portfolio }: { portfolio: Portfolio }) {
  const t = useT();
  const live = useLivePortfolio(portfolio);
  return (
    <Stack as="section" gap={1} className={styles.hero} aria-labelledby="account-value">
      <PracticeTag />
      <Text id="account-value" as="h1" size={4} weight={700} tone="muted" className={styles.heroLabel}>
        {t("simulator.value")}
      </Text>
      <p className={styles.heroValue} dir="ltr">
        {usdText(live.total)}
      </p>
      <dl className={styles.heroChanges}>
        <div>
          <dt>
            <Term id="totalPl" label={t("simulator.profit")} />
          </dt>
          <dd>
            <Change amount={live.profit} percent={live.profitPercent} />
          </dd>
        </div>
        <div>
          <dt>
            <Term id="dayPl" label={t("simulator.today")} />
          </dt>
          <dd>
            <Change amount={live.dayChange} percent={live.dayChangePercent} />
          </dd>
        </div>
      </dl>
    </Stack>
  );
}
