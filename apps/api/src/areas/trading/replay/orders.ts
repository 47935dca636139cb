import type { CallResult } from "@candlewise/contracts/endpoint";
import type { ReplayShapes } from "@candlewise/contracts/replay/schemas";
import { cancelInReplay, placeInReplay } from "@candlewise/domain/replay/session";
import { commissionPlanOf } from "@candlewise/domain/simulator/commission";
import { estimate } from "@candlewise/domain/simulator/cost";
import { formatUsd } from "@candlewise/domain/simulator/money";
import { checkOrder } from "@candlewise/domain/simulator/order-checks";
import type { MarketConditions, OrderRequest } from "@candlewise/domain/simulator/order-request";
import { parseOrder } from "@candlewise/domain/simulator/order-texts";
import { reservationOf } from "@candlewise/domain/simulator/reserve";
import type { z } from "zod";
import { AppError } from "#api/platform/errors.ts";
import type { SignedInContext } from "#api/platform/http/endpoint.ts";
import type { ReplayDependencies } from "./dependencies.ts";
import { presentCost } from "./present-order.ts";
import { assertSamePrices, changeReplay, loadReplay, marketOf, presentOf, type OwnReplay } from "./replays.ts";

type OrderBody = z.output<ReplayShapes["previewReplayOrder"]["body"]>;

/** More than anyone places manually. Limited because every step rewrites the whole replay. */
const MOST_ORDERS = 300;

const readRequest = (ticker: string, { side, order }: OrderBody): OrderRequest =>
  parseOrder(order, { ticker, side, timeInForce: "gtc" });

/** Equal for equivalent requests, however their numbers are written ("1" and "1.0"). */
const textOf = (request: OrderRequest): string =>
  JSON.stringify(request, (_, value: unknown) => (typeof value === "bigint" ? value.toString() : value));

/** Market conditions in the last second of the current bar. */
function conditionsOf(deps: ReplayDependencies, { replay, instrument }: OwnReplay): MarketConditions {
  const market = marketOf(deps, replay);
  const { ticker } = replay;
  const at = presentOf(replay) - 1;
  return {
    tick: market.tick(ticker, at),
    isOpen: true,
    canQueue: false,
    averageDailyVolume: market.averageDailyVolume(ticker, at),
    dailyVolatilityPpm: market.dailyVolatilityPpm(ticker, at),
    commissionPlan: commissionPlanOf(instrument.kind),
  };
}

function assertOpen(deps: ReplayDependencies, { replay }: OwnReplay): void {
  if (replay.report !== null) throw new AppError("replay_finished");
  assertSamePrices(deps, replay);
}

/** Cost or proceeds of an order filled at the current bar. @throws AppError `not_found` or the order's rejection */
export async function previewOrder(
  deps: ReplayDependencies,
  context: SignedInContext,
  id: string,
  body: OrderBody,
): Promise<CallResult<ReplayShapes["previewReplayOrder"]>> {
  const own = await loadReplay(deps, context, id);
  assertOpen(deps, own);
  const { account } = own.replay.state;
  const request = readRequest(own.replay.ticker, body);
  const conditions = conditionsOf(deps, own);
  const problem = checkOrder(account, request, conditions);
  if (problem) throw new AppError(problem);
  const { price, value, cost } = estimate(request, conditions);
  const { side } = request;
  return {
    cost: { ...presentCost(cost), expected_price: formatUsd(price) },
    reserved: formatUsd(reservationOf(request, conditions).cash),
    balance_after: formatUsd(account.cash + (side === "buy" ? -value : value) - cost.commission),
  };
}

/**
 * Places an order at the caller's current bar. Matching starts with the next bar.
 * @throws AppError `not_found`, `replay_changed`, `order_id_reused` or the order's rejection
 */
export async function placeOrder(
  deps: ReplayDependencies,
  context: SignedInContext,
  id: string,
  { client_order_id, reached, ...body }: OrderBody & { client_order_id: string; reached: number },
): Promise<OwnReplay> {
  return changeReplay(deps, context, id, (own) => {
    const { replay } = own;
    const request = readRequest(replay.ticker, body);
    const asked = textOf(request);
    const before = replay.asked[client_order_id];
    if (before !== undefined && before !== asked) throw new AppError("order_id_reused");
    if (before !== undefined) return replay;
    assertOpen(deps, own);
    if (reached !== replay.reached) throw new AppError("replay_changed");
    if (replay.state.orders.length >= MOST_ORDERS) throw new AppError("too_many_open_orders");
    const placed = placeInReplay(replay.state, request, {
      ids: [client_order_id, deps.ids.uuid(), deps.ids.uuid()],
      conditions: conditionsOf(deps, own),
      market: marketOf(deps, replay),
    });
    if ("problem" in placed) throw new AppError(placed.problem);
    return { ...replay, state: placed.state, asked: { ...replay.asked, [client_order_id]: asked } };
  });
}

/** Cancels an open order. Idempotent. @throws AppError `not_found`, `order_not_open`, `replay_outdated` */
export async function cancelOrder(
  deps: ReplayDependencies,
  context: SignedInContext,
  id: string,
  orderId: string,
): Promise<OwnReplay> {
  return changeReplay(deps, context, id, ({ replay }) => {
    const state = cancelInReplay(replay.state, orderId);
    if (state) return { ...replay, state };
    const order = replay.state.orders.find((each) => each.id === orderId);
    if (order?.status !== "cancelled") throw new AppError("order_not_open");
    return replay;
  });
}
