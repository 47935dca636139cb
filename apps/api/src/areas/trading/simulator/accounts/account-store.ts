import type { AccountState, Position } from "@candlewise/domain/simulator/account";
import type { DayFlow, DayFlows } from "@candlewise/domain/simulator/day-change";
import type { TradingDay } from "@candlewise/domain/simulator/day-start";
import { openAccount } from "@candlewise/domain/simulator/open-account";
import { sql, type RawBuilder } from "kysely";
import type { Cursor } from "../live/cursor.ts";
import type { Queryable } from "#api/platform/database/database.ts";
import { fromOrderRow, orderColumns, type OrderRecord, type OrderRow } from "../orders/order-rows.ts";

/** A consistent snapshot of a user's current account. */
export interface Account {
  readonly userId: string;
  readonly number: number;
  readonly revision: number;
  /** Not written yet. */
  readonly isNew: boolean;
  readonly openedAt: number;
  /** Total deposits in 1e-4 USD. */
  readonly deposited: bigint;
  /** Orders accepted and entries written so far. */
  readonly orderCount: number;
  readonly entryCount: number;
  readonly state: AccountState;
  /** The day that `flows` belong to. */
  readonly day: TradingDay;
  readonly flows: DayFlows;
  /** Order records by id, with the fields that the rules do not need. */
  readonly records: ReadonlyMap<string, OrderRecord>;
}

/** What a portfolio shows of an account. */
export interface PortfolioFacts extends Pick<Account, "number" | "openedAt" | "deposited" | "state" | "day" | "flows"> {
  readonly cursor: Cursor;
}

/** A query for one account. */
export interface AccountQuery {
  readonly userId: string;
  /** Also load the order with this client order id, if any. */
  readonly clientOrderId?: string;
  /** Also load the first exit leg with this group id, if any. Never answered from the cache. */
  readonly groupId?: string;
}

export interface AccountAnswer {
  /** Null before the first call. */
  readonly account: Account | null;
  readonly placed: OrderRecord | null;
}

interface PositionRow {
  ticker: string;
  lot_quantities: string[];
  lot_costs: string[];
  lot_times: number[];
}

interface FlowRow extends Record<keyof DayFlow, string> {
  ticker: string;
}

interface AccountRow {
  user_id: string | null;
  number: number;
  revision: number;
  cash: string;
  deposited: string;
  orders: number;
  entries: number;
  opened_at: number;
  settled_until: number;
  open_orders: OrderRow[];
  positions: PositionRow[];
  flows: FlowRow[];
  placed: OrderRow | null;
}

export const isOpenOrder: RawBuilder<boolean> = sql`(status in ('waiting', 'open', 'partially_filled'))`;

/** Accounts of several users, each with its open orders and positions; one statement, so a consistent snapshot. */
export async function loadAccounts(
  db: Queryable,
  queries: readonly AccountQuery[],
  { day, coins }: { readonly day: TradingDay; readonly coins: readonly string[] },
): Promise<AccountAnswer[]> {
  const users = queries.map(({ userId }) => userId);
  const clientIds = queries.map(({ clientOrderId }) => clientOrderId ?? null);
  const groupIds = queries.map(({ groupId }) => groupId ?? null);
  const { rows } = await sql<AccountRow>`
    select account.user_id, account.number, account.revision, account.cash::text, account.deposited::text,
      account.orders, account.entries, account.opened_at, account.settled_until,
      array(
        select to_jsonb(row) from (
          select ${orderColumns} from simulator_order
          where user_id = account.user_id and account_number = account.number and ${isOpenOrder}
        ) as row order by row.sequence
      ) as open_orders,
      array(
        select jsonb_build_object('ticker', ticker, 'lot_quantities', lot_quantities::text[],
          'lot_costs', lot_costs::text[], 'lot_times', lot_times)
        from simulator_position where user_id = account.user_id and account_number = account.number order by ticker
      ) as positions,
      simulator_day_flows(account.user_id, account.number, account.entries, ${day.exchange}::bigint, ${day.crypto}::bigint,
        ${coins}::text[]) as flows,
      (
        select to_jsonb(row) from (
          (select ${orderColumns} from simulator_order
          where user_id = wanted.user_id and client_order_id = wanted.client_order_id and parent_id is null)
          union all
          (select ${orderColumns} from simulator_order
          where user_id = wanted.user_id and parent_id = wanted.group_id order by sequence limit 1)
          limit 1
        ) as row
      ) as placed
    from unnest(${users}::uuid[], ${clientIds}::uuid[], ${groupIds}::uuid[])
      with ordinality as wanted (user_id, client_order_id, group_id, place)
    -- By the key, whatever the planner believes of the table's size.
    left join lateral (
      select * from simulator_account where user_id = wanted.user_id and ended_at is null limit 1
    ) as account on true
    order by wanted.place`.execute(db);
  return rows.map((row) => ({
    account: row.user_id === null ? null : accountOf(row.user_id, row, day),
    placed: row.placed === null ? null : fromOrderRow(row.placed),
  }));
}

function accountOf(userId: string, row: AccountRow, day: TradingDay): Account {
  // Stored orders are matched up to `settled_until`.
  const records = row.open_orders.map(fromOrderRow).map((record) => ({
    ...record,
    order: { ...record.order, watchFrom: Math.max(record.order.watchFrom, row.settled_until) },
  }));
  return {
    userId,
    number: row.number,
    revision: row.revision,
    isNew: false,
    openedAt: row.opened_at,
    deposited: BigInt(row.deposited),
    orderCount: row.orders,
    entryCount: row.entries,
    state: {
      cash: BigInt(row.cash),
      positions: row.positions.map(positionOf),
      orders: records.map(({ order }) => order),
      settledUntil: row.settled_until,
    },
    day,
    flows: new Map(row.flows.map(({ ticker, ...flow }) => [ticker, flowOf(flow)])),
    records: new Map(records.map((record) => [record.order.id, record])),
  };
}

const flowOf = ({ units, cash, paid, realized }: Record<keyof DayFlow, string>): DayFlow => ({
  units: BigInt(units),
  cash: BigInt(cash),
  paid: BigInt(paid),
  realized: BigInt(realized),
});

function positionOf({ ticker, lot_quantities, lot_costs, lot_times }: PositionRow): Position {
  const lots = lot_quantities.map((quantity, index) => ({
    quantity: BigInt(quantity),
    cost: BigInt(lot_costs[index] ?? 0),
    acquiredAt: lot_times[index] ?? 0,
  }));
  return { ticker, lots };
}

/** The second at which a user's account was opened; null if there is none with this number. */
export async function findOpenedAt(db: Queryable, userId: string, number: number): Promise<number | null> {
  const { rows } = await sql<{ opened_at: number }>`
    select opened_at from simulator_account where user_id = ${userId} and number = ${number}`.execute(db);
  return rows[0]?.opened_at ?? null;
}

/** The revision of a user's current account; null before the first call. */
export async function findRevision(db: Queryable, userId: string): Promise<number | null> {
  const { rows } = await sql<{ revision: number }>`
    select revision from simulator_account where user_id = ${userId} and ended_at is null`.execute(db);
  return rows[0]?.revision ?? null;
}

/** A new account that is not stored yet. */
export function freshAccount(userId: string, number: number, at: number, day: TradingDay): Account {
  const { account: state } = openAccount(at);
  const counts = { orderCount: 0, entryCount: 0 };
  return {
    userId,
    number,
    revision: 0,
    isNew: true,
    openedAt: at,
    deposited: state.cash,
    ...counts,
    state,
    day,
    flows: new Map(),
    records: new Map(),
  };
}
