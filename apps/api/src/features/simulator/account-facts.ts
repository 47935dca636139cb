import { freeCash } from "@candlewise/domain/simulator/reserve";
import { sql } from "kysely";
import type { Platform } from "#api/platform/feature.ts";
import type { Accounts } from "./accounts.ts";
import { changeColumns, fromChangeRow, type ChangeRow } from "./change-rows.ts";
import { entryColumns, fromEntryRow, type Entry, type EntryRow } from "./entry-rows.ts";
import { fromOrderRow, orderColumns, type OrderRow } from "./order-rows.ts";
import type { AccountSpan, FillFacts, SimulatorPort } from "./simulator-port.ts";

interface SpanRow {
  number: number;
  opened_at: number;
  ended_at: number | null;
  deposited: string;
  cash: string;
}

const spanOf = ({ number, opened_at, ended_at, deposited, cash }: SpanRow): AccountSpan => ({
  number,
  openedAt: opened_at,
  endedAt: ended_at,
  deposited: BigInt(deposited),
  cash: BigInt(cash),
});

function fillOf(entry: Entry): FillFacts[] {
  const { type, ticker, quantity, price, cost, orderId } = entry;
  const isTrade = type === "buy" || type === "sell";
  if (!isTrade || ticker === null || quantity === null || price === null || cost === null || orderId === null)
    return [];
  return [{ ...entry, type, ticker, quantity, price, cost, orderId }];
}

/** What other features may know of practice accounts. */
export function createSimulatorPort({ kysely }: Platform["database"], accounts: Accounts): SimulatorPort {
  const entries: SimulatorPort["entries"] = async (userId, { accountNumber, since = 0 } = {}) => {
    const current = await accounts.settledNumber(userId);
    const { rows } = await sql<EntryRow>`
      select ${entryColumns} from simulator_entry
      where user_id = ${userId} and account_number = ${accountNumber ?? current} and at >= ${since}
      order by number`.execute(kysely);
    return rows.map(fromEntryRow);
  };
  return {
    entries,
    fills: async (userId, span) => (await entries(userId, span)).flatMap(fillOf),
    account: async (userId) =>
      accounts.change({ userId }, ({ change: { account, state } }) => {
        const { number, openedAt, deposited } = account;
        const { cash, positions } = state;
        const reserved = cash - freeCash(state);
        return { result: { number, openedAt, endedAt: null, deposited, cash, reserved, positions } };
      }),
    async accounts(userId) {
      await accounts.settledNumber(userId);
      const { rows } = await sql<SpanRow>`
        select number, opened_at, ended_at, deposited::text, cash::text from simulator_account
        where user_id = ${userId} order by number`.execute(kysely);
      return rows.map(spanOf);
    },
    async orders(userId, { accountNumber, since = 0, only = null } = {}) {
      const current = await accounts.settledNumber(userId);
      const { rows } = await sql<OrderRow>`
        select ${orderColumns} from simulator_order
        where user_id = ${userId} and account_number = ${accountNumber ?? current} and accepted_at >= ${since}
          and (${only}::uuid[] is null or order_id = any(${only}::uuid[]))
        order by sequence`.execute(kysely);
      return rows.map(fromOrderRow);
    },
    async orderChanges(userId, { accountNumber } = {}) {
      const current = await accounts.settledNumber(userId);
      const { rows } = await sql<ChangeRow>`
        select ${changeColumns} from simulator_order_change
        where user_id = ${userId} and account_number = ${accountNumber ?? current}
        order by revision`.execute(kysely);
      return rows.map(fromChangeRow);
    },
  };
}
