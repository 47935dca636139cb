import type { Order } from "../simulator/account.ts";
import { addEntry, NO_TOTALS, type AccountTotals, type CostedFact } from "./account-totals.ts";
import { isSplit, isTrade, type SplitFact, type TradeFact } from "./ledger-fact.ts";
import { lotOf, splitLots, takeOldest, type OpenLot } from "./open-lots.ts";
import type { PastSplit } from "./planned-stops.ts";
import { addSale, type TripSoFar } from "./round-trips.ts";

/** A ledger entry with the immutable fields of its order. */
export interface ProgressEntry extends CostedFact {
  /** Place in the account, from 1. */
  readonly number: number;
  readonly order: Pick<Order, "type" | "side" | "role" | "acceptedAt"> | null;
}

/** An order that bought. */
export interface Purchase {
  readonly orderId: string;
  readonly ticker: string;
  /** Second of its first fill. */
  readonly at: number;
  readonly price: bigint;
  /** Quantity × price of its fills so far, exact, in 1e-12 USD. */
  readonly value: bigint;
  /** Whether it is the entry of a bracket. */
  readonly isBracket: boolean;
  /** The second after the purchase at which nothing of its instrument was held; null until then. */
  readonly soldOutAt: number | null;
}

/** Orders of one instrument that are relevant to practical tasks, and its splits. */
export interface TickerNotes {
  readonly splits: readonly PastSplit[];
  readonly largestBuy: { readonly orderId: string; readonly value: bigint } | null;
  /** The purchase accepted last. */
  readonly lastBuy: { readonly orderId: string; readonly acceptedAt: number } | null;
  /** An order that sold. */
  readonly sale: string | null;
}

/** The limit order that waited longest before its first fill. */
interface Rest {
  readonly orderId: string;
  readonly seconds: number;
}

/** The state of the read model after an account's entries up to one of them. */
export interface Progress {
  /** Number of entries processed. */
  readonly entryCount: number;
  readonly totals: AccountTotals;
  /** Oldest first. */
  readonly lots: ReadonlyMap<string, readonly OpenLot[]>;
  readonly tickers: ReadonlyMap<string, TickerNotes>;
  readonly rests: { readonly buy: Rest | null; readonly sell: Rest | null };
}

export const NO_PROGRESS: Progress = {
  entryCount: 0,
  totals: NO_TOTALS,
  lots: new Map(),
  tickers: new Map(),
  rests: { buy: null, sell: null },
};

const NO_NOTES: TickerNotes = { splits: [], largestBuy: null, lastBuy: null, sale: null };

/** Existing purchases and trades of the same orders. */
export interface Begun {
  readonly purchases: ReadonlyMap<string, Purchase>;
  readonly trips: ReadonlyMap<string, TripSoFar>;
}

/** The changes from processing some entries. */
export interface Followed {
  readonly progress: Progress;
  readonly purchases: ReadonlyMap<string, Purchase>;
  /** By the selling order, in order of the first sale. */
  readonly trips: ReadonlyMap<string, TripSoFar>;
  /** Instruments of which nothing was left, with the second, oldest first. */
  readonly soldOut: readonly { readonly ticker: string; readonly at: number }[];
  /** The totals after the last entry of each minute, by minute. */
  readonly minutes: ReadonlyMap<number, { readonly totals: AccountTotals; readonly lastEntry: number }>;
}

/** A fold over entries with mutable maps. */
class Follower {
  totals: AccountTotals;
  entryCount: number;
  rests: Progress["rests"];
  readonly lots: Map<string, readonly OpenLot[]>;
  readonly tickers: Map<string, TickerNotes>;
  readonly purchases = new Map<string, Purchase>();
  readonly trips = new Map<string, TripSoFar>();
  readonly soldOut: { ticker: string; at: number }[] = [];
  readonly minutes = new Map<number, { totals: AccountTotals; lastEntry: number }>();
  readonly #begun: Begun;

  constructor({ totals, entryCount, rests, lots, tickers }: Progress, begun: Begun) {
    this.totals = totals;
    this.entryCount = entryCount;
    this.rests = rests;
    this.lots = new Map(lots);
    this.tickers = new Map(tickers);
    this.#begun = begun;
  }

  take(entry: ProgressEntry): void {
    this.totals = addEntry(this.totals, entry);
    this.entryCount = entry.number;
    if (isSplit(entry)) {
      this.#hold(entry, splitLots(this.lots.get(entry.ticker) ?? [], entry));
      const { splits } = this.#notes(entry.ticker);
      this.#note(entry.ticker, { splits: [...splits, { at: entry.at, ratio: entry.ratio }] });
    }
    if (isTrade(entry)) {
      if (entry.isFirstOfOrder) this.#noteRest(entry);
      if (entry.type === "buy") this.#buy(entry);
      else this.#sell(entry);
    }
    this.minutes.set(Math.floor(entry.at / 60), { totals: this.totals, lastEntry: entry.number });
  }

  #buy(entry: ProgressEntry & TradeFact): void {
    const { ticker, orderId, at, price, quantity, order } = entry;
    this.lots.set(ticker, [...(this.lots.get(ticker) ?? []), lotOf(entry)]);
    const isBracket = order?.role === "entry";
    const opened = { orderId, ticker, at, price, value: 0n, isBracket, soldOutAt: null };
    const first = this.#purchaseSoFar(entry) ?? opened;
    const purchase = { ...first, value: first.value + quantity * price };
    this.purchases.set(orderId, purchase);
    const { largestBuy, lastBuy } = this.#notes(ticker);
    const acceptedAt = order?.acceptedAt ?? at;
    this.#note(ticker, {
      ...((largestBuy === null || purchase.value > largestBuy.value) && {
        largestBuy: { orderId, value: purchase.value },
      }),
      ...((lastBuy === null || acceptedAt >= lastBuy.acceptedAt) && { lastBuy: { orderId, acceptedAt } }),
    });
  }

  #sell(entry: ProgressEntry & TradeFact): void {
    const { ticker, orderId, quantity } = entry;
    const { taken, left } = takeOldest(this.lots.get(ticker) ?? [], quantity);
    this.#hold(entry, left);
    this.trips.set(orderId, addSale(this.trips.get(orderId) ?? this.#begun.trips.get(orderId), entry, taken));
    this.#note(ticker, { sale: orderId });
  }

  #purchaseSoFar({ ticker, orderId }: TradeFact): Purchase | undefined {
    const before = this.#begun.purchases.get(orderId);
    const soldOut = this.soldOut.find((each) => each.ticker === ticker);
    return this.purchases.get(orderId) ?? (before && { ...before, soldOutAt: before.soldOutAt ?? soldOut?.at ?? null });
  }

  /** The lots after a sale or split. */
  #hold({ ticker, at }: TradeFact | SplitFact, lots: readonly OpenLot[]): void {
    if (lots.length > 0) {
      this.lots.set(ticker, lots);
      return;
    }
    this.lots.delete(ticker);
    this.soldOut.push({ ticker, at });
    for (const [id, purchase] of this.purchases) {
      if (purchase.ticker === ticker && purchase.soldOutAt === null)
        this.purchases.set(id, { ...purchase, soldOutAt: at });
    }
  }

  #noteRest({ order, orderId, at }: ProgressEntry & TradeFact): void {
    if (order?.type !== "limit" || order.role !== null) return;
    const seconds = at - order.acceptedAt;
    const longest = this.rests[order.side];
    if (longest === null || seconds > longest.seconds)
      this.rests = { ...this.rests, [order.side]: { orderId, seconds } };
  }

  #notes(ticker: string): TickerNotes {
    return this.tickers.get(ticker) ?? NO_NOTES;
  }

  #note(ticker: string, notes: Partial<TickerNotes>): void {
    this.tickers.set(ticker, { ...this.#notes(ticker), ...notes });
  }
}

/** Processes the next entries of an account's ledger, oldest first. */
export function followLedger(progress: Progress, entries: readonly ProgressEntry[], begun: Begun): Followed {
  const follower = new Follower(progress, begun);
  for (const entry of entries) follower.take(entry);
  const { totals, lots, tickers, rests, purchases, trips, soldOut, minutes } = follower;
  return {
    progress: { entryCount: follower.entryCount, totals, lots, tickers, rests },
    purchases,
    trips,
    soldOut,
    minutes,
  };
}
