import type { CallResult } from "@candlewise/contracts/endpoint";
import type { SimulatorShapes } from "@candlewise/contracts/simulator/schemas";
import type { z } from "zod";
import type { SignedInContext } from "#api/platform/mount.ts";
import { isShown, requireInstrument, requireSimulator } from "./caller.ts";
import type { SimulatorDependencies } from "./dependencies.ts";
import { listOrders as findOrders } from "./order-store.ts";
import { showOrders } from "./show-orders.ts";

type Orders = CallResult<SimulatorShapes["listOrders"]>;
type Query = z.output<SimulatorShapes["listOrders"]["query"]>;

const PAGE = 50;
/** Of one instrument, which has no pages. */
const MOST = 500;

/** Orders of an account, newest first; of the account in use when none is named. @throws AppError `not_found` */
export async function listOrders(
  deps: SimulatorDependencies,
  context: SignedInContext,
  { cursor: before, limit = PAGE, status, account_number }: Query,
): Promise<Orders> {
  const hidden = await requireSimulator(deps, context);
  const { userId } = context;
  const accountNumber = account_number ?? (await deps.accounts.settledNumber(userId));
  const filter = { accountNumber, status, before, limit: limit + 1 };
  const records = await findOrders(deps.database.kysely, userId, filter);
  const page = records.slice(0, limit);
  const shown = page.filter(({ order }) => isShown(deps, hidden, order.ticker));
  return {
    orders: await showOrders(deps.database.kysely, userId, shown),
    next_cursor: records.length > limit ? (page.at(-1)?.order.id ?? null) : null,
  };
}

/** S7.27: the orders of one instrument in the account in use, newest first. @throws AppError `not_found` */
export async function listAssetOrders(
  deps: SimulatorDependencies,
  context: SignedInContext,
  ticker: string,
): Promise<Pick<Orders, "orders">> {
  const hidden = await requireSimulator(deps, context);
  requireInstrument(deps, ticker, hidden);
  const { userId } = context;
  const accountNumber = await deps.accounts.settledNumber(userId);
  const records = await findOrders(deps.database.kysely, userId, { accountNumber, ticker, limit: MOST });
  return { orders: await showOrders(deps.database.kysely, userId, records) };
}
