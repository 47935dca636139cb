import type { AccountEvent, Fill, LedgerLine, Order } from "../account.ts";
import { slippageOf } from "../cost.ts";
import type { HoldingAction } from "../matching-market.ts";
import { divide, multiply, UNIT } from "../money.ts";
import { lotsCost, quantityOf } from "../lots.ts";
import { START_BALANCE } from "../open-account.ts";
import { freeCash, freeQuantity, heldQuantity } from "../reserve.ts";
import type { Run } from "./order-sequence.ts";
import type { PathMarket } from "./path-market.ts";

const ledgerOf = (event: AccountEvent): readonly LedgerLine[] => ("ledger" in event ? event.ledger : []);

const sumOf = (lines: readonly LedgerLine[], isWanted: (line: LedgerLine) => boolean): bigint =>
  lines.filter(isWanted).reduce((sum, { amount }) => sum + amount, 0n);

const assetOf = ({ ticker }: { readonly ticker: string }) => ({ asset: ticker });

function ledgerViolations({ account, events }: Run): string[] {
  const found: string[] = [];
  const lines = events.flatMap(ledgerOf);
  for (const event of events) {
    for (const { asset } of ledgerOf(event)) {
      if (sumOf(ledgerOf(event), (line) => line.asset === asset) !== 0n) found.push(`${event.type} does not balance`);
    }
  }
  if (account.cash !== START_BALANCE + sumOf(lines, (line) => line.account === "cash")) found.push("cash ≠ ledger");
  let cash = START_BALANCE;
  let at = -Infinity;
  for (const event of events) {
    cash += sumOf(ledgerOf(event), (line) => line.account === "cash");
    if ("cashAfter" in event && event.cashAfter !== cash) found.push("cash after an event ≠ ledger");
    if (event.at < at) found.push("time goes backwards");
    at = event.at;
  }
  const positions = lines.filter((line) => line.account === "position");
  for (const ticker of new Set([...positions, ...account.positions.map(assetOf)].map(({ asset }) => asset))) {
    const booked = sumOf(positions, (line) => line.asset === ticker);
    if (booked !== heldQuantity(account, ticker)) found.push(`${ticker}: lots ≠ ledger`);
  }
  return found;
}

function balanceViolations({ account }: Run): string[] {
  const found: string[] = [];
  if (account.cash < 0n || freeCash(account) < 0n) found.push("negative cash");
  if (account.orders.some(({ reservedCash }) => reservedCash < 0n)) found.push("negative reservation");
  for (const { ticker, lots } of account.positions) {
    if (lots.length === 0 || lots.some(({ quantity, cost }) => quantity <= 0n || cost < 0n)) found.push("empty lot");
    if (freeQuantity(account, ticker) < 0n) found.push(`${ticker}: more reserved than held`);
  }
  if (account.orders.some(({ ticker }) => freeQuantity(account, ticker) < 0n)) found.push("sale of nothing");
  return found;
}

/** Realized and unrealized profit plus dividends must equal the account's gain. Both profits include commissions. */
function profitViolations({ account, events }: Run, market: PathMarket, now: number): string[] {
  let realized = 0n;
  let dividends = 0n;
  let commissions = 0n;
  for (const event of events) {
    if (event.type === "fill") {
      realized += event.fill.realizedProfit ?? 0n;
      commissions += event.fill.cost.commission;
    }
    if (event.type === "split") realized += event.realizedProfit;
    if (event.type === "dividend") dividends += event.paid;
  }
  let equity = account.cash;
  let unrealized = 0n;
  for (const { ticker, lots } of account.positions) {
    const value = multiply(quantityOf(lots), market.conditions(ticker, now).tick.mid);
    equity += value;
    unrealized += value - lotsCost(lots);
  }
  const found: string[] = [];
  if (realized + unrealized + dividends !== equity - START_BALANCE) found.push("profits ≠ equity − deposits");
  const booked = sumOf(events.flatMap(ledgerOf), (line) => line.account === "fees");
  if (booked !== commissions) found.push("fees ≠ commissions");
  return found;
}

const larger = (a: bigint, b: bigint): bigint => (a > b ? a : b);
const grown = (quantity: bigint, { numerator, denominator }: Extract<HoldingAction, { type: "split" }>): bigint =>
  (quantity * numerator) / denominator + 1n;

const HALF_CENT = 50n;

function fillViolations(fill: Fill, states: readonly Order[], market: PathMarket): string[] {
  const { ticker, side, at, price, quantity, cost, value } = fill;
  const { mid, bid, ask } = market.tick(ticker, at);
  const stored = states.reduce((most, order) => (order.quantity > most ? order.quantity : most), 0n);
  // A settlement may split an order and reduce it again: the states after it lack the quantity in between.
  const largest = market
    .holdingActions(ticker, states[0]?.acceptedAt ?? at, at + 1)
    .reduce((most, action) => (action.type === "split" ? larger(most, grown(most, action)) : most), stored);
  const slippage = slippageOf(mid, largest, market.conditions(ticker, at));
  const found: string[] = [];
  const worse = side === "buy" ? price - ask : bid - price;
  // A price is rounded to the nearest cent.
  if (worse < 0n || worse > slippage + HALF_CENT)
    found.push(`filled at ${price}, outside ${bid} to ${ask} and ${slippage}`);
  const paid = cost.value + (side === "buy" ? 1n : -1n) * (cost.spread + cost.slippage);
  if (paid !== value) found.push("cost items ≠ value");
  if (quantity <= 0n || 10n * quantity > market.minuteVolume(ticker, at)) found.push("more than a tenth of a minute");
  return found;
}

function orderViolations({ events, history }: Run, market: PathMarket): string[] {
  const found: string[] = [];
  for (const [id, states] of history) {
    const fills = events.flatMap((event) => (event.type === "fill" && event.orderId === id ? [event.fill] : []));
    found.push(...fills.flatMap((fill) => fillViolations(fill, states, market)));
    const last = states.at(-1);
    if (!last) continue;
    const sum = (of: (fill: Fill) => bigint): bigint => fills.reduce((total, fill) => total + of(fill), 0n);
    if (sum(({ quantity }) => quantity) !== last.filledQuantity) found.push("fills ≠ filled quantity");
    if (sum(({ value }) => value) !== divide(last.filledValue, UNIT)) found.push("fills ≠ filled value");
    if (sum(({ cost }) => cost.commission) !== last.commission) found.push("fills ≠ commission of the order");
    if (last.filledQuantity > last.armedQuantity || last.armedQuantity > last.quantity) found.push("overfilled");
    if ((last.status === "filled") !== (last.filledQuantity === last.quantity)) found.push(`wrongly ${last.status}`);
  }
  return found;
}

/** A stop and a target together never sell more than their entry has bought; ignores brackets affected by splits. */
function bracketViolations({ events, history }: Run): string[] {
  const found: string[] = [];
  const split = new Set(events.flatMap((event) => (event.type === "split" ? [event.ticker] : [])));
  for (const [id, states] of history) {
    const entry = states.at(-1);
    if (entry?.role !== "entry") continue;
    const legs = [...history.values()].map((each) => each.at(-1)).filter((leg) => leg?.parentId === id);
    const sold = legs.reduce((sum, leg) => sum + (leg?.filledQuantity ?? 0n), 0n);
    if (!split.has(entry.ticker) && sold > entry.filledQuantity) found.push("legs sold more than was bought");
  }
  const legs = [...history.values()]
    .flatMap((states) => states.at(-1) ?? [])
    .filter(({ parentId }) => parentId !== null);
  for (const group of Map.groupBy(legs, ({ parentId }) => parentId).values()) {
    if (group.filter(({ status }) => status === "filled").length > 1) found.push("both legs filled");
    const unsold = group.filter(({ endedAt }) => endedAt === null).map((leg) => leg.armedQuantity - leg.filledQuantity);
    if (new Set(unsold).size > 1) found.push("legs with different quantities");
  }
  return found;
}

/** Violated invariants of a run so far; should be empty. */
export function findViolations(run: Run, market: PathMarket, now: number): string[] {
  return [
    ...ledgerViolations(run),
    ...balanceViolations(run),
    ...profitViolations(run, market, now),
    ...orderViolations(run, market),
    ...bracketViolations(run),
  ];
}
