import { memo } from "react";
import { MoverList, MoverRow } from "#web/modules/movers/mover-list.tsx";
import { useT } from "#web/shared/i18n/use-t.tsx";
import type { LiveQuotes } from "#web/shared/quotes/live-quotes.ts";
import { useFromQuotes, useNewerQuote } from "#web/shared/quotes/use-quote.ts";
import { Stack } from "#web/shared/ui/stack.tsx";
import type { ListedAsset } from "../api.ts";
import { instrumentPath } from "../market-paths.ts";
import { moversOf, withQuotes } from "./asset-filter.ts";
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
      <LiveMovers title={t("market.gainers")} assets={listed(gainers)} />
      <LiveMovers title={t("market.losers")} assets={listed(losers)} />
    </Stack>
  );
}

function LiveMovers({ title, assets }: { title: string; assets: readonly ListedAsset[] }) {
  if (assets.length === 0) return null;
  return (
    <MoverList title={title}>
      <ul>
        {assets.map((asset) => (
          <Mover key={asset.ticker} asset={asset} />
        ))}
      </ul>
    </MoverList>
  );
}

const Mover = memo(function Mover({ asset: { ticker, name, quote } }: { asset: ListedAsset }) {
  return (
    <MoverRow to={instrumentPath(ticker)} ticker={ticker} name={name}>
      <RowFigures quote={useNewerQuote(quote)} />
    </MoverRow>
  );
});
