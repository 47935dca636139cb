import { followLedger, NO_PROGRESS } from "@candlewise/domain/performance/ledger-progress";
import { sql } from "kysely";
import { createBoundedCache } from "#api/platform/bounded-cache.ts";
import type { Database, Transaction } from "#api/platform/database/database.ts";
import { createTurns } from "#api/platform/turns.ts";
import { planStops, refreshRisks } from "./plan-stops.ts";
import type { UserProgress } from "./progress-rows.ts";
import {
  findBegun,
  findLedgerEnd,
  findNextAccount,
  listNextEntries,
  lockProgress,
  saveFollowed,
  saveProgress,
} from "./progress-store.ts";

/** Entries per transaction; small enough not to hold the event loop for long. */
const CHUNK = 500;
const REMEMBERED = 10_000;

/** Position of the current account's ledger. */
export interface LedgerPosition {
  readonly accountNumber: number;
  readonly entries: number;
  /** Orders accepted so far: a new stop order may belong to an existing purchase. */
  readonly orders: number;
}

/** Updates the read model of a user's trades up to this ledger position. */
export type FollowLedger = (userId: string, position: LedgerPosition) => Promise<void>;

export function createLedgerFollower(database: Database, chunk = CHUNK): FollowLedger {
  const followed = createBoundedCache<string, LedgerPosition>(REMEMBERED);
  const inTurn = createTurns();
  return async (userId, position) => {
    for (;;) {
      const reached = followed.get(userId);
      if (reached && isReached(reached, position)) return;
      await inTurn(userId, async () => {
        followed.set(userId, await database.transaction((transaction) => followChunk(transaction, userId, chunk)));
      });
    }
  };
}

function isReached(reached: LedgerPosition, { accountNumber, entries, orders }: LedgerPosition): boolean {
  if (reached.accountNumber !== accountNumber) return reached.accountNumber > accountNumber;
  return reached.entries >= entries && reached.orders >= orders;
}

/** Processes at most one chunk of one account's ledger; at the end of an ended account it moves on to the next one. */
async function followChunk(transaction: Transaction, userId: string, chunk: number): Promise<LedgerPosition> {
  // One snapshot: a split in the ledger and the order prices that it adjusted become visible together.
  await sql`set transaction isolation level repeatable read`.execute(transaction);
  const progress = await lockProgress(transaction, userId);
  const { accountNumber } = progress;
  const end = await findLedgerEnd(transaction, userId, accountNumber);
  if (end === undefined) throw new Error("a user without an account has no ledger to follow");
  const after = await takeEntries(transaction, userId, progress, chunk);
  const isAtEnd = after.entries >= end.entries;
  const planned = isAtEnd ? { ...after, stopsUntil: await planStops(transaction, userId, after) } : after;
  const isDone = isAtEnd && end.isEnded;
  const next = isDone ? await nextProgress(transaction, userId, planned) : planned;
  await saveProgress(transaction, userId, next);
  const { accountNumber: reached, entries } = next;
  return { accountNumber: reached, entries, orders: isAtEnd && !isDone ? end.orders : 0 };
}

async function nextProgress(
  transaction: Transaction,
  userId: string,
  { accountNumber, trades }: UserProgress,
): Promise<UserProgress> {
  const next = await findNextAccount(transaction, userId, accountNumber);
  return { ...NO_PROGRESS, accountNumber: next, trades, stopsUntil: 0 };
}

async function takeEntries(
  transaction: Transaction,
  userId: string,
  progress: UserProgress,
  limit: number,
): Promise<UserProgress> {
  const { accountNumber, entries: after } = progress;
  const entries = await listNextEntries(transaction, userId, { accountNumber, after, limit });
  if (entries.length === 0) return progress;
  const begun = await findBegun(transaction, userId, entries);
  const followed = followLedger(progress, entries, begun);
  const numbers = new Map(begun.numbers);
  let { trades } = progress;
  for (const id of followed.trips.keys()) if (!numbers.has(id)) numbers.set(id, ++trades);
  await saveFollowed(transaction, { userId, accountNumber }, followed, numbers);
  const changed = [...followed.trips.keys()].flatMap((id) => numbers.get(id) ?? []);
  await refreshRisks(transaction, userId, changed);
  return { ...progress, ...followed.progress, trades };
}
