import { sql } from "kysely";
import { markEffects } from "../database/after-commit.ts";
import type { Transaction } from "../database/database.ts";
import { UnreadableEventError, type StoredEvent, type Subscription } from "./subscription.ts";

/** The last attempt comes about an hour after the first. */
export const MAX_ATTEMPTS = 12;
const MAX_DELAY_SECONDS = 3600;
/** Delay before a node retries an event that it cannot read; a newer node may handle it earlier. */
const UNREADABLE_DELAY_SECONDS = 10;

/** A failed delivery. */
export interface Failure {
  readonly row: StoredEvent;
  readonly error: unknown;
  readonly attempts: number;
  /** Null when the event is parked. */
  readonly dueAt: Date | null;
}

interface Attempt {
  readonly subscription: Subscription;
  readonly row: StoredEvent;
  /** Number of earlier attempts. */
  readonly attempts: number;
  readonly now: Date;
}

/** Handles an event in a savepoint. Null on success; otherwise its effects are undone. */
export async function attempt(
  transaction: Transaction,
  { subscription, row, attempts, now }: Attempt,
): Promise<Failure | null> {
  await sql`savepoint event`.execute(transaction);
  const dropEffects = markEffects(transaction);
  try {
    await subscription.handle([row], transaction);
    await sql`release savepoint event`.execute(transaction);
    return null;
  } catch (error) {
    await sql`rollback to savepoint event`.execute(transaction);
    dropEffects();
    return failureOf(row, error, attempts, now);
  }
}

function failureOf(row: StoredEvent, error: unknown, earlier: number, now: Date): Failure {
  const isUnreadable = error instanceof UnreadableEventError;
  const attempts = isUnreadable ? earlier : earlier + 1;
  const delay = isUnreadable ? UNREADABLE_DELAY_SECONDS : Math.min(2 ** attempts, MAX_DELAY_SECONDS);
  const dueAt = attempts >= MAX_ATTEMPTS ? null : new Date(now.getTime() + delay * 1000);
  return { row, error, attempts, dueAt };
}

export const messageOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, 500);
