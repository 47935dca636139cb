import { settle } from "@candlewise/domain/simulator/settle";
import { sql } from "kysely";
import { batchCalls } from "#api/platform/batch-calls.ts";
import type { Queryable } from "#api/platform/database.ts";
import type { Platform } from "#api/platform/feature.ts";
import { AccountChange } from "./account-change.ts";
import { loadAccounts, freshAccount, type Account, type AccountAnswer, type AccountQuery } from "./account-store.ts";
import type { SimulatorMarket } from "./dependencies.ts";
import type { OrderRecord } from "./order-rows.ts";
import { createTurns } from "#api/platform/turns.ts";
import { writeAccounts, type AccountWrite } from "./write-accounts.ts";

/** What a decision sees: the account, settled up to this second and with it, and the order that its client's id already names. */
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

export interface Accounts {
  /**
   * Loads the user's account, settles it, lets `decide` change it, and writes what came of it at once or not at all. When somebody else
   * wrote the account meanwhile, it begins again, so `decide` may run more than once; what it throws, nothing is written of.
   */
  change<Result>(query: AccountQuery, decide: (situation: Situation) => Decision<Result>): Promise<Result>;
  /** Brings the user's account up to this second; the number of the account in use. */
  settledNumber(userId: string): Promise<number>;
}

type Needs = Pick<Platform, "database" | "clock" | "outbox">;

/** Statements under way at once, and accounts in each. */
const TOGETHER = { atOnce: 2, most: 128 } as const;
/** After this many times that somebody was faster the account is locked before it is read. */
const HOPEFUL_TRIES = 4;

export function createAccounts({ database, clock, outbox }: Needs, market: SimulatorMarket): Accounts {
  const inTurn = createTurns();
  const second = () => Math.floor(clock.now().getTime() / 1000);
  const load = batchCalls<AccountQuery, AccountAnswer>({
    run: (queries) => loadAccounts(database.kysely, queries),
    ...TOGETHER,
  });
  const write = batchCalls<AccountWrite, boolean>({
    run: (writes) => writeAccounts(database.kysely, outbox, writes),
    ...TOGETHER,
  });

  function decideOn<Result>(
    { account, placed }: { account: Account; placed: OrderRecord | null },
    decide: (situation: Situation) => Decision<Result>,
  ): { result: Result; write: AccountWrite | null } {
    const at = second();
    const change = new AccountChange(account);
    change.take(settle(change.state, market.matching, at + 1));
    const { result, resetAt } = decide({ change, placed, at });
    return { result, write: change.toWrite(market.version, resetAt) };
  }

  async function changeLocked<Result>(
    query: AccountQuery,
    decide: (situation: Situation) => Decision<Result>,
  ): Promise<Result> {
    return database.transaction(async (transaction) => {
      await lockAccount(transaction, query.userId);
      const [{ account, placed } = { account: null, placed: null }] = await loadAccounts(transaction, [query]);
      if (account === null) throw new Error("an account that was there is gone");
      const decided = decideOn({ account, placed }, decide);
      if (decided.write) await writeAccounts(transaction, outbox, [decided.write]);
      return decided.result;
    });
  }

  async function change<Result>(
    query: AccountQuery,
    decide: (situation: Situation) => Decision<Result>,
  ): Promise<Result> {
    for (let tries = 0; tries < HOPEFUL_TRIES; tries++) {
      const { account, placed } = await load(query);
      const decided = decideOn({ account: account ?? freshAccount(query.userId, 1, second()), placed }, decide);
      if (decided.write === null || (await write(decided.write))) return decided.result;
    }
    return changeLocked(query, decide);
  }

  // Whoever of this server goes on at once would only find that another was faster.
  const changeInTurn: Accounts["change"] = (query, decide) => inTurn(query.userId, () => change(query, decide));
  return {
    change: changeInTurn,
    settledNumber: (userId) => changeInTurn({ userId }, (situation) => ({ result: situation.change.account.number })),
  };
}

async function lockAccount(db: Queryable, userId: string): Promise<void> {
  await sql`select from simulator_account where user_id = ${userId} and ended_at is null for update`.execute(db);
}
