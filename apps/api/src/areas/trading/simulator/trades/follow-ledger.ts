import { followLedger, NO_PROGRESS } from "@candlewise/domain/performance/ledger-progress";
import { sql } from "kysely";
import { createBoundedCache } from "#api/platform/bounded-cache.ts";
import type { Database, Transaction } from "#api/platform/database/database.ts";
import { createTurns } from "#api/platform/turns.ts";
import { planStops, refreshRisks } from "./plan-stops.ts";
import type { UserProgress } from "./progress-rows.ts";
import { findLedgerEnd, findNextAccount, listNextEntries, lockProgress, saveProgress } from "./progress-store.ts";
import { dayOf, refreshDays } from "./trade-sums.ts";
import { findBegun, saveFollowed } from "./trips-store.ts";

/** Entries per transaction; small enough not to hold the event loop for long. */
const CHUNK = 500;
const REMEMBERED = 10_000;

/** Position of the current account's ledger. */
export interface LedgerPosition {
  readonly accountNumber: number;
  readonly entryCount: number;
  /** Orders accepted so far: a new stop order may belong to an existing purchase. */
  readonly orderCount: number;
}

/** Position reached by the read model of a user's trades. */
export interface FollowedLedger extends LedgerPosition {
  /** Number of closed trades in all accounts. */
  readonly tradeCount: number;
}

/** Updates the read model of a user's trades up to this ledger position. */
export type FollowLedger = (userId: string, position: LedgerPosition) => Promise<FollowedLedger>;

export function createLedgerFollower(database: Database, chunk = CHUNK): FollowLedger {
  const followed = createBoundedCache<string, FollowedLedger>(REMEMBERED);
  const inTurn = createTurns();
  return async (userId, position) => {
    for (;;) {
      const reached = followed.get(userId);
      if (reached && isReached(reached, position)) return reached;
      await inTurn(userId, async () => {
        followed.set(userId, await database.transaction((transaction) => followChunk(transaction, userId, chunk)));
      });
    }
  };
}

function isReached(reached: LedgerPosition, { accountNumber, entryCount, orderCount }: LedgerPosition): boolean {
  if (reached.accountNumber !== accountNumber) return reached.accountNumber > accountNumber;
  return reached.entryCount >= entryCount && reached.orderCount >= orderCount;
}

/** Processes at most one chunk of one account's ledger; at the end of an ended account it moves on to the next one. */
async function followChunk(transaction: Transaction, userId: string, chunk: number): Promise<FollowedLedger> {
  // One snapshot: a split in the ledger and the order prices that it adjusted become visible together.
  await sql`set transaction isolation level repeatable read`.execute(transaction);
  // By the keys, even if the tables were small when the statements were planned: otherwise each row would be searched among all.
  await sql`set local enable_seqscan = off`.execute(transaction);
  const progress = await lockProgress(transaction, userId);
  const { accountNumber } = progress;
  const end = await findLedgerEnd(transaction, userId, accountNumber);
  if (end === undefined) throw new Error("a user without an account has no ledger to follow");
  const days = new Set<number>();
  const after = await takeEntries(transaction, userId, { progress, limit: chunk, days });
  const planned = after.entryCount < end.entryCount ? null : await planStops(transaction, userId, after, chunk);
  for (const day of planned?.days ?? []) days.add(day);
  await refreshDays(transaction, { userId, accountNumber }, days);
  const stopsUntil = planned?.stopsUntil ?? null;
  const isDone = stopsUntil !== null;
  const reached = isDone ? { ...after, stopsUntil } : after;
  const next = isDone && end.isEnded ? await nextProgress(transaction, userId, reached) : reached;
  await saveProgress(transaction, userId, next);
  // Without the orders, the position is not reached: the rest of the purchases gets its plans in the next transaction.
  const orderCount = isDone && !end.isEnded ? end.orderCount : 0;
  return { accountNumber: next.accountNumber, entryCount: next.entryCount, orderCount, tradeCount: next.tradeCount };
}

/** A step of the read model. `days` collects the days whose closed trades change. */
interface Step {
  readonly progress: UserProgress;
  readonly days: Set<number>;
}

async function nextProgress(
  transaction: Transaction,
  userId: string,
  { accountNumber, tradeCount }: UserProgress,
): Promise<UserProgress> {
  const next = await findNextAccount(transaction, userId, accountNumber);
  return { ...NO_PROGRESS, accountNumber: next, tradeCount, stopsUntil: 0 };
}

async function takeEntries(
  transaction: Transaction,
  userId: string,
  { progress, limit, days }: Step & { readonly limit: number },
): Promise<UserProgress> {
  const { accountNumber, entryCount: after } = progress;
  const entries = await listNextEntries(transaction, userId, { accountNumber, after, limit });
  if (entries.length === 0) return progress;
  const begun = await findBegun(transaction, userId, entries);
  const followed = followLedger(progress, entries, begun);
  const numbers = new Map(begun.numbers);
  let { tradeCount } = progress;
  for (const id of followed.trips.keys()) if (!numbers.has(id)) numbers.set(id, ++tradeCount);
  await saveFollowed(transaction, { userId, accountNumber }, followed, numbers);
  const changed = [...followed.trips.keys()].flatMap((id) => numbers.get(id) ?? []);
  const closed = await refreshRisks(transaction, userId, changed);
  // A trade whose sale goes on leaves the day of its sale before.
  const before = Array.from(begun.trips.values(), ({ closedAt }) => dayOf(closedAt));
  for (const day of [...closed, ...before]) days.add(day);
  return { ...progress, ...followed.progress, tradeCount };
}
