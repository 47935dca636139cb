import type { Database, Queryable } from "#api/platform/database/database.ts";
import type { AccountChange } from "./accounts/account-change.ts";
import { findAccountSpan, listAccountSpans } from "./accounts/account-spans.ts";
import type { Accounts } from "./accounts/accounts.ts";
import { findOrders } from "./orders/order-store.ts";
import type { AccountFacts, SimulatorPort, TradesReader } from "./port.ts";
import { createLedgerFollower, type FollowedLedger } from "./trades/follow-ledger.ts";
import { listNotableOrders } from "./trades/notable-orders.ts";
import { listTotals } from "./trades/totals-store.ts";
import { listLatestTrades, listTrades, listTradesOfOrders, listUnplannedTrades } from "./trades/trade-store.ts";
import { sumTrades } from "./trades/trade-sums.ts";

/** Updates the read model of an account's trades, once. */
type Follow = () => Promise<FollowedLedger>;

/** What other features may use of practice accounts. */
export function createSimulatorPort(database: Database, accounts: Accounts): SimulatorPort {
  const { kysely } = database;
  const followTo = createLedgerFollower(database);
  return {
    async read(userId) {
      const { account, position } = await accounts.change({ userId }, ({ change }) => ({
        result: { account: factsOf(change), position: change.position() },
      }));
      let followed: Promise<FollowedLedger> | undefined;
      const follow: Follow = () => (followed ??= followTo(userId, position));
      return {
        account,
        accounts: (limit) => listAccountSpans(kysely, userId, limit),
        findAccount: (number) => findAccountSpan(kysely, userId, number),
        orders: async (ids) => (await findOrders(kysely, userId, ids)).map(({ order }) => order),
        async notableOrders() {
          await follow();
          return listNotableOrders(kysely, { userId, accountNumber: account.number });
        },
        trades: tradesReader(kysely, userId, follow),
      };
    },
  };
}

const factsOf = ({ account: { number, openedAt }, state: { positions } }: AccountChange): AccountFacts => ({
  number,
  openedAt,
  endedAt: null,
  positions,
});

function tradesReader(kysely: Queryable, userId: string, follow: Follow): TradesReader {
  return {
    count: async () => (await follow()).tradeCount,
    async range(first, last) {
      await follow();
      return listTrades(kysely, userId, first, last);
    },
    async ofOrders(orderIds) {
      await follow();
      return listTradesOfOrders(kysely, userId, orderIds);
    },
    async latest(span, filter) {
      await follow();
      return listLatestTrades(kysely, userId, span, filter);
    },
    async sums(span) {
      await follow();
      return sumTrades(kysely, userId, span);
    },
    async unplanned(span, orderIds) {
      await follow();
      return listUnplannedTrades(kysely, userId, span, orderIds);
    },
    async totalsAt(accountNumber, seconds) {
      await follow();
      return listTotals(kysely, { userId, accountNumber }, seconds);
    },
  };
}
