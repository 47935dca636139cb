import { memo, useState } from "react";
import { Link } from "#web/shared/routing/router.tsx";
import { percentText, priceText, usdText } from "#web/shared/i18n/money-texts.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { useQuote } from "#web/shared/quotes/use-quote.ts";
import { Card } from "#web/shared/ui/card.tsx";
import { Change } from "#web/shared/ui/change.tsx";
import { Quantity } from "#web/shared/ui/quantity.tsx";
import { instrumentHref } from "../hrefs.ts";
import type { Portfolio, Position } from "../api.ts";
import { HOLDING_COLUMNS, LARGEST_FIRST, sortAfter, type HoldingColumn, type HoldingSort } from "./holding-sort.ts";
import { livePosition } from "./live-portfolio.ts";
import styles from "./position-table.module.css";
import { useHoldings } from "./use-live-portfolio.ts";

/** The holdings as traders compare them: a row each, sorted by the column that is chosen. */
export function PositionTable({ portfolio }: { portfolio: Portfolio }) {
  const t = useT();
  const [sort, setSort] = useState(LARGEST_FIRST);
  const holdings = useHoldings(portfolio, sort);
  const byTicker = new Map(portfolio.assets.map((position) => [position.ticker, position]));
  return (
    <Card isFlush className={styles.frame}>
      <table className={styles.table} aria-label={t("simulator.positions")}>
        <thead>
          <tr>
            {HOLDING_COLUMNS.map((column) => (
              <SortHead key={column} column={column} sort={sort} onSort={() => setSort(sortAfter(sort, column))} />
            ))}
          </tr>
        </thead>
        <tbody>
          {holdings.map(({ ticker, weight }) => {
            const position = byTicker.get(ticker);
            return position && <PositionCells key={ticker} position={position} at={portfolio.at} weight={weight} />;
          })}
        </tbody>
      </table>
    </Card>
  );
}

interface SortHeadProps {
  column: HoldingColumn;
  sort: HoldingSort;
  onSort: () => void;
}

function SortHead({ column, sort, onSort }: SortHeadProps) {
  const t = useT();
  const isSorted = column === sort.column;
  return (
    <th scope="col" aria-sort={isSorted ? sort.direction : undefined}>
      <button type="button" className={styles.sort} onClick={onSort}>
        {t(`simulator.holding.${column}`)}
        <span className={styles.arrow} aria-hidden="true">
          {isSorted && (sort.direction === "ascending" ? "▲" : "▼")}
        </span>
      </button>
      {column === "value" && <small>{t("simulator.column.share")}</small>}
    </th>
  );
}

interface PositionCellsProps {
  position: Position;
  at: number;
  weight: number;
}

const PositionCells = memo(function PositionCells({ position: known, at, weight }: PositionCellsProps) {
  const language = useLanguage();
  const position = livePosition(known, at, useQuote(known.ticker));
  const { ticker, name, quantity, average_price, price, day_change, profit, profit_percent, value } = position;
  return (
    <tr>
      <th scope="row" aria-label={ticker}>
        <Link to={instrumentHref(ticker)} className={styles.link}>
          <bdi>{ticker}</bdi>
          <small dir="auto">{name}</small>
        </Link>
      </th>
      <td>
        <Quantity value={quantity} />
      </td>
      <td dir="ltr">{priceText(average_price)}</td>
      <td dir="ltr">{priceText(price)}</td>
      <td>
        <Change amount={day_change} />
      </td>
      <td>
        <Change amount={profit} />
        <small>
          <Change percent={profit_percent} />
        </small>
      </td>
      <td dir="ltr">
        <b>{usdText(value)}</b>
        <small>{percentText(weight, language, { decimals: 1 })}</small>
      </td>
    </tr>
  );
});
