import type { CallResult } from "@candlewise/contracts/endpoint";
import type { SimulatorShapes } from "@candlewise/contracts/simulator/schemas";
import { dayChangeOf, NO_FLOW, type DayChange, type DayFlow } from "@candlewise/domain/simulator/day-change";
import type { AccountState } from "@candlewise/domain/simulator/account";
import { sellableQuantity } from "@candlewise/domain/simulator/exit-legs";
import { averageCost, lotsCost, quantityOf } from "@candlewise/domain/simulator/lots";
import { formatQuantity, formatUsd, multiply, percentOf } from "@candlewise/domain/simulator/money";
import { reservedQuantity } from "@candlewise/domain/simulator/reserve";
import type { PortfolioFacts } from "../accounts/account-store.ts";
import { isShown } from "../caller.ts";
import type { SimulatorMarket, TradedInstrument } from "../simulator-market.ts";
import { formatCursor } from "../live/cursor.ts";
import { dollars } from "./dollars.ts";
import { presentHidden, type View } from "./hidden-holdings.ts";

export type Portfolio = CallResult<SimulatorShapes["getPortfolio"]>;

/** An instrument that is held, or was today. */
interface ValuedPosition {
  readonly instrument: TradedInstrument;
  readonly quantity: bigint;
  readonly averageCost: bigint;
  readonly cost: bigint;
  readonly price: bigint;
  readonly value: bigint;
  readonly flow: DayFlow;
  readonly day: DayChange;
}

/** Instruments held or traded today, by ticker. */
function valuedPositions({ state, day, flows }: PortfolioFacts, market: SimulatorMarket, at: number): ValuedPosition[] {
  const held = new Map(state.positions.map(({ ticker, lots }) => [ticker, lots]));
  return [...new Set([...held.keys(), ...flows.keys()])].toSorted().map((ticker) => {
    const lots = held.get(ticker) ?? [];
    const { name, kind } = market.find(ticker) ?? { name: ticker, kind: "share" };
    const flow = flows.get(ticker) ?? NO_FLOW;
    const quantity = quantityOf(lots);
    const price = market.quote(ticker, at).mid;
    const startAt = kind === "crypto" ? day.crypto : day.exchange;
    return {
      instrument: { ticker, name, kind },
      quantity,
      averageCost: averageCost(lots),
      cost: lotsCost(lots),
      price,
      value: multiply(quantity, price),
      flow,
      day: dayChangeOf({ quantity, price }, flow, () => market.startPrice(ticker, startAt)),
    };
  });
}

const presentDay = ({ instrument, flow, day: { change, base } }: ValuedPosition) => ({
  ...instrument,
  day_change: formatUsd(change),
  day_change_percent: percentOf(change, base),
  realized_today: formatUsd(flow.realized),
});

function presentPosition(position: ValuedPosition, state: AccountState, total: bigint): Portfolio["assets"][number] {
  const { quantity, averageCost: average, cost, price, value } = position;
  return {
    ...presentDay(position),
    quantity: formatQuantity(quantity),
    reserved_quantity: formatQuantity(reservedQuantity(state, position.instrument.ticker)),
    sellable_quantity: formatQuantity(sellableQuantity(state, position.instrument.ticker)),
    average_price: formatUsd(average),
    cost: formatUsd(cost),
    price: formatUsd(price),
    value: formatUsd(value),
    profit: formatUsd(value - cost),
    profit_percent: percentOf(value - cost, cost),
    weight_percent: percentOf(value, total),
  };
}

const sumOf = <Item>(items: readonly Item[], of: (item: Item) => bigint): bigint =>
  items.reduce((sum, item) => sum + of(item), 0n);

/** Day P/L of the whole account, and its value at the start of the day. */
export function accountDay(facts: PortfolioFacts, market: SimulatorMarket, at: number): DayChange {
  const positions = valuedPositions(facts, market, at);
  const change = sumOf(positions, ({ day }) => day.change);
  return { change, base: facts.state.cash + sumOf(positions, ({ value }) => value) - change };
}

/** S3.07 S3.13: the account at the prices of a second. Hidden instruments are one sum. */
export function presentPortfolio(facts: PortfolioFacts, market: SimulatorMarket, view: View): Portfolio {
  const { number, openedAt, deposited, state } = facts;
  const { at, hidden } = view;
  const positions = valuedPositions(facts, market, at);
  const value = sumOf(positions, (position) => position.value);
  const total = state.cash + value;
  const dayChange = sumOf(positions, ({ day }) => day.change);
  const shown = positions.filter(({ instrument }) => isShown({ market }, hidden, instrument.ticker));
  const apart = presentHidden(state, market, view, {
    value: value - sumOf(shown, (position) => position.value),
    total,
  });
  return {
    balance: dollars(state.cash),
    totalBalance: dollars(total),
    totalProfit: dollars(total - deposited),
    totalProfitPercent: percentOf(total - deposited, deposited),
    reserved: dollars(sumOf(state.orders, ({ reservedCash }) => reservedCash)),
    day_change: dollars(dayChange),
    day_change_percent: percentOf(dayChange, total - dayChange),
    account_number: number,
    opened_at: openedAt,
    at,
    source: market.source,
    cursor: formatCursor(facts.cursor),
    assets: shown.filter(({ quantity }) => quantity > 0n).map((position) => presentPosition(position, state, total)),
    closed_today: shown.filter(({ quantity }) => quantity === 0n).map(presentDay),
    ...(apart && { hidden: apart }),
  };
}
