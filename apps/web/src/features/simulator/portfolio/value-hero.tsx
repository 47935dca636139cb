import { usdText } from "#web/shared/i18n/money-texts.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { PracticeTag } from "#web/shared/ui/practice-tag.tsx";
import { Change } from "#web/shared/ui/change.tsx";
import type { Portfolio } from "../api.ts";
import styles from "./portfolio.module.css";
import { useLivePortfolio } from "./use-live-portfolio.ts";

/** What the account is worth now, what came of it so far, and what today brought. */
export function ValueHero({ portfolio }: { portfolio: Portfolio }) {
  const t = useT();
  const live = useLivePortfolio(portfolio);
  return (
    <section className={styles.hero} aria-labelledby="account-value">
      <PracticeTag />
      <h1 id="account-value" className={styles.heroLabel}>
        {t("simulator.value")}
      </h1>
      <p className={styles.heroValue} dir="ltr">
        {usdText(live.total)}
      </p>
      <dl className={styles.heroChanges}>
        <div>
          <dt>{t("simulator.profit")}</dt>
          <dd>
            <Change amount={live.profit} percent={live.profitPercent} />
          </dd>
        </div>
        <div>
          <dt>{t("simulator.today")}</dt>
          <dd>
            <Change amount={live.dayChange} percent={live.dayChangePercent} />
          </dd>
        </div>
      </dl>
    </section>
  );
}
