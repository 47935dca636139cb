import type { Portfolio } from "../api.ts";

/** Dollars that no open order reserves. Both are whole cents. */
export const freeCash = ({ balance, reserved }: Pick<Portfolio, "balance" | "reserved">): number =>
  Math.round((balance - reserved) * 100) / 100;

/** Units of an instrument that a new sale can take, "0" of what is not held: exit legs give way to it, other sell orders do not. */
export const sellableQuantity = ({ assets }: Pick<Portfolio, "assets">, ticker: string): string =>
  assets.find((each) => each.ticker === ticker)?.sellable_quantity ?? "0";
