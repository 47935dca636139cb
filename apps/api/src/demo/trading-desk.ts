import type { CallArguments } from "@candlewise/contracts/endpoint";
import { marketContract } from "@candlewise/contracts/market/schemas";
import { simulatorContract, type SimulatorShapes } from "@candlewise/contracts/simulator/schemas";
import { divideDown, formatQuantity, formatUsd, parseUsd, UNIT } from "@candlewise/domain/simulator/money";
import { uuidAt } from "./moment.ts";
import type { Visitor } from "./visitor.ts";

type OrderRequest = CallArguments<SimulatorShapes["placeOrder"]>["body"]["order"];

const MINUTE = 60_000;

/** Places and reads orders, taking some time for each. */
export type Desk = ReturnType<typeof createDesk>;

export function createDesk(visitor: Visitor) {
  const { moment } = visitor;
  const think = (minutes: number) => void (moment.time += Math.floor((0.5 + moment.random()) * minutes * MINUTE));

  /** Current price of a unit in 1e-4 US dollars; null while its market is closed. */
  async function priceOf(ticker: string): Promise<bigint | null> {
    const { asset } = await visitor.call(marketContract, "getAsset", { params: { ticker }, query: {} });
    return asset.is_open ? parseUsd(asset.quote.ask) : null;
  }

  async function place(ticker: string, transactionType: "buy" | "sell", order: OrderRequest): Promise<string> {
    think(1);
    const body = { client_order_id: uuidAt(moment), order };
    const placed = await visitor.call(simulatorContract, "placeOrder", { params: { ticker, transactionType }, body });
    return placed.order.id;
  }

  async function positions() {
    return (await visitor.call(simulatorContract, "getPortfolio", {})).assets;
  }

  async function cancelOrdersOf(ticker: string): Promise<void> {
    for (;;) {
      const { orders } = await visitor.call(simulatorContract, "listAssetOrders", { params: { ticker } });
      const open = orders.find(({ ended_at }) => ended_at === null);
      if (!open) return;
      await visitor.call(simulatorContract, "cancelOrder", { params: { id: open.id } });
    }
  }
  return { think, priceOf, place, positions, cancelOrdersOf };
}

/** Units for an amount of dollars, both in 1e-4: whole units, or thousandths when one unit costs more than the amount. */
export function unitsFor(amount: bigint, price: bigint): string {
  const step = amount >= price ? UNIT : UNIT / 1000n;
  return formatQuantity(divideDown(amount * UNIT, price * step) * step);
}

/** A price moved by thousandths of itself, rounded to cents from ten dollars up. */
export function moved(price: bigint, thousandths: bigint): bigint {
  const to = (price * (1000n + thousandths)) / 1000n;
  return to < 10_0000n ? to : to - (to % 100n);
}

export interface Levels {
  /** Distance of stop and target from the price, in thousandths. */
  readonly stop: bigint;
  readonly target: bigint;
}

/** A bracket order for an amount of dollars, with its planned prices. */
export function bracketFor(amount: bigint, price: bigint, { stop, target }: Levels) {
  const prices = {
    entry: formatUsd(price),
    stop: formatUsd(moved(price, -stop)),
    target: formatUsd(moved(price, target)),
  };
  const order: OrderRequest = {
    type: "bracket",
    quantity: unitsFor(amount, price),
    stop_loss_price: prices.stop,
    take_profit_price: prices.target,
    time_in_force: "gtc",
  };
  return { order, prices };
}
