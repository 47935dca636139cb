import type { paymentsContract } from "@candlewise/contracts/payments/schemas";
import type { Handlers } from "#api/platform/http/endpoint.ts";
import { addCard, deleteCard, listCards, makeCardPrimary, showCard, showCardOrder } from "./cards/cards.ts";
import type { PaymentsDependencies } from "./dependencies.ts";
import { buyWithOneClick, createPaymentForm, showProgress } from "./orders/buy.ts";
import { listPayments, showPaymentType } from "./orders/list-payments.ts";
import { refundOrder } from "./refunds/refund-order.ts";
import { withdraw } from "./refunds/withdraw.ts";
import { listAllOrders } from "./revenue/list-orders.ts";
import { showRevenue } from "./revenue/show-revenue.ts";

export function paymentsHandlers(deps: PaymentsDependencies): Handlers<typeof paymentsContract> {
  return {
    createPaymentForm: async ({ body }, context) => createPaymentForm(deps, context, body),
    getPaymentFormStatus: async ({ params }, context) => showProgress(deps, context, params.order_id),
    buyWithOneClick: async ({ body }, context) => buyWithOneClick(deps, context, body),
    getPaymentType: async (_, context) => showPaymentType(deps, context),
    listPayments: async (_, context) => listPayments(deps, context),
    withdraw: async ({ params }, context) => withdraw(deps, context, params.order_id),
    listCardsOfUser: async (_, context) => listCards(deps, context),
    listCards: async (_, context) => listCards(deps, context),
    getCard: async ({ params }, context) => showCard(deps, context, params.card_id),
    addCard: async (_, context, { key }) => addCard(deps, context, key),
    getCardOrderStatus: async ({ params }, context) => showCardOrder(deps, context, params.order_id),
    makeCardPrimary: async ({ params }, context) => makeCardPrimary(deps, context, params.card_id),
    deleteCard: async ({ params }, context) => deleteCard(deps, context, params.card_id),
    getRevenue: async () => showRevenue(deps),
    listAllOrders: async ({ query }) => listAllOrders(deps, query),
    refundOrder: async ({ params, body }) => refundOrder(deps, params.order_id, body),
  };
}
