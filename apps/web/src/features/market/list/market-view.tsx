import { useSearchParams } from "#web/shared/routing/router.tsx";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { useFromQuotes, useStreamState } from "#web/shared/quotes/use-quote.ts";
import { Button } from "#web/shared/ui/button.tsx";
import { AsOf } from "#web/shared/ui/as-of.tsx";
import { Page } from "#web/shared/ui/page.tsx";
import { Row } from "#web/shared/ui/stack.tsx";
import { EmptyState, ErrorState } from "#web/shared/ui/states.tsx";
import { PracticeTag } from "#web/shared/ui/practice-tag.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { useListAssetsQuery, type AssetList, type ListedAsset, type Session } from "../api.ts";
import styles from "../market.module.css";
import { SessionLine } from "../session-line.tsx";
import { EVERYTHING, filterAssets, isWhole, withQuotes, type AssetFilter } from "./asset-filter.ts";
import { AssetRow } from "./asset-row.tsx";
import { MarketFilters } from "./market-filters.tsx";
import { MarketSkeleton } from "./market-skeleton.tsx";
import { Movers } from "./movers.tsx";
import { Card } from "#web/shared/ui/card.tsx";
import { useMarketFilter } from "./use-market-filter.ts";

/** Everything that can be traded, with live prices. */
export function MarketView() {
  const t = useT();
  const isByVolume = useSearchParams()[0].get("sort") === "volume";
  const { data, error, isFetching, refetch } = useListAssetsQuery(
    isByVolume ? { query: { sort: "volume" } } : undefined,
  );
  const title = t("market.title");
  if (data) return <Market list={data} onStale={() => void refetch()} />;
  return (
    <Page title={title} bar={{ back: "/simulator", children: title }}>
      <h1 className="sr-only">{title}</h1>
      {error ? <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} /> : <MarketSkeleton />}
    </Page>
  );
}

function Market({ list: { source, assets }, onStale }: { list: AssetList; onStale: () => void }) {
  const t = useT();
  const [filter, change] = useMarketFilter(assets);
  const stream = useStreamState();
  const shown = useShown(assets, filter);
  const session = sessionOf(assets);
  const title = t("market.title");
  const status = (
    <Row gap={2} justify="between" wraps className={styles.status}>
      {session && <SessionLine session={session} stream={stream} onOver={onStale} />}
      <PracticeTag>{t(source === "practice" ? "market.practice" : "market.liveSource")}</PracticeTag>
    </Row>
  );
  return (
    <Page
      title={title}
      bar={{ back: "/simulator", children: title }}
      aside={
        <>
          <Movers assets={assets} count={5} />
          <About source={source} />
        </>
      }
    >
      <h1 className="sr-only">{title}</h1>
      <MarketAge assets={assets} onStale={onStale} />
      {status}
      <MarketFilters assets={assets} filter={filter} onChange={change} />
      {isWhole(filter) && (
        <div className={styles.narrowOnly}>
          <Movers assets={assets} count={3} />
        </div>
      )}
      <output className="sr-only">{t("market.count", { count: shown.length })}</output>
      {shown.length > 0 ? (
        <Card as="ul" isFlush aria-label={title}>
          {shown.map((asset) => (
            <AssetRow key={asset.ticker} asset={asset} />
          ))}
        </Card>
      ) : (
        <EmptyState
          title={t("market.none")}
          actions={
            <Button look="secondary" onClick={() => change(EVERYTHING)}>
              {t("market.showAll")}
            </Button>
          }
        >
          {t("market.noneText")}
        </EmptyState>
      )}
      <About source={source} className={styles.aboutBelow} />
    </Page>
  );
}

/** That the market is made up. */
function About({ source, className }: { source: AssetList["source"]; className?: string | undefined }) {
  const t = useT();
  if (source !== "practice") return null;
  return (
    <Text size={3} tone="muted" className={className}>
      {t("market.about")}
    </Text>
  );
}

const tickersOf = (assets: readonly ListedAsset[]) => assets.map(({ ticker }) => ticker);

/** The rows in their order, which may depend on live prices. */
function useShown(assets: readonly ListedAsset[], filter: AssetFilter): ListedAsset[] {
  const tickers = useFromQuotes(tickersOf(assets), (get) =>
    tickersOf(filterAssets(withQuotes(assets, get), filter)).join(","),
  );
  const byTicker = new Map(assets.map((asset) => [asset.ticker, asset]));
  return tickers.split(",").flatMap((ticker) => byTicker.get(ticker) ?? []);
}

function MarketAge({ assets, onStale }: { assets: readonly ListedAsset[]; onStale: () => void }) {
  const t = useT();
  const at = useFromQuotes(tickersOf(assets), (get) =>
    Math.max(...withQuotes(assets, get).map(({ quote }) => quote.at)),
  );
  return (
    <AsOf at={at} onBack={onStale}>
      {t("market.noConnection")}
    </AsOf>
  );
}

/** The trading hours of shares: those of the market, as people say it. */
const sessionOf = (assets: readonly ListedAsset[]): Session | undefined =>
  (assets.find(({ kind }) => kind !== "crypto") ?? assets[0])?.session;
