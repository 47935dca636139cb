import type { MarketShapes } from "@candlewise/contracts/market/schemas";
import type { Second } from "@candlewise/market/types";
import { setImmediate as breathe } from "node:timers/promises";
import type { z } from "zod";
import type { CallContext } from "#api/platform/mount.ts";
import type { MarketDependencies } from "./dependencies.ts";
import { presentAsset, presentSession, secondOf, unlessStale } from "./present.ts";
import type { ListedInstrument, PriceSource } from "./price-source.ts";
import { isShown, requireMarket } from "./visibility.ts";

type Query = z.output<MarketShapes["listAssets"]["query"]>;
type Answer = z.input<MarketShapes["listAssets"]["response"]>;
type Asset = Answer["assets"][number];

/** The first list makes the paths of all instruments; other calls get their turn between so many of them. */
const AT_ONCE = 5;

async function eachBreathing<T>(all: readonly T[], act: (each: T) => void): Promise<void> {
  for (const [index, each] of all.entries()) {
    act(each);
    if (index % AT_ONCE === AT_ONCE - 1) await breathe();
  }
}

/** The whole list as of a second, made once for all who ask within it; without those that have no price. */
export function createAssetList(prices: PriceSource): (at: Second) => Promise<readonly Listed[]> {
  let current: { at: Second; assets: Promise<readonly Listed[]> } | null = null;
  const make = async (at: Second) => {
    const assets: Listed[] = [];
    await eachBreathing(prices.instruments, (instrument) => {
      const asset = unlessStale(() => presentListed(prices, instrument, at));
      if (asset !== null) assets.push({ instrument, asset });
    });
    return assets;
  };
  return (at) => {
    if (current?.at !== at) current = { at, assets: make(at) };
    return current.assets;
  };
}

/** What can be traded, searched, filtered and sorted, with the prices of this second. */
export async function listAssets(
  deps: MarketDependencies & { assetList: ReturnType<typeof createAssetList> },
  query: Query,
  context: CallContext,
): Promise<Answer> {
  const { prices, clock, assetList } = deps;
  const hidden = await requireMarket(deps, context);
  const isWanted = filterOf(query);
  const at = secondOf(clock);
  const assets = await assetList(at);
  const chosen = assets.filter(({ instrument }) => isShown(instrument, hidden) && isWanted(instrument));
  const rank = await RANKS[query.sort ?? "ticker"](chosen, prices, at);
  return { source: prices.source, assets: chosen.toSorted((a, b) => rank(b) - rank(a)).map(({ asset }) => asset) };
}

function presentListed(prices: PriceSource, instrument: ListedInstrument, at: Second): Asset {
  const session = presentSession(prices.session(instrument.ticker, at));
  return { ...presentAsset(prices, instrument, at), session };
}

function filterOf({ search = "", kind, sector, is_crypto_included = true }: Query) {
  const wanted = search.trim().toLowerCase();
  return (instrument: ListedInstrument): boolean =>
    (kind === undefined || instrument.kind === kind) &&
    (sector === undefined || instrument.sector === sector) &&
    (is_crypto_included || instrument.kind !== "crypto") &&
    (instrument.ticker.toLowerCase().includes(wanted) || instrument.name.toLowerCase().includes(wanted));
}

interface Listed {
  readonly instrument: ListedInstrument;
  readonly asset: Asset;
}

type Rank = (listed: Listed) => number;

/** What stands higher in each order, the highest first. */
const RANKS: Record<
  NonNullable<Query["sort"]>,
  (all: readonly Listed[], prices: PriceSource, at: Second) => Rank | Promise<Rank>
> = {
  // The list is in order of ticker already, and sorting keeps what is equal in place.
  ticker: () => () => 0,
  gain: () => change,
  loss: () => (listed) => -change(listed),
  volume: rankByVolume,
};

const change: Rank = ({ asset }) => asset.quote.change_percent;

/**
 * By what is traded on an average day, in 1e-8 USD at the price of now. Asked for only where it counts: the number of shares is known from all
 * splits since the market began.
 */
async function rankByVolume(all: readonly Listed[], prices: PriceSource, at: Second): Promise<Rank> {
  const traded = new Map<Listed, number>();
  await eachBreathing(all, (listed) => {
    const units = unlessStale(() => prices.matching.averageDailyVolume(listed.instrument.ticker, at)) ?? 0n;
    traded.set(listed, Number(units) * Number(listed.asset.quote.price));
  });
  return (listed) => traded.get(listed) ?? 0;
}
