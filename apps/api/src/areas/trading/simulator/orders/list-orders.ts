import type { CallResult } from "@candlewise/contracts/endpoint";
import type { SimulatorShapes } from "@candlewise/contracts/simulator/schemas";
import type { z } from "zod";
import type { SignedInContext } from "#api/platform/http/endpoint.ts";
import { isShown, requireAccount, requireInstrument } from "../caller.ts";
import type { SimulatorDependencies } from "../dependencies.ts";
import type { OrderRecord } from "./order-rows.ts";
import { listOrders as findOrders } from "./order-store.ts";
import { showOrders } from "./show-orders.ts";

type Orders = CallResult<SimulatorShapes["listOrders"]>;
type Query = z.output<SimulatorShapes["listOrders"]["query"]>;

const PAGE = 50;
/** Orders of one instrument: a chart shows them all on one page. */
const ASSET_PAGE = 500;

/** A page and its cursor. `records` has one record more than the page when there are more pages. */
function pageOf(records: readonly OrderRecord[], limit: number) {
  const page = records.slice(0, limit);
  return { page, nextCursor: records.length > limit ? (page.at(-1)?.order.id ?? null) : null };
}

/** Orders of an account, by default the current one, newest first. @throws AppError `not_found` */
export async function listOrders(
  deps: SimulatorDependencies,
  context: SignedInContext,
  { cursor: before, limit = PAGE, status, account_number }: Query,
): Promise<Orders> {
  const { userId, hidden } = context;
  const accountNumber = await requireAccount(deps, userId, account_number);
  const filter = { accountNumber, status, before, limit: limit + 1 };
  const { page, nextCursor } = pageOf(await findOrders(deps.database.kysely, userId, filter), limit);
  const shown = page.filter(({ order }) => isShown(deps, hidden, order.ticker));
  return { orders: await showOrders(deps, context, shown), next_cursor: nextCursor };
}

/** S7.27: the orders of one instrument in the current account, newest first. @throws AppError `not_found` */
export async function listAssetOrders(
  deps: SimulatorDependencies,
  context: SignedInContext,
  ticker: string,
  { cursor: before, limit = ASSET_PAGE }: Pick<Query, "cursor" | "limit">,
): Promise<Orders> {
  const { userId, hidden } = context;
  requireInstrument(deps, ticker, hidden);
  const accountNumber = await deps.accounts.settledNumber(userId);
  const filter = { accountNumber, ticker, before, limit: limit + 1 };
  const { page, nextCursor } = pageOf(await findOrders(deps.database.kysely, userId, filter), limit);
  return { orders: await showOrders(deps, context, page), next_cursor: nextCursor };
}
