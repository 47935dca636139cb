import { Term } from "#web/modules/glossary/term.tsx";
import { percentText, usdText } from "#web/shared/i18n/money-texts.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Change } from "#web/shared/ui/change.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { Note } from "#web/shared/ui/tinted.tsx";
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
  const { points, market, trades, trips, drawdown } = performance;
  const fund = market?.ticker ?? null;
  const isEarly = trades.closed < trades.needed;
  const words = { t, language };
  return (
    <>
      <Result performance={performance} />
      <Stack as="section" gap={3} className={styles.section} aria-labelledby="performance-curve">
        <h2 id="performance-curve">{t("performance.curve")}</h2>
        <EquityChart key={points[0]?.at} points={points} fund={fund} />
        <Text tone="muted">{aboutDrawdown(performance, t, language)}</Text>
        <CurveTable points={points} fund={fund} />
      </Stack>
      <Stack as="section" gap={3} className={styles.section} aria-labelledby="performance-trades">
        <h2 id="performance-trades">{t("performance.trades")}</h2>
        {isEarly && (
          <Note as="p" className={styles.early}>
            {t("performance.early", { closed: trades.closed, needed: trades.needed })}
          </Note>
        )}
        <FigureCards figures={tradeFigures(performance, words)} isEarly={isEarly} />
      </Stack>
      <Stack as="section" gap={3} className={styles.section} aria-labelledby="performance-account">
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
      </Stack>
      {trips.length > 0 && (
        <Stack as="section" gap={3} className={styles.section} aria-labelledby="performance-trips">
          <h2 id="performance-trips">{t("performance.trips")}</h2>
          <TripList trips={trips} journalHref={journalHref} />
        </Stack>
      )}
    </>
  );
}

/** The return of the range, beside the market, and the day P/L, which is the same for every range. */
function Result({ performance }: Pick<PerformanceViewProps, "performance">) {
  const t = useT();
  const language = useLanguage();
  const { profit, return_percent, day } = performance;
  const beside = besideMarket(performance, t, language);
  return (
    <Stack as="section" gap={2} aria-labelledby="performance-result">
      <Text id="performance-result" as="h2" size={2} weight={700} tone="muted">
        {t("performance.result")}
      </Text>
      <p className={styles.return} data-sign={Math.sign(Number(profit))} dir="ltr">
        {percentText(return_percent, language, { isSigned: true })}
        <small>{usdText(profit, { isSigned: true })}</small>
      </p>
      {day !== null && (
        <Text tone="muted">
          <Term id="dayPl" label={t("performance.day")} /> <Change amount={day.change} percent={day.percent} />
        </Text>
      )}
      {beside !== null && <Text tone="muted">{beside}</Text>}
    </Stack>
  );
}
