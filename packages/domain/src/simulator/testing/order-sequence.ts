import type { AccountEvent, AccountState, Order, Settlement } from "../account.ts";
import { cancelOrder } from "../cancel-order.ts";
import { positionClosing } from "../closing.ts";
import { modifyOrder, type OrderChanges } from "../modify-order.ts";
import { openAccount } from "../open-account.ts";
import type { MarketConditions, OrderRequest } from "../order-request.ts";
import { placeOrder } from "../place-order.ts";
import { restoreOrders } from "../restore-orders.ts";
import { freeCash, heldQuantity } from "../reserve.ts";
import { settle } from "../settle.ts";
import type { PathMarket } from "./path-market.ts";
import { TOY_SPAN } from "./toy-market.ts";

/** A step of a sequence as integers from 0 to `DRAW_MAX`, so that generated sequences can be shrunk. */
export type Draw = readonly [
  action: number,
  wait: number,
  ticker: number,
  type: number,
  side: number,
  price: number,
  quantity: number,
  extra: number,
];
export const DRAW_MAX = 9_999;
const SCALE = DRAW_MAX + 1;

/** An action of a sequence and its problem, if any. */
export type Action = { readonly at: number; readonly problem: string | null } & (
  | { readonly type: "place"; readonly request: OrderRequest; readonly orderId: string }
  | { readonly type: "cancel"; readonly orderId: string }
  | { readonly type: "restore"; readonly orderId: string }
  /** Closes a position; `orderId` is the first sale. */
  | { readonly type: "close"; readonly ticker: string; readonly orderId: string }
  | { readonly type: "modify"; readonly orderId: string; readonly changes: OrderChanges }
);

/** The result of a sequence of orders. */
export interface Run {
  account: AccountState;
  readonly actions: Action[];
  readonly events: AccountEvent[];
  /** All states of each order, latest last. */
  readonly history: Map<string, Order[]>;
}

/** Instruments and time span of a sequence. */
export interface Span {
  readonly tickers: readonly string[];
  /** The second at which the account is opened. */
  readonly from: number;
  /** First second without prices. */
  readonly until: number;
  /** Maximum pause between two steps, in seconds. */
  readonly longestWait: number;
}

export interface RunOptions {
  readonly market: PathMarket;
  /** Default: the whole toy market. */
  readonly span?: Span;
  readonly draws: readonly Draw[];
  /** Also settles every this many seconds between steps. */
  readonly pollEvery?: number;
  readonly afterStep?: (run: Run, now: number) => void;
}

const share = (draw: number): number => draw / SCALE;
const pick = <T>(list: readonly T[], draw: number): T | undefined => list[Math.floor(share(draw) * list.length)];

/** A price within 4 % of the mid price, occasionally nonsense. */
function nearPrice(mid: bigint, draw: number): bigint {
  if (draw < 50) return mid * 11n;
  return (mid * BigInt(96_000 + Math.floor(share(draw) * 8_000))) / 100_000n;
}

function drawQuantity(account: AccountState, ticker: string, draw: Draw, { tick }: MarketConditions): bigint {
  const [, , , , side, , quantity] = draw;
  const isAll = quantity % 5 === 0;
  const part = isAll ? 9_700n : BigInt(1 + Math.floor(share(quantity) ** 2 * 11_000));
  const held = heldQuantity(account, ticker);
  if (side % 2 === 1 && held > 0n) return (held * part) / 10_000n + BigInt(quantity % 3);
  const cash = isAll ? freeCash(account) : account.cash;
  return (cash * 100_000_000n * part) / (tick.mid * 10_000n) + BigInt(quantity % 7);
}

function drawRequest(account: AccountState, draw: Draw, ticker: string, conditions: MarketConditions): OrderRequest {
  const [, , , type, sideDraw, price, , extra] = draw;
  const { mid } = conditions.tick;
  const base = {
    ticker,
    side: sideDraw % 2 === 1 ? "sell" : "buy",
    quantity: drawQuantity(account, ticker, draw, conditions),
    timeInForce: extra % 2 === 1 ? "gtc" : "day",
  } as const;
  const near = nearPrice(mid, price);
  const other = nearPrice(mid, extra);
  const trail =
    extra % 3 === 0
      ? ({ type: "amount", amount: (mid * BigInt(1 + (extra % 300))) / 10_000n } as const)
      : ({ type: "ratio", basisPoints: BigInt(extra % 300) } as const);
  switch (Math.floor(share(type) * 8)) {
    case 0:
    case 1:
      return { ...base, type: "market" };
    case 2:
      return { ...base, type: "limit", limitPrice: near };
    case 3:
      return { ...base, type: "stop", stopPrice: near };
    case 4:
      return { ...base, type: "stop_limit", stopPrice: near, limitPrice: other };
    case 5:
      return { ...base, type: "trailing_stop", trail };
    case 6:
      return {
        ...base,
        side: "sell",
        type: "oco",
        stopLossPrice: extra % 4 === 0 ? null : (mid * BigInt(94_000 + (extra % 70) * 80)) / 100_000n,
        trail: extra % 8 === 0 ? trail : null,
        takeProfitPrice: extra % 4 === 1 ? null : (mid * BigInt(100_400 + (price % 70) * 80)) / 100_000n,
      };
    default:
      return {
        ...base,
        side: "buy",
        type: "bracket",
        limitPrice: extra % 5 < 2 ? null : near,
        stopLossPrice: (mid * BigInt(94_000 + (extra % 70) * 80)) / 100_000n,
        takeProfitPrice: (mid * BigInt(100_400 + (price % 70) * 80)) / 100_000n,
      };
  }
}

function drawChanges(order: Order, draw: Draw, mid: bigint): OrderChanges {
  const [, , , , , price, quantity, extra] = draw;
  switch (extra % 3) {
    case 0:
      return { quantity: (order.quantity * BigInt(1 + (quantity % 200))) / 100n };
    case 1:
      return order.limitPrice === null ? { stopPrice: nearPrice(mid, price) } : { limitPrice: nearPrice(mid, price) };
    default:
      return order.trail ? { trail: { type: "ratio", basisPoints: BigInt(1 + (price % 400)) } } : {};
  }
}

function record(run: Run, { account, events, changedOrders }: Settlement): void {
  run.account = account;
  run.events.push(...events);
  noteOrders(run, changedOrders);
}

function noteOrders({ history }: Run, orders: readonly Order[]): void {
  for (const order of orders) history.set(order.id, [...(history.get(order.id) ?? []), order]);
}

function place(run: Run, market: PathMarket, draw: Draw, { now, ticker }: { now: number; ticker: string }): void {
  const conditions = market.conditions(ticker, now);
  const request = drawRequest(run.account, draw, ticker, conditions);
  const { orderId, problem } = accept(run, market, request, now);
  run.actions.push({ type: "place", at: now, request, orderId, problem });
}

/** Ids of new orders are their ranks. */
function idsOf(request: OrderRequest, sequence: number): readonly [string, string, string] {
  const rank = (place: number) => `${sequence + place}`;
  if (request.type !== "oco") return [rank(0), rank(1), rank(2)];
  const hasStop = request.stopLossPrice !== null || request.trail !== null;
  return [`group ${sequence}`, rank(0), rank(hasStop ? 1 : 0)];
}

function accept(run: Run, market: PathMarket, request: OrderRequest, now: number) {
  const sequence = run.history.size;
  const conditions = market.conditions(request.ticker, now);
  const ids = idsOf(request, sequence);
  const placement = placeOrder(run.account, request, { at: now, ids, sequence, conditions, market });
  const orderId = `${sequence}`;
  if (placement.type === "refused") return { orderId, problem: placement.problem };
  if (placement.released) record(run, placement.released);
  run.account = placement.account;
  noteOrders(run, placement.orders);
  return { orderId, problem: null };
}

function cancel(run: Run, orderId: string, now: number): void {
  const cancelled = cancelOrder(run.account, orderId, now);
  if (cancelled) record(run, cancelled);
}

/** Sells everything held of an instrument. */
function close(run: Run, market: PathMarket, { now, ticker }: { now: number; ticker: string }): void {
  const orderId = `${run.history.size}`;
  const { canceled, sales } = positionClosing(run.account, ticker, market.conditions(ticker, now));
  if (sales.length === 0) return;
  for (const id of canceled) cancel(run, id, now);
  for (const sale of sales) accept(run, market, sale, now);
  run.actions.push({ type: "close", at: now, ticker, orderId, problem: null });
}

/** Undoes the last cancellation by the user. */
function restore(run: Run, market: PathMarket, now: number): void {
  const last = run.actions.findLast(({ type }) => type === "cancel");
  const canceled = last && run.history.get(last.orderId)?.at(-1);
  if (!canceled) return;
  const group = [...run.history.values()]
    .flatMap((states) => states.at(-1) ?? [])
    .filter(
      ({ id, parentId, endedAt }) => id === canceled.id || (parentId === canceled.id && endedAt === canceled.endedAt),
    );
  const restored = restoreOrders(run.account, group, {
    at: now,
    conditionsOf: (ticker) => market.conditions(ticker, now),
    wasSplit: (ticker, from, until) => market.holdingActions(ticker, from, until).some(({ type }) => type === "split"),
  });
  const problem = restored.type === "refused" ? restored.problem : null;
  run.actions.push({ type: "restore", at: now, orderId: canceled.id, problem });
  if (restored.type === "refused") return;
  run.account = restored.account;
  noteOrders(run, restored.orders);
}

function change(run: Run, market: PathMarket, draw: Draw, now: number): void {
  const order = pick(run.account.orders, draw[2]);
  if (!order) return;
  if (draw[0] % 2 === 0) {
    cancel(run, order.id, now);
    run.actions.push({ type: "cancel", at: now, orderId: order.id, problem: null });
    return;
  }
  const conditions = market.conditions(order.ticker, now);
  const changes = drawChanges(order, draw, conditions.tick.mid);
  const modified = modifyOrder(run.account, order.id, changes, conditions);
  const problem = modified.type === "refused" ? modified.problem : null;
  run.actions.push({ type: "modify", at: now, orderId: order.id, changes, problem });
  if (modified.type === "refused") return;
  run.account = modified.account;
  noteOrders(run, modified.orders);
}

/** Runs the sequence given by the draws. */
export function runSequence({ market, draws, span = TOY_SPAN, pollEvery, afterStep }: RunOptions): Run {
  const { account } = openAccount(span.from);
  const run: Run = { account, actions: [], events: [], history: new Map() };
  let now = span.from;
  for (const draw of draws) {
    const later = Math.min(now + Math.floor(share(draw[1]) ** 3 * span.longestWait), span.until - 2);
    if (pollEvery) {
      for (let at = now + pollEvery; at < later; at += pollEvery) record(run, settle(run.account, market, at));
    }
    now = later;
    record(run, settle(run.account, market, now + 1));
    const ticker = pick(span.tickers, draw[2]) ?? "";
    const kind = share(draw[0]);
    if (kind < 0.7) place(run, market, draw, { now, ticker });
    else if (kind < 0.94) change(run, market, draw, now);
    else if (kind < 0.97) close(run, market, { now, ticker });
    else restore(run, market, now);
    afterStep?.(run, now);
  }
  return run;
}
