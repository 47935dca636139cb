import type { CallResult } from "@candlewise/contracts/endpoint";
import type { SimulatorShapes } from "@candlewise/contracts/simulator/schemas";
import { restoreOrders as restore } from "@candlewise/domain/simulator/restore-orders";
import { AppError } from "#api/platform/errors.ts";
import type { SignedInContext } from "#api/platform/http/endpoint.ts";
import { findRevision } from "../accounts/account-store.ts";
import type { Situation } from "../accounts/accounts.ts";
import { isShown } from "../caller.ts";
import type { SimulatorDependencies } from "../dependencies.ts";
import { cancelEach } from "./cancel-each.ts";
import type { OrderRecord } from "./order-rows.ts";
import { findOrders, findOrdersWithLegs } from "./order-store.ts";
import { showOrders } from "./show-orders.ts";

type Orders = CallResult<SimulatorShapes["cancelOrders"]>;

/** Attempts to reopen orders of an account that changes meanwhile. */
const TRIES = 5;

async function showThese(
  deps: SimulatorDependencies,
  context: SignedInContext,
  ids: readonly string[],
): Promise<Orders> {
  const records = await findOrders(deps.database.kysely, context.userId, ids);
  return { orders: await showOrders(deps, context, records) };
}

/** Cancels all open orders that the caller may see, or those of one instrument. */
export async function cancelOrders(
  deps: SimulatorDependencies,
  context: SignedInContext,
  ticker: string | undefined,
): Promise<Orders> {
  const { userId, hidden } = context;
  const ids = await deps.accounts.change({ userId }, (situation) => {
    const canceled = situation.change.state.orders
      .filter((order) => ticker === undefined || order.ticker === ticker)
      .filter((order) => isShown(deps, hidden, order.ticker))
      .map(({ id }) => id);
    cancelEach(situation, canceled);
    return { result: canceled };
  });
  return showThese(deps, context, ids);
}

/** A canceled entry of a bracket brings back the legs that ended with it. */
function canceledTogether(records: readonly OrderRecord[], ids: readonly string[]): OrderRecord[] {
  const entries = new Map(records.filter(({ order }) => order.role === "entry").map(({ order }) => [order.id, order]));
  return records.filter(({ order: { id, parentId, endedAt, reason } }) => {
    const entry = parentId === null ? undefined : entries.get(parentId);
    return ids.includes(id) || (entry !== undefined && entry.reason === reason && entry.endedAt === endedAt);
  });
}

function reopen({ market }: SimulatorDependencies, { change, at }: Situation, records: readonly OrderRecord[]): void {
  if (records.some(({ accountNumber }) => accountNumber !== change.account.number))
    throw new AppError("order_not_open");
  const restored = restore(
    change.state,
    records.map(({ order }) => order),
    {
      at,
      conditionsOf: (ticker) => ({ tick: market.quote(ticker, at) }),
      wasSplit: (ticker, from, until) =>
        market.matching.holdingActions(ticker, from, until).some(({ type }) => type === "split"),
    },
  );
  if (restored.type === "refused") throw new AppError(restored.problem);
  const known = new Map(records.map((record) => [record.order.id, record]));
  const reopened = restored.orders.flatMap((order) => {
    const record = known.get(order.id);
    return record === undefined ? [] : [{ ...record, order }];
  });
  change.take({ account: restored.account, events: [], changedOrders: restored.orders });
  change.reopen(restored.account, reopened);
}

/**
 * Undoes cancellations, all or none. Idempotent.
 * @throws AppError `not_found` for an id that is not the caller's, `order_not_open` for what can no longer be restored, or a rejection
 */
export async function restoreOrders(
  deps: SimulatorDependencies,
  context: SignedInContext,
  ids: readonly string[],
): Promise<Orders> {
  const { userId, hidden } = context;
  const db = deps.database.kysely;
  for (let tries = 0; tries < TRIES; tries++) {
    // Read before the orders: a change to one of them changes the revision.
    const revision = await findRevision(db, userId);
    const records = canceledTogether(await findOrdersWithLegs(db, userId, ids), ids);
    const found = records.filter(({ order }) => isShown(deps, hidden, order.ticker)).map(({ order }) => order.id);
    if (!ids.every((id) => found.includes(id))) throw new AppError("not_found");
    const isDone = await deps.accounts.change({ userId }, (situation) => {
      if (situation.change.account.revision !== revision) return { result: false };
      reopen(deps, situation, records);
      return { result: true };
    });
    if (isDone) return showThese(deps, context, found);
  }
  throw new Error("an account changed during each attempt to restore orders");
}
