import type { CallResult } from "@candlewise/contracts/endpoint";
import type { SimulatorShapes } from "@candlewise/contracts/simulator/schemas";
import { formatQuantity, formatUsd } from "@candlewise/domain/simulator/money";
import type { z } from "zod";
import type { SignedInContext } from "#api/platform/http/endpoint.ts";
import { isShown, requireAccount } from "../caller.ts";
import type { SimulatorDependencies } from "../dependencies.ts";
import type { Entry } from "../accounts/entry-rows.ts";
import { listEntries } from "../orders/order-store.ts";

type Activities = CallResult<SimulatorShapes["listActivity"]>;
type Query = z.output<SimulatorShapes["listActivity"]["query"]>;

const PAGE = 50;

const usd = (value: bigint | null | undefined): string | null =>
  value === null || value === undefined ? null : formatUsd(value);

function presentEntry(entry: Entry): Activities["items"][number] {
  return {
    id: `${entry.accountNumber}-${entry.number}`,
    at: entry.at,
    type: entry.type,
    ticker: entry.ticker,
    quantity: entry.quantity === null ? null : formatQuantity(entry.quantity),
    price: usd(entry.price),
    commission: usd(entry.cost?.commission),
    amount: formatUsd(entry.amount),
    balance_after: formatUsd(entry.balanceAfter),
    realized_profit: usd(entry.realizedProfit),
    order_id: entry.orderId,
    ratio: entry.ratio,
  };
}

/** The ledger of an account, by default the current one, newest first. @throws AppError `not_found` */
export async function listActivity(
  deps: SimulatorDependencies,
  context: SignedInContext,
  { cursor, limit = PAGE, account_number }: Query,
): Promise<Activities> {
  const { userId, hidden } = context;
  const accountNumber = await requireAccount(deps, userId, account_number);
  const before = cursor === undefined ? null : Number(cursor);
  const filter = { accountNumber, before, limit: limit + 1 };
  const entries = await listEntries(deps.database.kysely, userId, filter);
  const page = entries.slice(0, limit);
  const last = entries.length > limit ? page.at(-1) : undefined;
  return {
    items: page.filter(({ ticker }) => isShown(deps, hidden, ticker)).map(presentEntry),
    next_cursor: last === undefined ? null : String(last.number),
  };
}
