import { Link } from "react-router";
import { formatMoment } from "#web/shared/i18n/formats.ts";
import { formatNumber } from "#web/shared/i18n/formats.ts";
import { percentText, quantityText, usdText } from "#web/shared/i18n/money-texts.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Card } from "#web/shared/ui/card.tsx";
import type { Trip } from "./api.ts";
import { durationText } from "./duration-text.ts";
import styles from "./performance.module.css";

/** Closed trades, newest first; each leads to what the journal says of it. */
export function TripList({ trips, journalHref }: { trips: readonly Trip[]; journalHref: (trip: Trip) => string }) {
  const t = useT();
  const language = useLanguage();
  return (
    <Card className={styles.trips}>
      <ul>
        {trips.map((trip) => {
          const { id, ticker, quantity, opened_at, closed_at, profit, profit_percent, r } = trip;
          const percent = percentText(profit_percent, language, { isSigned: true });
          const held = durationText(closed_at - opened_at, t);
          return (
            <li key={id} className={styles.trip}>
              <div>
                <p className={styles.tripTitle}>
                  <bdi>{quantityText(quantity, language)}</bdi> {ticker}
                </p>
                <p className={styles.tripNote}>
                  {t("performance.trip.closed", { date: formatMoment(closed_at, language), time: held })}
                </p>
                <Link className={styles.tripLink} to={journalHref(trip)}>
                  {t("performance.trip.journal")}
                  <span className="sr-only"> {ticker}</span>
                </Link>
              </div>
              <div className={styles.tripEnd}>
                <p className={styles.tripProfit} data-sign={Math.sign(Number(profit))} dir="ltr">
                  {usdText(profit, { isSigned: true })}
                </p>
                <p className={styles.tripNote} dir="ltr">
                  {percent}
                  {r !== null && ` · ${formatNumber(r, language, { maximumFractionDigits: 2 })} R`}
                </p>
              </div>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
