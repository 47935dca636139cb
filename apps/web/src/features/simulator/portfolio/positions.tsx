import { memo } from "react";
import { Link } from "#web/shared/routing/router.tsx";
import { quantityText, quoteText, usdText } from "#web/shared/i18n/money-texts.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { useQuote } from "#web/shared/quotes/use-quote.ts";
import { ListCard } from "#web/shared/ui/card.tsx";
import { Change } from "#web/shared/ui/change.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { instrumentHref } from "../hrefs.ts";
import type { Portfolio, Position } from "../api.ts";
import { livePosition } from "./live-portfolio.ts";
import styles from "./portfolio.module.css";
import { useHoldingOrder } from "./use-live-portfolio.ts";

/** The holdings, the largest first, each with a link to its chart. */
export function Positions({ portfolio }: { portfolio: Portfolio }) {
  const order = useHoldingOrder(portfolio);
  const byTicker = new Map(portfolio.assets.map((position) => [position.ticker, position]));
  return (
    <ListCard>
      {order
        .flatMap((ticker) => byTicker.get(ticker) ?? [])
        .map((position) => (
          <PositionRow key={position.ticker} position={position} at={portfolio.at} />
        ))}
    </ListCard>
  );
}

const PositionRow = memo(function PositionRow({ position: known, at }: { position: Position; at: number }) {
  const t = useT();
  const language = useLanguage();
  const position = livePosition(known, at, useQuote(known.ticker));
  return (
    <li>
      <Link to={instrumentHref(position.ticker)} className={styles.row}>
        <span className={styles.rowMain}>
          <Text as="bdi" weight={700}>
            {position.name}
          </Text>
          <Text as="span" size={2} tone="muted">
            {t("simulator.position.held", {
              quantity: quantityText(position.quantity, language),
              ticker: position.ticker,
              price: quoteText(position.price),
            })}
          </Text>
        </span>
        <Text as="span" size={2} className={styles.rowEnd}>
          <Text as="span" size={5} weight={800} className="tabular" dir="ltr">
            {usdText(position.value)}
          </Text>
          <Change amount={position.profit} percent={position.profit_percent} />
        </Text>
      </Link>
    </li>
  );
});
