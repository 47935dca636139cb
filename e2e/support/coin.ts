import type { CallResult } from "@candlewise/contracts/endpoint";
import type { MarketShapes } from "@candlewise/contracts/market/schemas";
import type { Call } from "./learner.ts";

export type Asset = CallResult<MarketShapes["listAssets"]>["assets"][number];

/** A coin trades at any hour, so a test does not depend on when it runs. */
export async function aCoin(call: Call): Promise<Asset> {
  const { assets } = await call<{ assets: Asset[] }>("GET", "/v2/assets/?kind=crypto");
  const coin = assets.find(({ kind }) => kind === "crypto");
  if (!coin) throw new Error("The market has no coins.");
  return coin;
}

/** The price of an asset times a factor, formatted for input. */
export function priceAt({ quote }: Asset, factor: number): string {
  const price = Number(quote.price);
  return (price * factor).toFixed(price < 10 ? 4 : 2);
}

/** Units for an amount of dollars, formatted for input. */
export const unitsFor = ({ quote }: Asset, dollars: number): string => (dollars / Number(quote.price)).toFixed(6);
