import type { CallResult } from "@candlewise/contracts/endpoint";
import type { MarketShapes } from "@candlewise/contracts/market/schemas";
import type { Call } from "./learner.ts";

export type Asset = CallResult<MarketShapes["listAssets"]>["assets"][number];

/** A coin trades at any hour: a journey does not depend on when it is run. */
export async function aCoin(call: Call): Promise<Asset> {
  const { assets } = await call<{ assets: Asset[] }>("GET", "/v2/assets/?kind=crypto");
  const coin = assets.find(({ kind }) => kind === "crypto");
  if (!coin) throw new Error("The market has no coins.");
  return coin;
}

/** The price of an asset times a factor, as one writes it. */
export function priceAt({ quote }: Asset, factor: number): string {
  const price = Number(quote.price);
  return (price * factor).toFixed(price < 10 ? 4 : 2);
}

/** Units for so many dollars, as one writes them. */
export const unitsFor = ({ quote }: Asset, dollars: number): string => (dollars / Number(quote.price)).toFixed(6);
