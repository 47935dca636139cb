import type { MarketShapes } from "@candlewise/contracts/market/schemas";
import type { Second } from "@candlewise/market/types";
import type { z } from "zod";
import type { CallContext } from "#api/platform/http/endpoint.ts";
import type { MarketDependencies } from "../dependencies.ts";
import { presentAsset, presentSession, secondOf, unlessStale } from "./present.ts";
import type { ListedInstrument, PriceSource } from "../price-source.ts";
import type { TimeSlices } from "#api/platform/time-slices.ts";
import { isShown } from "../visibility.ts";

type Query = z.output<MarketShapes["listAssets"]["query"]>;
type Answer = z.input<MarketShapes["listAssets"]["response"]>;
type Asset = Answer["assets"][number];

/** The list as of a second, computed once per second and shared by all calls. Instruments without a price are left out. */
export function createAssetList(
  prices: PriceSource,
  timeSlices: TimeSlices,
): (at: Second) => Promise<readonly Listed[]> {
  let current: { at: Second; assets: Promise<readonly Listed[]> } | null = null;
  function* steps(at: Second): Generator<void, readonly Listed[]> {
    const assets: Listed[] = [];
    for (const instrument of prices.instruments) {
      const asset = unlessStale(() => presentListed(prices, instrument, at));
      if (asset !== null) assets.push({ instrument, asset });
      yield;
    }
    return assets;
  }
  return (at) => {
    if (current?.at !== at) current = { at, assets: timeSlices.run(steps(at)) };
    return current.assets;
  };
}

/** Instruments, searched, filtered and sorted, with the prices of this second. */
export async function listAssets(
  deps: MarketDependencies & { assetList: ReturnType<typeof createAssetList> },
  query: Query,
  context: CallContext,
): Promise<Answer> {
  const { prices, clock, assetList } = deps;
  const { hidden } = context;
  const isWanted = filterOf(query);
  const at = secondOf(clock);
  const assets = await assetList(at);
  const chosen = assets.filter(({ instrument }) => isShown(instrument, hidden) && isWanted(instrument));
  const rank = RANKS[query.sort ?? "ticker"](chosen, prices, at);
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

/** Sort keys, sorted in descending order. */
const RANKS: Record<NonNullable<Query["sort"]>, (all: readonly Listed[], prices: PriceSource, at: Second) => Rank> = {
  // The list is already sorted by ticker, and the sort is stable.
  ticker: () => () => 0,
  gain: () => change,
  loss: () => (listed) => -change(listed),
  volume: rankByVolume,
};

const change: Rank = ({ asset }) => asset.quote.change_percent;

/** By average daily volume at the current price, in 1e-8 USD. */
function rankByVolume(all: readonly Listed[], prices: PriceSource, at: Second): Rank {
  const traded = new Map<Listed, number>();
  for (const listed of all) {
    const units = unlessStale(() => prices.matching.averageDailyVolume(listed.instrument.ticker, at)) ?? 0n;
    traded.set(listed, Number(units) * Number(listed.asset.quote.price));
  }
  return (listed) => traded.get(listed) ?? 0;
}
