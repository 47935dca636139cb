import type { AccountState } from "@candlewise/domain/simulator/account";
import { isSameDay } from "@candlewise/domain/simulator/day-start";
import { settleSteps } from "@candlewise/domain/simulator/settle";
import { sql } from "kysely";
import { batchCalls } from "#api/platform/database/batch-calls.ts";
import type { Queryable } from "#api/platform/database/database.ts";
import { AppError } from "#api/platform/errors.ts";
import type { Platform } from "#api/platform/feature.ts";
import type { TimeSlices } from "#api/platform/time-slices.ts";
import { AccountChange } from "./account-change.ts";
import { loadAccounts, freshAccount, type Account, type AccountAnswer, type AccountQuery } from "./account-store.ts";
import type { SimulatorMarket } from "../simulator-market.ts";
import type { OrderRecord } from "../orders/order-rows.ts";
import { createTurns } from "#api/platform/turns.ts";
import { accountAfter, AccountCache } from "./account-cache.ts";
import { writeAccounts, type AccountWrite } from "./write-accounts.ts";

/** Input of a decision: the account settled up to and including this second, and the existing order with the same client order id. */
export interface Situation {
  readonly change: AccountChange;
  readonly placed: OrderRecord | null;
  /** The server's second. */
  readonly at: number;
}

interface Decision<Result> {
  readonly result: Result;
  /** Ends the account at this second and begins the next one. */
  readonly resetAt?: number;
}

interface Decided<Result> {
  readonly result: Result;
  /** Null when there is nothing to write. */
  readonly write: AccountWrite | null;
}

export interface Accounts {
  /**
   * Loads and settles the user's account, lets `decide` change it, and writes the result atomically. After a concurrent write it retries,
   * so `decide` may run more than once. Nothing is written if `decide` throws.
   */
  change<Result>(query: AccountQuery, decide: (situation: Situation) => Decision<Result>): Promise<Result>;
  /** Settles the user's account up to this second. Returns the number of the account in use. */
  settledNumber(userId: string): Promise<number>;
  /** The stored account, unsettled; null when the user has none. */
  stored(userId: string): Promise<AccountState | null>;
}

interface Needs extends Pick<Platform, "database" | "clock" | "outbox"> {
  readonly market: SimulatorMarket;
  readonly timeSlices: TimeSlices;
}

/** One statement at a time: it batches more accounts than two concurrent ones, so each account costs less. */
const TOGETHER = { atOnce: 1, most: 128 } as const;
/** Optimistic attempts before the account row is locked. */
const HOPEFUL_TRIES = 4;

type Decide<Result> = (situation: Situation) => Decision<Result>;

export function createAccounts(needs: Needs): Accounts {
  const writer = new AccountWriter(needs);
  const inTurn = createTurns();
  // Changes of one user run one at a time on a node: concurrent ones would only conflict.
  const change: Accounts["change"] = (query, decide) => inTurn(query.userId, () => writer.change(query, decide));
  return {
    change,
    settledNumber: (userId) => change({ userId }, (situation) => ({ result: situation.change.account.number })),
    stored: async (userId) => writer.stored(userId),
  };
}

class AccountWriter {
  readonly #needs: Needs;
  readonly #coins: ReadonlySet<string>;
  readonly #cache = new AccountCache();
  readonly #load: (query: AccountQuery) => Promise<AccountAnswer>;
  readonly #write: (write: AccountWrite) => Promise<boolean>;

  constructor(needs: Needs) {
    const { database, outbox, market } = needs;
    this.#needs = needs;
    this.#coins = new Set(market.coins);
    this.#load = batchCalls({ run: (queries) => loadAccounts(database.kysely, queries, this.#today()), ...TOGETHER });
    this.#write = batchCalls({
      run: (writes) => writeAccounts(database.kysely, outbox, writes),
      keyOf: ({ before }) => before.userId,
      ...TOGETHER,
    });
  }

  async stored(userId: string): Promise<AccountState | null> {
    const { account } = await this.#load({ userId });
    return account?.state ?? null;
  }

  async change<Result>(query: AccountQuery, decide: Decide<Result>): Promise<Result> {
    const hasPlaced = await this.#placeFromCache(query, decide);
    if (hasPlaced !== undefined) return hasPlaced.result;
    for (let tries = 0; tries < HOPEFUL_TRIES; tries++) {
      const { account, placed } = await this.#load(query);
      if (account !== null) this.#cache.set(account);
      const found = account ?? freshAccount(query.userId, 1, this.#second(), this.#today().day);
      const committed = await this.#commit(await this.#decideOn({ account: found, placed }, decide));
      if (committed !== undefined) return committed.result;
    }
    return this.#changeLocked(query, decide);
  }

  #second(): number {
    return Math.floor(this.#needs.clock.now().getTime() / 1000);
  }

  #today() {
    const { market } = this.#needs;
    return { day: market.dayOf(this.#second()), coins: market.coins };
  }

  /** Settles in time slices: after a long absence, that takes seconds. */
  async #decideOn<Result>(
    { account, placed }: { account: Account; placed: OrderRecord | null },
    decide: Decide<Result>,
  ): Promise<Decided<Result>> {
    const { market, timeSlices } = this.#needs;
    const at = this.#second();
    const change = new AccountChange(account, this.#coins);
    change.take(await timeSlices.run(settleSteps(change.state, market.matching, at + 1)));
    const { result, resetAt } = decide({ change, placed, at });
    return { result, write: change.toWrite(market.version, resetAt) };
  }

  /** Undefined after a concurrent write. */
  async #commit<Result>(decided: Decided<Result>): Promise<Decided<Result> | undefined> {
    const { write } = decided;
    if (write === null) return decided;
    const isWritten = await this.#write(write);
    const account = isWritten ? accountAfter(write) : null;
    if (account === null) this.#cache.delete(write.before.userId);
    else this.#cache.set(account);
    return isWritten ? decided : undefined;
  }

  /**
   * Places an order on the cached account, with a single database call. Undefined when nothing was written: then the decision must be made
   * on the stored account.
   */
  async #placeFromCache<Result>(
    { userId, clientOrderId, groupId }: AccountQuery,
    decide: Decide<Result>,
  ): Promise<Decided<Result> | undefined> {
    const account = clientOrderId === undefined || groupId !== undefined ? undefined : this.#cache.get(userId);
    if (account === undefined || !isSameDay(account.day, this.#today().day)) return undefined;
    try {
      const decided = await this.#decideOn({ account, placed: null }, decide);
      return decided.write === null ? undefined : await this.#commit(decided);
    } catch (error) {
      if (error instanceof AppError) return undefined;
      throw error;
    }
  }

  async #changeLocked<Result>(query: AccountQuery, decide: Decide<Result>): Promise<Result> {
    const { database, outbox } = this.#needs;
    return database.transaction(async (transaction) => {
      await lockAccount(transaction, query.userId);
      const [{ account, placed } = { account: null, placed: null }] = await loadAccounts(
        transaction,
        [query],
        this.#today(),
      );
      if (account === null) throw new Error("an existing account has disappeared");
      const decided = await this.#decideOn({ account, placed }, decide);
      const [isWritten = true] = decided.write ? await writeAccounts(transaction, outbox, [decided.write]) : [];
      // Somebody reset the account while this call waited for its lock.
      if (!isWritten) throw new Error("an account changed in spite of its lock");
      return decided.result;
    });
  }
}

async function lockAccount(db: Queryable, userId: string): Promise<void> {
  await sql`select from simulator_account where user_id = ${userId} and ended_at is null for update`.execute(db);
}
