import type { AccountEvent, AccountState, Order, Settlement } from "../account.ts";
import { cancelOrder } from "../cancel-order.ts";
import { modifyOrder, type OrderChanges } from "../modify-order.ts";
import { openAccount } from "../open-account.ts";
import type { MarketConditions, OrderRequest } from "../order-request.ts";
import { placeOrder } from "../place-order.ts";
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
  switch (Math.floor(share(type) * 7)) {
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
  const sequence = run.history.size;
  const ids = [`${sequence}`, `${sequence + 1}`, `${sequence + 2}`] as const;
  const placement = placeOrder(run.account, request, { at: now, ids, sequence, conditions, market });
  const problem = placement.type === "refused" ? placement.problem : null;
  run.actions.push({ type: "place", at: now, request, orderId: ids[0], problem });
  if (placement.type === "refused") return;
  run.account = placement.account;
  noteOrders(run, placement.orders);
}

function change(run: Run, market: PathMarket, draw: Draw, now: number): void {
  const order = pick(run.account.orders, draw[2]);
  if (!order) return;
  if (draw[0] % 2 === 0) {
    const cancelled = cancelOrder(run.account, order.id, now);
    if (cancelled) record(run, cancelled);
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
    if (share(draw[0]) < 0.75) place(run, market, draw, { now, ticker: pick(span.tickers, draw[2]) ?? "" });
    else change(run, market, draw, now);
    afterStep?.(run, now);
  }
  return run;
}
