import { useState } from "react";
import { Link } from "#web/shared/routing/router.tsx";
import { formatMoment, formatNumber } from "#web/shared/i18n/formats.ts";
import { percentText, quantityText, usdText } from "#web/shared/i18n/money-texts.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Button } from "#web/shared/ui/button.tsx";
import { Card } from "#web/shared/ui/card.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import type { Trip } from "./api.ts";
import { durationText } from "./duration-text.ts";
import styles from "./performance.module.css";

/** As many as are shown at first. */
const FIRST = 8;

interface TripListProps {
  trips: readonly Trip[];
  journalHref: (trip: Trip) => string;
}

/** Closed trades, newest first; each leads to what the journal says of it. */
export function TripList({ trips, journalHref }: TripListProps) {
  const t = useT();
  const [isWhole, setWhole] = useState(trips.length <= FIRST + 2);
  return (
    <>
      <Card className={styles.trips}>
        <ul>
          {(isWhole ? trips : trips.slice(0, FIRST)).map((trip) => (
            <TripRow key={trip.id} trip={trip} href={journalHref(trip)} />
          ))}
        </ul>
      </Card>
      {!isWhole && (
        <Button look="secondary" isWide onClick={() => setWhole(true)}>
          {t("performance.trips.all", { count: trips.length })}
        </Button>
      )}
    </>
  );
}

function TripRow({ trip, href }: { trip: Trip; href: string }) {
  const t = useT();
  const language = useLanguage();
  const { ticker, quantity, opened_at, closed_at, profit, profit_percent, r } = trip;
  const held = durationText(closed_at - opened_at, t);
  return (
    <li className={styles.trip}>
      <div>
        <Text weight={800} className="tabular">
          <bdi>{quantityText(quantity, language)}</bdi> {ticker}
        </Text>
        <Text size={2} tone="muted" className="tabular">
          {t("performance.trip.closed", { date: formatMoment(closed_at, language), time: held })}
        </Text>
        <Link className={styles.tripLink} to={href}>
          {t("performance.trip.journal")}
          <span className="sr-only"> {ticker}</span>
        </Link>
      </div>
      <div className={styles.tripEnd}>
        <Text weight={800} className="tabular" data-sign={Math.sign(Number(profit))} dir="ltr">
          {usdText(profit, { isSigned: true })}
        </Text>
        <Text size={2} tone="muted" className="tabular" dir="ltr">
          {percentText(profit_percent, language, { isSigned: true })}
          {r !== null && ` · ${formatNumber(r, language, { maximumFractionDigits: 2 })} R`}
        </Text>
      </div>
    </li>
  );
}
