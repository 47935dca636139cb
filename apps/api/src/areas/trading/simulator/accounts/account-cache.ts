import { createBoundedCache } from "#api/platform/bounded-cache.ts";
import type { Account } from "./account-store.ts";
import type { AccountWrite } from "./write-accounts.ts";

const MOST = 4_000;

/**
 * An LRU cache of accounts. Another server may have written an account since, so a decision counts only once it is written at the cached
 * revision.
 */
export class AccountCache {
  readonly #accounts = createBoundedCache<string, Account>(MOST);

  get(userId: string): Account | undefined {
    return this.#accounts.get(userId);
  }

  set(account: Account): void {
    this.#accounts.set(account.userId, account);
  }

  delete(userId: string): void {
    this.#accounts.delete(userId);
  }
}

/** The account after a successful write; null when the write ended it. */
export function accountAfter({
  before,
  after,
  flows,
  placed,
  reopened,
  entries,
  resetAt,
}: AccountWrite): Account | null {
  if (resetAt !== undefined) return null;
  const known = new Map([
    ...before.records,
    ...[...reopened, ...placed].map((record) => [record.order.id, record] as const),
  ]);
  const records = after.orders.flatMap((order) => {
    const record = known.get(order.id);
    return record === undefined ? [] : [[order.id, { ...record, order }] as const];
  });
  return {
    ...before,
    isNew: false,
    revision: before.isNew ? before.revision : before.revision + 1,
    orderCount: before.orderCount + placed.length,
    entryCount: before.entryCount + entries.length,
    state: after,
    flows,
    records: new Map(records),
  };
}
