import type { MarketShapes } from "@candlewise/contracts/market/schemas";
import type { Second } from "@candlewise/market/types";
import { setImmediate as breathe } from "node:timers/promises";
import type { z } from "zod";
import type { CallContext } from "#api/platform/mount.ts";
import type { MarketDependencies } from "./dependencies.ts";
import { presentAsset, secondOf, unlessStale } from "./present.ts";
import type { ListedInstrument, PriceSource } from "./price-source.ts";
import { isShown, requireMarket } from "./visibility.ts";

type Query = z.output<MarketShapes["listAssets"]["query"]>;
type Answer = z.input<MarketShapes["listAssets"]["response"]>;
type Asset = ReturnType<typeof presentAsset>;

/** The first list makes the paths of all instruments; other calls get their turn between so many of them. */
const AT_ONCE = 5;

/** The whole list as of a second, made once for all who ask within it; without those that have no price. */
export function createAssetList(prices: PriceSource): (at: Second) => Promise<readonly Listed[]> {
  let current: { at: Second; assets: Promise<readonly Listed[]> } | null = null;
  const make = async (at: Second) => {
    const assets: Listed[] = [];
    for (const [index, instrument] of prices.instruments.entries()) {
      const listed = unlessStale(() => listingOf(prices, instrument, at));
      if (listed !== null) assets.push(listed);
      if (index % AT_ONCE === AT_ONCE - 1) await breathe();
    }
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
  const assets = await assetList(secondOf(clock));
  const chosen = assets.filter(({ instrument }) => isShown(instrument, hidden) && isWanted(instrument));
  const order = ORDERS[query.sort ?? "ticker"];
  return { source: prices.source, assets: chosen.toSorted(order).map(({ asset }) => asset) };
}

function listingOf(prices: PriceSource, instrument: ListedInstrument, at: Second): Listed {
  const asset = presentAsset(prices, instrument, at);
  const units = unlessStale(() => prices.matching.averageDailyVolume(instrument.ticker, at)) ?? 0n;
  return { instrument, asset, traded: Number(units) * Number(asset.quote.price) };
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
  /** What is traded of it on an average day, in 1e-8 USD at the price of now. */
  readonly traded: number;
}

const change = ({ asset }: Listed) => asset.quote.change_percent;

const ORDERS: Record<NonNullable<Query["sort"]>, (a: Listed, b: Listed) => number> = {
  // The list is in order of ticker already, and sorting keeps what is equal in place.
  ticker: () => 0,
  gain: (a, b) => change(b) - change(a),
  loss: (a, b) => change(a) - change(b),
  volume: (a, b) => b.traded - a.traded,
};
