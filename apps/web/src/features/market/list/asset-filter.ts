import type { LiveQuotes } from "#web/shared/quotes/live-quotes.ts";
import { newerQuote } from "#web/shared/quotes/use-quote.ts";
import type { ListedAsset } from "../api.ts";

export const SORTS = ["name", "gain", "loss", "price"] as const;
export type Sort = (typeof SORTS)[number];

export interface AssetFilter {
  readonly search: string;
  readonly kind: ListedAsset["kind"] | null;
  readonly sector: NonNullable<ListedAsset["sector"]> | null;
  readonly sort: Sort;
}

export const EVERYTHING: AssetFilter = { search: "", kind: null, sector: null, sort: "name" };

const byTicker = (a: ListedAsset, b: ListedAsset) => (a.ticker < b.ticker ? -1 : 1);
const ORDERS = {
  name: byTicker,
  gain: (a, b) => b.quote.change_percent - a.quote.change_percent || byTicker(a, b),
  loss: (a, b) => a.quote.change_percent - b.quote.change_percent || byTicker(a, b),
  price: (a, b) => Number(b.quote.price) - Number(a.quote.price) || byTicker(a, b),
} as const satisfies Record<Sort, (a: ListedAsset, b: ListedAsset) => number>;

/** Letters without accents, in one case: "é" finds "e". */
const plain = (text: string) =>
  text
    .normalize("NFD")
    .replaceAll(/\p{Mn}/gu, "")
    .toLowerCase();

/** The instruments at their live prices. */
export const withQuotes = (assets: readonly ListedAsset[], get: LiveQuotes["get"]): ListedAsset[] =>
  assets.map((asset) => ({ ...asset, quote: newerQuote(asset.quote, get(asset.ticker)) }));

/** The instruments that fit. A search looks at ticker and name; one that begins with it comes first. */
export function filterAssets(
  assets: readonly ListedAsset[],
  { search, kind, sector, sort }: AssetFilter,
): ListedAsset[] {
  const wanted = plain(search.trim());
  const fits = (asset: ListedAsset) =>
    (kind === null || asset.kind === kind) &&
    (sector === null || asset.sector === sector) &&
    (plain(asset.ticker).includes(wanted) || plain(asset.name).includes(wanted));
  const begins = (asset: ListedAsset) => wanted !== "" && plain(asset.ticker).startsWith(wanted);
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
