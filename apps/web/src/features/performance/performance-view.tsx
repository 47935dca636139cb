import { percentText, usdText } from "#web/shared/i18n/money-texts.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import type { Performance, Trip } from "./api.ts";
import { CurveTable } from "./curve-table.tsx";
import { EquityChart } from "./equity-chart.tsx";
import { FigureCards } from "./figure-cards.tsx";
import { accountFigures, tradeFigures } from "./figures.ts";
import styles from "./performance.module.css";
import { aboutDrawdown, besideMarket } from "./sentences.ts";
import { TripList } from "./trip-list.tsx";

interface PerformanceViewProps {
  performance: Performance;
  journalHref: (trip: Trip) => string;
}

/** How the account has done: result, curve, figures, closed trades. */
export function PerformanceView({ performance, journalHref }: PerformanceViewProps) {
  const t = useT();
  const language = useLanguage();
  const { points, market, trades, trips, profit, return_percent, drawdown } = performance;
  const fund = market?.ticker ?? null;
  const isEarly = trades.closed < trades.needed;
  const beside = besideMarket(performance, t, language);
  const words = { t, language };
  return (
    <>
      <section className={styles.head} aria-labelledby="performance-result">
        <h2 id="performance-result" className={styles.label}>
          {t("performance.result")}
        </h2>
        <p className={styles.return} data-sign={Math.sign(Number(profit))} dir="ltr">
          {percentText(return_percent, language, { isSigned: true })}
          <small>{usdText(profit, { isSigned: true })}</small>
        </p>
        {beside !== null && <p className={styles.note}>{beside}</p>}
      </section>
      <section className={styles.section} aria-labelledby="performance-curve">
        <h2 id="performance-curve">{t("performance.curve")}</h2>
        <EquityChart key={points[0]?.at} points={points} fund={fund} />
        <p className={styles.note}>{aboutDrawdown(performance, t, language)}</p>
        <CurveTable points={points} fund={fund} />
      </section>
      <section className={styles.section} aria-labelledby="performance-trades">
        <h2 id="performance-trades">{t("performance.trades")}</h2>
        {isEarly && (
          <p className={styles.early}>{t("performance.early", { closed: trades.closed, needed: trades.needed })}</p>
        )}
        <FigureCards figures={tradeFigures(performance, words)} isEarly={isEarly} />
      </section>
      <section className={styles.section} aria-labelledby="performance-account">
        <h2 id="performance-account">{t("performance.accountFigures")}</h2>
        <FigureCards
          figures={[
            {
              key: "drawdown",
              label: t("performance.drawdown"),
              value: drawdown === null ? null : percentText(drawdown.percent, language),
              sentence: aboutDrawdown(performance, t, language),
            },
            ...accountFigures(performance, words),
          ]}
        />
      </section>
      {trips.length > 0 && (
        <section className={styles.section} aria-labelledby="performance-trips">
          <h2 id="performance-trips">{t("performance.trips")}</h2>
          <TripList trips={trips} journalHref={journalHref} />
        </section>
      )}
    </>
  );
}
