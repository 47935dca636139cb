import { memo } from "react";
import { Link } from "#web/shared/routing/router.tsx";
import { useT } from "#web/shared/i18n/use-t.tsx";
import type { LiveQuotes } from "#web/shared/quotes/live-quotes.ts";
import { useFromQuotes, useNewerQuote } from "#web/shared/quotes/use-quote.ts";
import { Stack } from "#web/shared/ui/stack.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import type { ListedAsset } from "../api.ts";
import { instrumentPath } from "../market-paths.ts";
import shared from "../market.module.css";
import { moversOf, withQuotes } from "./asset-filter.ts";
import styles from "./movers.module.css";
import { Card } from "#web/shared/ui/card.tsx";
import { RowFigures } from "./row-figures.tsx";

/** The largest moves since the last close. */
export function Movers({ assets, count }: { assets: readonly ListedAsset[]; count: number }) {
  const t = useT();
  const select = (get: LiveQuotes["get"]) => {
    const { gainers, losers } = moversOf(withQuotes(assets, get), count);
    return [gainers, losers].map((list) => list.map(({ ticker }) => ticker).join(",")).join("|");
  };
  const [gainers = "", losers = ""] = useFromQuotes(
    assets.map(({ ticker }) => ticker),
    select,
  ).split("|");
  const listed = (tickers: string) =>
    tickers.split(",").flatMap((each) => assets.find(({ ticker }) => ticker === each) ?? []);
  return (
    <Stack as="section" gap={3} aria-label={t("market.movers")}>
      <MoverList title={t("market.gainers")} assets={listed(gainers)} />
      <MoverList title={t("market.losers")} assets={listed(losers)} />
    </Stack>
  );
}

function MoverList({ title, assets }: { title: string; assets: readonly ListedAsset[] }) {
  if (assets.length === 0) return null;
  return (
    <Card isFlush className={styles.mover}>
      <Text as="h2" size={4} className={styles.moverTitle}>
        {title}
      </Text>
      <ul>
        {assets.map((asset) => (
          <Mover key={asset.ticker} asset={asset} />
        ))}
      </ul>
    </Card>
  );
}

const Mover = memo(function Mover({ asset }: { asset: ListedAsset }) {
  const { ticker, name } = asset;
  const quote = useNewerQuote(asset.quote);
  return (
    <li>
      <Link to={instrumentPath(ticker)} className={styles.moverRow}>
        <span className={shared.names}>
          <Text as="span" size={4} weight={700} className={shared.name} dir="auto">
            {name}
          </Text>
          <Text as="bdi" size={2} weight={700} tone="muted">
            {ticker}
          </Text>
        </span>
        <RowFigures quote={quote} />
      </Link>
    </li>
  );
});
