import type { CallResult } from "@candlewise/contracts/endpoint";
import type { SimulatorShapes } from "@candlewise/contracts/simulator/schemas";
import type { AccountState, Lot, Position } from "@candlewise/domain/simulator/account";
import { divide, formatQuantity, formatUsd, multiply, percentOf, UNIT } from "@candlewise/domain/simulator/money";
import { reservedQuantity } from "@candlewise/domain/simulator/reserve";
import { isShown } from "../caller.ts";
import type { CurrentQuote, SimulatorMarket, TradedInstrument } from "../simulator-market.ts";
import { dollars } from "./dollars.ts";
import { presentHidden, type View } from "./hidden-holdings.ts";

export type Portfolio = CallResult<SimulatorShapes["getPortfolio"]>;

const DAY = 86_400;

/** Whether a lot was bought after the close that the day's change is measured from. */
function isOfToday({ acquiredAt }: Lot, { kind }: TradedInstrument, quote: CurrentQuote): boolean {
  if (kind === "crypto") return acquiredAt > quote.at - DAY;
  return Math.floor(acquiredAt / DAY) >= Math.floor(quote.at / DAY);
}

interface ValuedPosition {
  readonly instrument: TradedInstrument;
  readonly quote: CurrentQuote;
  readonly quantity: bigint;
  readonly cost: bigint;
  readonly value: bigint;
  /** Value at the previous close; for lots bought since then, their cost. */
  readonly base: bigint;
}

function valueOf({ ticker, lots }: Position, market: SimulatorMarket, at: number): ValuedPosition {
  const { name, kind } = market.find(ticker) ?? { name: ticker, kind: "share" };
  const instrument = { ticker, name, kind };
  const quote = market.quote(ticker, at);
  const quantity = lots.reduce((sum, lot) => sum + lot.quantity, 0n);
  const cost = lots.reduce((sum, lot) => sum + lot.cost, 0n);
  const base = lots.reduce(
    (sum, lot) => sum + (isOfToday(lot, instrument, quote) ? lot.cost : multiply(lot.quantity, quote.previousClose)),
    0n,
  );
  return { instrument, quote, quantity, cost, value: multiply(quantity, quote.mid), base };
}

function presentPosition(
  { instrument, quote, quantity, cost, value }: ValuedPosition,
  reserved: bigint,
  total: bigint,
): Portfolio["assets"][number] {
  return {
    ...instrument,
    quantity: formatQuantity(quantity),
    reserved_quantity: formatQuantity(reserved),
    average_price: formatUsd(divide(cost * UNIT, quantity)),
    cost: formatUsd(cost),
    price: formatUsd(quote.mid),
    value: formatUsd(value),
    profit: formatUsd(value - cost),
    profit_percent: percentOf(value - cost, cost),
    day_change_percent: percentOf(quote.mid - quote.previousClose, quote.previousClose),
    weight_percent: percentOf(value, total),
  };
}

export interface PortfolioFacts {
  readonly number: number;
  readonly openedAt: number;
  readonly deposited: bigint;
  readonly state: AccountState;
}

const sumOf = (positions: readonly ValuedPosition[], key: "value" | "base"): bigint =>
  positions.reduce((sum, position) => sum + position[key], 0n);

/** S3.07 S3.13: the account at the prices of a second. Hidden instruments are one sum. */
export function presentPortfolio(
  { number, openedAt, deposited, state }: PortfolioFacts,
  market: SimulatorMarket,
  view: View,
): Portfolio {
  const { at, hidden } = view;
  const positions = state.positions.map((position) => valueOf(position, market, at));
  const value = sumOf(positions, "value");
  const total = state.cash + value;
  const dayChange = value - sumOf(positions, "base");
  const reserved = state.orders.reduce((sum, order) => sum + order.reservedCash, 0n);
  const shown = positions.filter(({ instrument }) => isShown({ market }, hidden, instrument.ticker));
  const apart = presentHidden(state, market, view, { value: value - sumOf(shown, "value"), total });
  return {
    balance: dollars(state.cash),
    totalBalance: dollars(total),
    totalProfit: dollars(total - deposited),
    totalProfitPercent: percentOf(total - deposited, deposited),
    reserved: dollars(reserved),
    day_change: dollars(dayChange),
    day_change_percent: percentOf(dayChange, total - dayChange),
    account_number: number,
    opened_at: openedAt,
    at,
    source: market.source,
    assets: shown.map((position) =>
      presentPosition(position, reservedQuantity(state, position.instrument.ticker), total),
    ),
    ...(apart && { hidden: apart }),
  };
}
