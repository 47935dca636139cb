import { z } from "zod";
import type { Context } from "../context.ts";
import { knownPurchase, refund, voidOrder } from "../orders/give-back.ts";
import { pay } from "../orders/pay.ts";
import { presentOrder } from "../orders/present-order.ts";
import type { Purchase } from "../orders/purchase.ts";
import { ChargeSchema, orderOf, parsed, RecurringSchema, storeCard } from "../orders/requests.ts";

const ById = z.object({ order_id: z.string() });
const RefundSchema = z.object({ order_id: z.string(), amount: z.int().positive().optional() });

/** A call of the shop's server, in one transaction. */
export type Call = (context: Context, body: unknown) => object;

const onOrder =
  (work: (context: Context, body: unknown) => Purchase): Call =>
  (context, body) =>
    presentOrder(context, work(context, body));

function charge(context: Context, body: unknown, isAuth: boolean): Purchase {
  const request = parsed(ChargeSchema, body);
  const cardToken = storeCard(context, request.customer_account_id, {
    number: request.card_number,
    expiryMonth: Number(request.card_exp_month),
    expiryYear: Number(request.card_exp_year),
  });
  const order = orderOf(context.database, request, "api");
  return pay(context, order, { cardToken, now: context.clock.now(), isAuth });
}

export const orderCalls: Readonly<Record<string, Call>> = {
  charge: onOrder((context, body) => charge(context, body, false)),
  auth: onOrder((context, body) => charge(context, body, true)),
  recurring: onOrder((context, body) => {
    const request = parsed(RecurringSchema, body);
    const order = orderOf(context.database, request, "api");
    return pay(context, order, { cardToken: request.recurring_token, now: context.clock.now() });
  }),
  status: onOrder((context, body) => knownPurchase(context, parsed(ById, body).order_id)),
  refund: onOrder((context, body) => {
    const { order_id, amount } = parsed(RefundSchema, body);
    return refund(context, order_id, amount);
  }),
  void: onOrder((context, body) => voidOrder(context, parsed(ById, body).order_id)),
};
