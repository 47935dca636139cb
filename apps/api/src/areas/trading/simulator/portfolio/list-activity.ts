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

export type PresentedEntry = Activities["items"][number];

const UNNAMED = { ticker: null, quantity: null, price: null, commission: null, order_id: null, ratio: null };

/** The terms of an entry, which reveal its instrument. */
const presentTerms = ({
  ticker,
  quantity,
  price,
  cost,
  orderId,
  ratio,
}: Entry): Pick<PresentedEntry, keyof typeof UNNAMED> => ({
  ticker,
  quantity: quantity === null ? null : formatQuantity(quantity),
  price: usd(price),
  commission: usd(cost?.commission),
  order_id: orderId,
  ratio,
});

/** An entry; about an instrument that is not shown, only its amounts. */
export const presentEntry = (entry: Entry, isNamed: boolean): PresentedEntry => ({
  id: `${entry.accountNumber}-${entry.number}`,
  at: entry.at,
  type: entry.type,
  amount: formatUsd(entry.amount),
  balance_after: formatUsd(entry.balanceAfter),
  realized_profit: usd(entry.realizedProfit),
  ...(isNamed ? presentTerms(entry) : UNNAMED),
});

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
    items: page.map((entry) => presentEntry(entry, entry.ticker === null || isShown(deps, hidden, entry.ticker))),
    next_cursor: last === undefined ? null : String(last.number),
  };
}
