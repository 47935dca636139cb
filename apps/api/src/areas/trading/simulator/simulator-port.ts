import type { Database, Queryable } from "#api/platform/database/database.ts";
import type { AccountChange } from "./accounts/account-change.ts";
import { findAccountSpan, listAccountSpans } from "./accounts/account-spans.ts";
import type { Accounts } from "./accounts/accounts.ts";
import { accountDay } from "./portfolio/present-portfolio.ts";
import type { SimulatorMarket } from "./simulator-market.ts";
import { listFilledKinds } from "./orders/filled-kinds.ts";
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
export function createSimulatorPort(database: Database, accounts: Accounts, market: SimulatorMarket): SimulatorPort {
  const { kysely } = database;
  const followTo = createLedgerFollower(database);
  return {
    filledKinds: (userId) => listFilledKinds(kysely, userId),
    async read(userId) {
      const { account, position, facts, at } = await accounts.change({ userId }, ({ change, at }) => ({
        result: { account: factsOf(change), position: change.position(), facts: change.facts, at },
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
        dayProfit: () => accountDay(facts, market, at),
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
  const followed =
    <Args extends readonly unknown[], Result>(read: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      await follow();
      return read(...args);
    };
  return {
    count: async () => (await follow()).tradeCount,
    range: followed((first, last) => listTrades(kysely, userId, first, last)),
    ofOrders: followed((orderIds) => listTradesOfOrders(kysely, userId, orderIds)),
    latest: followed((span, filter) => listLatestTrades(kysely, userId, span, filter)),
    sums: followed((span) => sumTrades(kysely, userId, span)),
    unplanned: followed((span, orderIds) => listUnplannedTrades(kysely, userId, span, orderIds)),
    totalsAt: followed((accountNumber, seconds) => listTotals(kysely, { userId, accountNumber }, seconds)),
  };
}
