import { memo } from "react";
import { Link } from "#web/shared/routing/router.tsx";
import { priceText, usdText } from "#web/shared/i18n/money-texts.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { useQuote } from "#web/shared/quotes/use-quote.ts";
import { ListCard } from "#web/shared/ui/card.tsx";
import { Change } from "#web/shared/ui/change.tsx";
import { Quantity } from "#web/shared/ui/quantity.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { useIsDesktop } from "#web/shared/ui/use-is-wide.ts";
import { instrumentHref } from "../hrefs.ts";
import type { Portfolio, Position } from "../api.ts";
import { LARGEST_FIRST } from "./holding-sort.ts";
import { livePosition } from "./live-portfolio.ts";
import styles from "./portfolio.module.css";
import { PositionTable } from "./position-table.tsx";
import { useHoldings } from "./use-live-portfolio.ts";

/** The holdings, each with a link to its chart: a table that can be sorted where there is room for one. */
export function Positions({ portfolio }: { portfolio: Portfolio }) {
  return useIsDesktop() ? <PositionTable portfolio={portfolio} /> : <PositionList portfolio={portfolio} />;
}

function PositionList({ portfolio }: { portfolio: Portfolio }) {
  const holdings = useHoldings(portfolio, LARGEST_FIRST);
  const byTicker = new Map(portfolio.assets.map((position) => [position.ticker, position]));
  return (
    <ListCard>
      {holdings
        .flatMap(({ ticker }) => byTicker.get(ticker) ?? [])
        .map((position) => (
          <PositionRow key={position.ticker} position={position} at={portfolio.at} />
        ))}
    </ListCard>
  );
}

const PositionRow = memo(function PositionRow({ position: known, at }: { position: Position; at: number }) {
  const t = useT();
  const position = livePosition(known, at, useQuote(known.ticker));
  const facts = [
    t("simulator.position.average", { price: priceText(position.average_price) }),
    t("simulator.position.last", { price: priceText(position.price) }),
  ];
  return (
    <li>
      <Link to={instrumentHref(position.ticker)} className={styles.row}>
        <span className={styles.rowMain}>
          <Text as="bdi" weight={700}>
            {position.name}
          </Text>
          <Text as="bdi" size={2} tone="muted" className="tabular">
            <Quantity
              value={position.quantity}
              text={(quantity) => t("simulator.position.held", { quantity, ticker: position.ticker })}
            />
          </Text>
          {facts.map((fact) => (
            <Text key={fact} as="bdi" size={2} tone="muted" className="tabular">
              {fact}
            </Text>
          ))}
        </span>
        <Text as="span" size={2} className={styles.rowEnd}>
          <Text as="span" size={5} weight={800} className="tabular" dir="ltr">
            {usdText(position.value)}
          </Text>
          <Change amount={position.profit} percent={position.profit_percent} />
          <Text as="span" size={2} tone="muted">
            {t("simulator.today")} <Change amount={position.day_change} />
          </Text>
        </Text>
      </Link>
    </li>
  );
});
