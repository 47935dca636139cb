import type { simulatorContract } from "@candlewise/contracts/simulator/schemas";
import type { Handlers } from "#api/platform/http/endpoint.ts";
import { closeHidden } from "./orders/close-hidden.ts";
import { cancelOrders, restoreOrders } from "./orders/cancel-orders.ts";
import { closePosition } from "./orders/close-position.ts";
import { cancelOrder, modifyOrder } from "./orders/change-order.ts";
import type { SimulatorDependencies } from "./dependencies.ts";
import { listActivity } from "./portfolio/list-activity.ts";
import { listAssetOrders, listOrders } from "./orders/list-orders.ts";
import { placeOrder } from "./orders/place-order.ts";
import { previewOrder } from "./orders/preview-order.ts";
import { resetPortfolio, showPortfolio } from "./portfolio/show-portfolio.ts";

export function simulatorHandlers(deps: SimulatorDependencies): Handlers<typeof simulatorContract> {
  return {
    getPortfolio: async (_, context) => showPortfolio(deps, context),
    resetPortfolio: async ({ body }, context) => resetPortfolio(deps, context, body.account_number),
    closeHidden: async (_, context) => closeHidden(deps, context),
    closePosition: async ({ params, body }, context) =>
      closePosition(deps, context, params.ticker, body.client_order_id),
    listActivity: async ({ query }, context) => listActivity(deps, context, query),
    listOrders: async ({ query }, context) => listOrders(deps, context, query),
    listAssetOrders: async ({ params, query }, context) => listAssetOrders(deps, context, params.ticker, query),
    previewOrder: async ({ params, body }, context) => previewOrder(deps, context, params, body),
    placeOrder: async ({ params, body }, context) => placeOrder(deps, context, params, body),
    modifyOrder: async ({ params, body }, context) => modifyOrder(deps, context, params.id, body),
    cancelOrders: async ({ body }, context) => cancelOrders(deps, context, body.ticker),
    restoreOrders: async ({ body }, context) => restoreOrders(deps, context, body.ids),
    cancelOrder: async ({ params }, context) => cancelOrder(deps, context, params.id),
  };
}
