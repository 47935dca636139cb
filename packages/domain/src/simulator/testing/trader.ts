import type { AccountEvent, AccountState, Fill, Order, Settlement } from "../account.ts";
import { cancelOrder } from "../cancel-order.ts";
import { modifyOrder, type OrderChanges } from "../modify-order.ts";
import { formatQuantity, formatUsd, parseQuantity, parseUsd } from "../money.ts";
import { openAccount } from "../open-account.ts";
import type { OrderRequest } from "../order-request.ts";
import type { Side, TimeInForce } from "../orders.ts";
import { placeOrder } from "../place-order.ts";
import { restoreOrders } from "../restore-orders.ts";
import { settle } from "../settle.ts";
import type { PathMarket } from "./path-market.ts";

/** An order of a test, with prices and quantities as decimal text. */
export interface OrderInput {
  readonly ticker?: string;
  readonly side?: Side;
  readonly quantity?: string;
  readonly timeInForce?: TimeInForce;
  readonly limit?: string;
  readonly stop?: string;
  readonly trail?: string;
  /** Stop and target of a bracket. */
  readonly bracket?: readonly [stop: string, target: string];
  /** Exit legs for units that are held. */
  readonly exits?: { readonly stop?: string; readonly trail?: string; readonly target?: string };
}

/** Builds the request; its type follows from the given prices. */
export function requestOf(input: OrderInput): OrderRequest {
  const { ticker = "ACME", side = "buy", quantity = "1", timeInForce = "gtc", limit, stop, trail, bracket } = input;
  const base = { ticker, side, quantity: parseQuantity(quantity), timeInForce };
  const limitPrice = limit === undefined ? null : parseUsd(limit);
  if (bracket) {
    const [stopLossPrice, takeProfitPrice] = [parseUsd(bracket[0]), parseUsd(bracket[1])];
    return { ...base, type: "bracket", limitPrice, stopLossPrice, takeProfitPrice };
  }
  if (input.exits) {
    const usdOrNull = (text?: string) => (text === undefined ? null : parseUsd(text));
    const trailing = usdOrNull(input.exits.trail);
    return {
      ...base,
      side: "sell",
      type: "oco",
      stopLossPrice: usdOrNull(input.exits.stop),
      trail: trailing === null ? null : { type: "amount", amount: trailing },
      takeProfitPrice: usdOrNull(input.exits.target),
    };
  }
  if (trail !== undefined)
    return { ...base, type: "trailing_stop", trail: { type: "amount", amount: parseUsd(trail) } };
  if (stop !== undefined && limitPrice !== null) {
    return { ...base, type: "stop_limit", stopPrice: parseUsd(stop), limitPrice };
  }
  if (stop !== undefined) return { ...base, type: "stop", stopPrice: parseUsd(stop) };
  return limitPrice === null ? { ...base, type: "market" } : { ...base, type: "limit", limitPrice };
}

const textOf = ({ at, side, quantity, price }: Fill): string =>
  `${at} ${side} ${formatQuantity(quantity)} at ${formatUsd(price)}`;

/** A trader with a new account in a test market. */
export class Trader {
  account: AccountState;
  readonly events: AccountEvent[] = [];
  readonly #orders = new Map<string, Order>();
  readonly #market: PathMarket;

  constructor(market: PathMarket, cash?: string) {
    this.#market = market;
    const { account } = openAccount(0);
    this.account = cash === undefined ? account : { ...account, cash: parseUsd(cash) };
  }

  /** Places an order at a second without settling further; returns its id or problem. */
  place(at: number, input: OrderInput): string {
    this.settle(at + 1);
    const request = requestOf(input);
    const sequence = this.#orders.size;
    const conditions = this.#market.conditions(request.ticker, at);
    const rank = (place: number) => `${sequence + place}`;
    const ids = input.exits
      ? ([`group ${sequence}`, rank(0), rank(input.exits.stop || input.exits.trail ? 1 : 0)] as const)
      : ([rank(0), rank(1), rank(2)] as const);
    const placement = placeOrder(this.account, request, { at, ids, sequence, conditions, market: this.#market });
    if (placement.type === "refused") return placement.problem;
    if (placement.released) this.#take(placement.released);
    this.account = placement.account;
    for (const order of placement.orders) this.#orders.set(order.id, order);
    return `${sequence}`;
  }

  settle(until: number): void {
    this.#take(settle(this.account, this.#market, until));
  }

  cancel(at: number, id: string): void {
    this.settle(at + 1);
    const cancelled = cancelOrder(this.account, id, at);
    if (cancelled) this.#take(cancelled);
  }

  /** Undoes cancellations; returns the problem, or "restored". */
  restore(at: number, ...ids: string[]): string {
    this.settle(at + 1);
    const restored = restoreOrders(
      this.account,
      ids.map((id) => this.order(id)),
      {
        at,
        conditionsOf: (ticker) => this.#market.conditions(ticker, at),
        wasSplit: (ticker, from, until) =>
          this.#market.holdingActions(ticker, from, until).some(({ type }) => type === "split"),
      },
    );
    if (restored.type === "refused") return restored.problem;
    this.account = restored.account;
    for (const order of restored.orders) this.#orders.set(order.id, order);
    return restored.type;
  }

  /** Returns the problem, or "modified". */
  modify(at: number, id: string, changes: OrderChanges): string {
    this.settle(at + 1);
    const conditions = this.#market.conditions(this.order(id).ticker, at);
    const modified = modifyOrder(this.account, id, changes, conditions);
    if (modified.type === "refused") return modified.problem;
    this.account = modified.account;
    for (const order of modified.orders) this.#orders.set(order.id, order);
    return modified.type;
  }

  order(id: string): Order {
    const order = this.#orders.get(id);
    if (!order) throw new RangeError(`no order ${id}`);
    return order;
  }

  /** "61 buy 10 at 100.01", one for each fill. */
  get fills(): string[] {
    return this.events.flatMap((event) => (event.type === "fill" ? [textOf(event.fill)] : []));
  }

  #take({ account, events, changedOrders }: Settlement): void {
    this.account = account;
    this.events.push(...events);
    for (const order of changedOrders) this.#orders.set(order.id, order);
  }
}
