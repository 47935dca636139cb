import { freeCash } from "@candlewise/domain/simulator/reserve";
import { sql } from "kysely";
import type { Database, Queryable } from "#api/platform/database/database.ts";
import type { Accounts } from "./accounts/accounts.ts";
import { findOrders } from "./orders/order-store.ts";
import type { AccountSpan, SimulatorPort, TradesPort } from "./port.ts";
import { createLedgerFollower } from "./trades/follow-ledger.ts";
import { listNotableOrders } from "./trades/notable-orders.ts";
import { listTotals } from "./trades/totals-store.ts";
import {
  countTrades,
  listLatestTrades,
  listTrades,
  listTradesOfOrders,
  listUnplannedTrades,
  sumTrades,
} from "./trades/trade-store.ts";

interface SpanRow {
  number: number;
  opened_at: number;
  ended_at: number | null;
  deposited: string;
  cash: string;
}

const spanColumns = sql`number, opened_at, ended_at, deposited::text, cash::text`;

const spanOf = ({ number, opened_at, ended_at, deposited, cash }: SpanRow): AccountSpan => ({
  number,
  openedAt: opened_at,
  endedAt: ended_at,
  deposited: BigInt(deposited),
  cash: BigInt(cash),
});

/** Settles the current account and updates the read model from its ledger. Returns the account's number. */
type Follow = (userId: string) => Promise<number>;

/** What other features may use of practice accounts. */
export function createSimulatorPort(database: Database, accounts: Accounts): SimulatorPort {
  const { kysely } = database;
  const followTo = createLedgerFollower(database);
  const follow: Follow = async (userId) => {
    const position = await accounts.settledPosition(userId);
    await followTo(userId, position);
    return position.accountNumber;
  };
  return {
    account: async (userId) =>
      accounts.change({ userId }, ({ change: { account, state } }) => {
        const { number, openedAt, deposited } = account;
        const { cash, positions } = state;
        const reserved = cash - freeCash(state);
        return { result: { number, openedAt, endedAt: null, deposited, cash, reserved, positions } };
      }),
    async accounts(userId, limit) {
      await accounts.settledNumber(userId);
      const { rows } = await sql<SpanRow>`
        select ${spanColumns} from simulator_account
        where user_id = ${userId} order by number desc limit ${limit}`.execute(kysely);
      return rows.map(spanOf).toReversed();
    },
    async findAccount(userId, number) {
      await accounts.settledNumber(userId);
      const { rows } = await sql<SpanRow>`
        select ${spanColumns} from simulator_account where user_id = ${userId} and number = ${number}`.execute(kysely);
      return rows.map(spanOf)[0];
    },
    async orders(userId, ids) {
      await accounts.settledNumber(userId);
      return (await findOrders(kysely, userId, ids)).map(({ order }) => order);
    },
    async notableOrders(userId) {
      const accountNumber = await follow(userId);
      return listNotableOrders(kysely, { userId, accountNumber });
    },
    trades: createTradesPort(kysely, follow),
  };
}

function createTradesPort(kysely: Queryable, follow: Follow): TradesPort {
  return {
    async count(userId) {
      await follow(userId);
      return countTrades(kysely, userId);
    },
    range: (userId, first, last) => listTrades(kysely, userId, first, last),
    async ofOrders(userId, orderIds) {
      await follow(userId);
      return listTradesOfOrders(kysely, userId, orderIds);
    },
    async latest(userId, span, filter) {
      await follow(userId);
      return listLatestTrades(kysely, userId, span, filter);
    },
    async sums(userId, span) {
      await follow(userId);
      return sumTrades(kysely, userId, span);
    },
    async unplanned(userId, span, orderIds) {
      await follow(userId);
      return listUnplannedTrades(kysely, userId, span, orderIds);
    },
    async totalsAt(userId, accountNumber, seconds) {
      await follow(userId);
      return listTotals(kysely, { userId, accountNumber }, seconds);
    },
  };
}
