import { z } from "zod";
import type { Context } from "../context.ts";
import { parsed } from "../orders/requests.ts";
import { cancel, restore, switchProduct, updateToken } from "../subscriptions/manage.ts";
import { presentSubscription, subscriptionOf, type Subscription } from "../subscriptions/subscription.ts";
import type { Call } from "./order-routes.ts";

const subscription_id = z.string();
const ById = z.object({ subscription_id });
const CancelSchema = z.object({
  subscription_id,
  force: z.boolean().default(false),
  cancel_code: z
    .string()
    .regex(/^8\.\d\d$/)
    .optional(),
});
const SwitchSchema = z.object({ subscription_id, new_product_id: z.string() });
const TokenSchema = z.object({ subscription_id, token: z.string() });

const onSubscription =
  (work: (context: Context, body: unknown) => Subscription): Call =>
  (context, body) =>
    presentSubscription(context, work(context, body));

export const subscriptionCalls: Readonly<Record<string, Call>> = {
  status: onSubscription((context, body) => subscriptionOf(context.database, parsed(ById, body).subscription_id)),
  cancel: onSubscription((context, body) => {
    const { subscription_id: id, force, cancel_code: code } = parsed(CancelSchema, body);
    return cancel(context, id, force, code);
  }),
  restore: onSubscription((context, body) => restore(context, parsed(ById, body).subscription_id)),
  "switch-subscription-product": onSubscription((context, body) => {
    const { subscription_id: id, new_product_id: productId } = parsed(SwitchSchema, body);
    return switchProduct(context, id, productId);
  }),
  "update-token": onSubscription((context, body) => {
    const { subscription_id: id, token } = parsed(TokenSchema, body);
    return updateToken(context, id, token);
  }),
};
