import type { AccountState, Order } from "./account.ts";
import { quantityOf } from "./lots.ts";
import { sizeProblem } from "./order-checks.ts";
import type { MarketConditions, OrderRequest } from "./order-request.ts";

/** What closes the positions in some instruments. */
export interface Closing {
  /** Open orders to cancel; market sales stay. */
  readonly canceled: readonly string[];
  /** Market sales of everything that is not being sold yet. */
  readonly sales: readonly OrderRequest[];
}

const isMarketSale = ({ side, type }: Order): boolean => side === "sell" && type === "market";

/** `quantity` in parts of at most `most`. */
function partsOf(quantity: bigint, most: bigint): bigint[] {
  if (most <= 0n) return [];
  const parts: bigint[] = [];
  for (let left = quantity; left > 0n; left -= most) parts.push(left < most ? left : most);
  return parts;
}

/**
 * Everything needed to close the positions and orders of some instruments. What is worth less than the smallest order stays. `conditionsOf`
 * is asked for held instruments only.
 */
export function closingOf(
  { positions, orders }: Pick<AccountState, "positions" | "orders">,
  isToClose: (ticker: string) => boolean,
  conditionsOf: (ticker: string) => Pick<MarketConditions, "tick" | "averageDailyVolume">,
): Closing {
  const open = orders.filter(({ ticker }) => isToClose(ticker));
  const selling = open.filter(isMarketSale);
  const sales = positions.flatMap(({ ticker, lots }): OrderRequest[] => {
    if (!isToClose(ticker)) return [];
    const { tick, averageDailyVolume } = conditionsOf(ticker);
    const sold = selling.filter((order) => order.ticker === ticker);
    const free = sold.reduce(
      (left, { quantity, filledQuantity }) => left - (quantity - filledQuantity),
      quantityOf(lots),
    );
    return partsOf(free, averageDailyVolume)
      .filter((quantity) => sizeProblem(quantity, tick.mid, averageDailyVolume) === null)
      .map((quantity) => ({ type: "market", ticker, side: "sell", quantity, timeInForce: "gtc" }));
  });
  return { canceled: open.filter((order) => !isMarketSale(order)).map(({ id }) => id), sales };
}

/**
 * What closes one position: its resting sales end, with the brackets whose legs they are, and everything that is not being sold yet is sold at
 * market. Purchases that have bought nothing stay.
 */
export function positionClosing(
  account: Pick<AccountState, "positions" | "orders">,
  ticker: string,
  conditions: Pick<MarketConditions, "tick" | "averageDailyVolume">,
): Closing {
  const resting = account.orders.filter(
    (order) =>
      order.ticker === ticker &&
      order.side === "sell" &&
      !isMarketSale(order) &&
      order.armedQuantity > order.filledQuantity,
  );
  const closed = new Set(resting.flatMap(({ id, parentId }) => (parentId === null ? [id] : [parentId, id])));
  const canceled = account.orders.filter(({ id }) => closed.has(id)).map(({ id }) => id);
  const { sales } = closingOf(
    account,
    (each) => each === ticker,
    () => conditions,
  );
  return { canceled, sales };
}
