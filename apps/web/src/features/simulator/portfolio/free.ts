import { formatQuantity, parseQuantity } from "@candlewise/domain/simulator/money";
import type { Portfolio } from "../api.ts";

/** Dollars that no open order holds back. Both are whole cents. */
export const freeCash = ({ balance, reserved }: Pick<Portfolio, "balance" | "reserved">): number =>
  Math.round((balance - reserved) * 100) / 100;

/** Units of an instrument that no open order holds back; "0" of what is not held. */
export function freeQuantity({ assets }: Pick<Portfolio, "assets">, ticker: string): string {
  const position = assets.find((each) => each.ticker === ticker);
  if (!position) return "0";
  return formatQuantity(parseQuantity(position.quantity) - parseQuantity(position.reserved_quantity));
}
