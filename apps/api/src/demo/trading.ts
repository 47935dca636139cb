import type { CallArguments } from "@candlewise/contracts/endpoint";
import { journalContract, type JournalShapes } from "@candlewise/contracts/journal/schemas";
import { formatUsd } from "@candlewise/domain/simulator/money";
import { uuidAt } from "./moment.ts";
import { firstReview, otherTickers, tradeIdeas, type TradeIdea } from "./trade-ideas.ts";
import { bracketFor, createDesk, moved, unitsFor, type Desk } from "./trading-desk.ts";
import type { Visitor } from "./visitor.ts";

type EntryText = CallArguments<JournalShapes["createJournalEntry"]>["body"]["entry"];
interface Written {
  readonly idea: TradeIdea;
  readonly id: string;
  readonly entry: EntryText;
}

/** Long-term holdings: ticker and US dollars in 1e-4. */
const CORE: readonly (readonly [string, bigint])[] = [
  ["SNBM", 24_000_0000n],
  ["SNTB", 12_000_0000n],
  ["LHDV", 8_000_0000n],
];
/** Size of a trade in US dollars. */
const SMALLEST = 3_000;
const LARGEST = 7_000;
/** Trades per day without a journal entry. */
const UNWRITTEN = 3;
const USUAL = { stop: 25n, target: 45n };

/** A person who trades in the practice account, session by session. */
export interface Trader {
  /** Closes the previous trades, reviews them and opens new ones; on the last day two orders stay open. */
  trade(isLast: boolean): Promise<void>;
}

export function createTrader(visitor: Visitor): Trader {
  const desk = createDesk(visitor);
  const waiting = [...tradeIdeas];
  let written: readonly Written[] = [];
  let isInvested = false;
  return {
    async trade(isLast) {
      if (!isInvested) isInvested = await invest(desk);
      await closeTrades(desk);
      written = await lookBack(written, visitor, desk);
      await reviewTwenty(visitor, desk);
      const planned = await buyPlanned(waiting, visitor, desk);
      if (planned) written = [...written, planned];
      await buyOthers(visitor, desk);
      if (isLast) await leaveOrders(desk);
    },
  };
}

/** False when the market is closed. */
async function invest(desk: Desk): Promise<boolean> {
  for (const [ticker, amount] of CORE) {
    const price = await desk.priceOf(ticker);
    if (price === null) return false;
    await desk.place(ticker, "buy", { type: "market", quantity: unitsFor(amount, price) });
  }
  return true;
}

const isCore = (ticker: string): boolean => CORE.some(([core]) => core === ticker);

async function closeTrades(desk: Desk): Promise<void> {
  for (const { ticker } of await desk.positions()) {
    if (isCore(ticker) || (await desk.priceOf(ticker)) === null) continue;
    await desk.cancelOrdersOf(ticker);
    // A stop or target may have filled since the first read.
    const held = (await desk.positions()).find((position) => position.ticker === ticker);
    if (held) await desk.place(ticker, "sell", { type: "market", quantity: held.quantity });
  }
}

/** Adds the outcome to the entries of closed trades; returns the trades still open. */
async function lookBack(written: readonly Written[], visitor: Visitor, desk: Desk): Promise<Written[]> {
  const left: Written[] = [];
  for (const each of written) {
    const { entry } = await visitor.call(journalContract, "getJournalEntry", { params: { id: each.id } });
    if (entry.trade?.closed_percent !== 100) left.push(each);
    else if (each.idea.after) {
      desk.think(3);
      const body = { version: entry.version, entry: reviewed(each.entry, each.idea.after) };
      await visitor.call(journalContract, "saveJournalEntry", { params: { id: each.id }, body });
    }
  }
  return left;
}

/** The first review; the second is left for the visitor of the demo. */
async function reviewTwenty(visitor: Visitor, desk: Desk): Promise<void> {
  const { due } = await visitor.call(journalContract, "listJournalReviews", {});
  if (due?.number !== 1) return;
  desk.think(5);
  const body = { version: 0, review: firstReview };
  await visitor.call(journalContract, "saveJournalReview", { params: { number: "1" }, body });
}

/** Buys the first waiting idea whose market is open and writes its journal entry; null when there is none. */
async function buyPlanned(waiting: TradeIdea[], visitor: Visitor, desk: Desk): Promise<Written | null> {
  const { moment } = visitor;
  for (const [place, idea] of waiting.entries()) {
    const price = await desk.priceOf(idea.ticker);
    if (price === null) continue;
    waiting.splice(place, 1);
    const { order, prices } = bracketFor(stake(moment.random()), price, idea);
    const entry = entryOf(idea, await desk.place(idea.ticker, "buy", order), prices);
    desk.think(4);
    const id = uuidAt(moment);
    await visitor.call(journalContract, "createJournalEntry", { body: { entry_id: id, entry } });
    return { idea, id, entry };
  }
  return null;
}

async function buyOthers({ moment }: Visitor, desk: Desk): Promise<void> {
  const first = Math.floor(moment.random() * otherTickers.length);
  let bought = 0;
  for (const ticker of [...otherTickers.slice(first), ...otherTickers.slice(0, first)]) {
    if (bought === UNWRITTEN) return;
    const price = await desk.priceOf(ticker);
    if (price === null) continue;
    await desk.place(ticker, "buy", bracketFor(stake(moment.random()), price, USUAL).order);
    bought++;
  }
}

async function leaveOrders(desk: Desk): Promise<void> {
  const held = (await desk.positions()).find(({ ticker }) => isCore(ticker));
  if (!held) return;
  const until = { time_in_force: "gtc" } as const;
  const trail = { type: "percent", percent: 12 } as const;
  await desk.place(held.ticker, "sell", { type: "trailing_stop", quantity: held.quantity, trail, ...until });
  const price = await desk.priceOf("LMTH");
  if (price === null) return;
  // Each installation has a market of its own: an order nearer to the price would fill in some of them.
  const limit = moved(price, -250n);
  const order = { type: "limit", quantity: unitsFor(5_000_0000n, limit), limit_price: formatUsd(limit) } as const;
  await desk.place("LMTH", "buy", { ...order, ...until });
}

/** US dollars in 1e-4 for a random number from 0 to 1. */
const stake = (chance: number): bigint => BigInt(Math.floor(SMALLEST + chance * (LARGEST - SMALLEST))) * 10_000n;

function entryOf(
  { title, ticker, thesis, tags, before }: TradeIdea,
  order_id: string,
  prices: { entry: string; stop: string; target: string },
): EntryText {
  const { entry: entry_price, stop: stop_price, target: target_price } = prices;
  return {
    title,
    ticker,
    order_id,
    plan: { thesis, entry_price, stop_price, target_price, risk: null },
    review: { went_well: "", went_wrong: "", followed_plan: null },
    notes: "",
    tags: [...tags],
    feeling_before: before,
    feeling_after: null,
  };
}

const reviewed = (entry: EntryText, after: NonNullable<TradeIdea["after"]>): EntryText => ({
  ...entry,
  review: { went_well: after.well, went_wrong: after.wrong, followed_plan: after.followed },
  feeling_after: after.feeling,
});
