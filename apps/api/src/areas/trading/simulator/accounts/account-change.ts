import type { AccountEvent, AccountState, Order, Settlement } from "@candlewise/domain/simulator/account";
import { addFlows, type DayFlows } from "@candlewise/domain/simulator/day-change";
import type { OrderChange } from "@candlewise/domain/simulator/order-change";
import type { AnyNewEvent } from "#api/platform/events/outbox.ts";
import type { Account, PortfolioFacts } from "./account-store.ts";
import type { ChangeRecord } from "./change-rows.ts";
import { depositEntry, entriesOf, type NewEntry } from "./entry-rows.ts";
import { cursorOfNew } from "../live/cursor.ts";
import type { OrderRecord } from "../orders/order-rows.ts";
import type { LedgerPosition } from "../trades/follow-ledger.ts";
import type { AccountWrite } from "./write-accounts.ts";

/** Writes `settled_until` after this many seconds, even without events. */
const LOOK_BACK_SECONDS = 3600;

/** The pending changes of an account during a call: events so far and what to write. */
export class AccountChange {
  readonly account: Account;
  readonly events: AccountEvent[] = [];
  #state: AccountState;
  #flows: DayFlows;
  readonly #coins: ReadonlySet<string>;
  readonly #placed = new Map<string, OrderRecord>();
  readonly #changed = new Map<string, Order>();
  readonly #reopened = new Map<string, OrderRecord>();
  readonly #history: ChangeRecord[] = [];

  constructor(account: Account, coins: ReadonlySet<string>) {
    this.account = account;
    this.#state = account.state;
    this.#flows = account.flows;
    this.#coins = coins;
  }

  get state(): AccountState {
    return this.#state;
  }

  /** The account as it is shown. */
  get facts(): PortfolioFacts {
    const { number, openedAt, deposited, day, revision, entryCount, isNew } = this.account;
    // What this change adds may be sent again, and is not missed if it is made by another one.
    const cursor = isNew ? cursorOfNew(number) : { account: number, revision, entries: entryCount };
    return { number, openedAt, deposited, day, state: this.#state, flows: this.#flows, cursor };
  }

  /** Applies the result of a rule. */
  take({ account, events, changedOrders }: Settlement): void {
    this.#state = account;
    this.events.push(...events);
    const { exchange, crypto } = this.account.day;
    this.#flows = addFlows(this.#flows, events, (ticker) => (this.#coins.has(ticker) ? crypto : exchange));
    for (const order of changedOrders) {
      const placed = this.#placed.get(order.id);
      if (placed) this.#placed.set(order.id, { ...placed, order });
      else this.#changed.set(order.id, order);
    }
  }

  /** Records a user's change of an order. */
  note(orderId: string, change: OrderChange): void {
    this.#history.push({ orderId, change });
  }

  /** Applies a state with new orders. */
  place(state: AccountState, records: readonly OrderRecord[]): void {
    this.#state = state;
    for (const record of records) this.#placed.set(record.order.id, record);
  }

  /** Applies a state with ended orders that are open again. */
  reopen(state: AccountState, records: readonly OrderRecord[]): void {
    this.#state = state;
    for (const record of records) {
      this.#reopened.set(record.order.id, record);
      this.#changed.set(record.order.id, record.order);
    }
  }

  /** The current state of an order that is new or was open when the account was read. */
  find(orderId: string): OrderRecord | undefined {
    const placed = this.#placed.get(orderId);
    const record = this.account.records.get(orderId) ?? this.#reopened.get(orderId);
    const changed = this.#changed.get(orderId);
    return placed ?? (record && changed ? { ...record, order: changed } : record);
  }

  /** New ledger entries for the events so far. */
  entries(): NewEntry[] {
    const { number, entryCount, isNew } = this.account;
    return entriesOf(this.events, number, isNew ? 1 : entryCount);
  }

  /** Number of orders accepted so far, new ones included. */
  get orderCount(): number {
    return this.account.orderCount + this.#placed.size;
  }

  /** Position of the ledger after the write. */
  position(): LedgerPosition {
    const { number: accountNumber, entryCount, isNew } = this.account;
    const written = isNew ? 1 : entryCount;
    return { accountNumber, entryCount: written + this.entries().length, orderCount: this.orderCount };
  }

  /** Null when a write is not needed. */
  toWrite(marketVersion: number | null, resetAt?: number): AccountWrite | null {
    const { account, events } = this;
    const placed = [...this.#placed.values()];
    const changed = [...this.#changed.values()];
    const first = account.isNew ? [depositEntry(account.number, account.openedAt)] : [];
    const isEventful =
      account.isNew || events.length > 0 || placed.length > 0 || changed.length > 0 || resetAt !== undefined;
    if (!isEventful && !this.#isFarBehind()) return null;
    return {
      before: account,
      after: this.#state,
      flows: this.#flows,
      placed,
      changed,
      reopened: [...this.#reopened.values()],
      history: this.#history,
      entries: [...first, ...this.entries()],
      events: this.#outboxEvents(),
      marketVersion,
      ...(resetAt !== undefined && { resetAt }),
    };
  }

  #isFarBehind(): boolean {
    const { positions, orders, settledUntil } = this.#state;
    const isWatched = positions.length > 0 || orders.length > 0;
    return isWatched && settledUntil - this.account.state.settledUntil > LOOK_BACK_SECONDS;
  }

  /** Events for other features. */
  #outboxEvents(): AnyNewEvent[] {
    const { userId, number } = this.account;
    return this.events.flatMap((event) => {
      const order = event.type === "fill" ? this.find(event.orderId)?.order : undefined;
      if (order?.status !== "filled" || order.endedAt !== event.at) return [];
      const { id, ticker, side, type, role } = order;
      const payload = { order_id: id, account_number: number, ticker, side, type, role };
      return [{ user_id: userId, type: "order.filled", payload, occurred_at: new Date(event.at * 1000) }];
    });
  }
}
