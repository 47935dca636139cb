import type { LiveQuotes } from "#web/shared/quotes/live-quotes.ts";
import { fold } from "#web/shared/i18n/fold.ts";
import { newerQuote } from "#web/shared/quotes/use-quote.ts";
import type { ListedAsset } from "../api.ts";

export const SORTS = ["name", "gain", "loss", "price", "volume"] as const;
export type Sort = (typeof SORTS)[number];

export interface AssetFilter {
  readonly search: string;
  readonly kind: ListedAsset["kind"] | null;
  readonly sector: NonNullable<ListedAsset["sector"]> | null;
  readonly sort: Sort;
}

export const EVERYTHING: AssetFilter = { search: "", kind: null, sector: null, sort: "name" };

/** Whether the list shows all instruments. */
export const isWhole = ({ search, kind, sector }: AssetFilter): boolean =>
  search.trim() === "" && kind === null && sector === null;

const byTicker = (a: ListedAsset, b: ListedAsset) => (a.ticker < b.ticker ? -1 : 1);
const ORDERS = {
  name: byTicker,
  gain: (a, b) => b.quote.change_percent - a.quote.change_percent || byTicker(a, b),
  loss: (a, b) => a.quote.change_percent - b.quote.change_percent || byTicker(a, b),
  // The server lists them by average volume, which rows do not carry.
  volume: () => 0,
  price: (a, b) => Number(b.quote.price) - Number(a.quote.price) || byTicker(a, b),
} as const satisfies Record<Sort, (a: ListedAsset, b: ListedAsset) => number>;

/** The instruments at their live prices. */
export const withQuotes = (assets: readonly ListedAsset[], get: LiveQuotes["get"]): ListedAsset[] =>
  assets.map((asset) => ({ ...asset, quote: newerQuote(asset.quote, get(asset.ticker)) }));

/** The instruments that fit. A search looks at ticker and name; one that begins with it comes first. */
export function filterAssets(
  assets: readonly ListedAsset[],
  { search, kind, sector, sort }: AssetFilter,
): ListedAsset[] {
  const wanted = fold(search.trim());
  const fits = (asset: ListedAsset) =>
    (kind === null || asset.kind === kind) &&
    (sector === null || asset.sector === sector) &&
    (fold(asset.ticker).includes(wanted) || fold(asset.name).includes(wanted));
  const begins = (asset: ListedAsset) => wanted !== "" && fold(asset.ticker).startsWith(wanted);
  const order = ORDERS[sort];
  return assets.filter(fits).toSorted((a, b) => Number(begins(b)) - Number(begins(a)) || order(a, b));
}

/** The instruments that moved most since the last close, up and down; those that did not move are neither. */
export function moversOf(
  assets: readonly ListedAsset[],
  count: number,
): { gainers: ListedAsset[]; losers: ListedAsset[] } {
  const moved = assets.filter(({ quote }) => quote.change_percent !== 0);
  return {
    gainers: moved
      .filter(({ quote }) => quote.change_percent > 0)
      .toSorted(ORDERS.gain)
      .slice(0, count),
    losers: moved
      .filter(({ quote }) => quote.change_percent < 0)
      .toSorted(ORDERS.loss)
      .slice(0, count),
  };
}
