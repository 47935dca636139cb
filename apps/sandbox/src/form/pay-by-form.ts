import { z } from "zod";
import type { Context } from "../context.ts";
import { knownPurchase } from "../orders/give-back.ts";
import { pay } from "../orders/pay.ts";
import { presentOrder } from "../orders/present-order.ts";
import { findPurchase, type Purchase } from "../orders/purchase.ts";
import { IntentSchema, orderOf, parsed, storeCard, storeWallet } from "../orders/requests.ts";
import { SandboxError } from "../sandbox-error.ts";
import { isSigned, openIntent } from "../signature.ts";

const MerchantDataSchema = z.object({ merchant: z.string(), signature: z.string(), paymentIntent: z.string() });
const OpenSchema = z.object({ merchantData: MerchantDataSchema });
const PaySchema = OpenSchema.extend({
  means: z.discriminatedUnion("method", [
    z.object({
      method: z.literal("card"),
      number: z.string().regex(/^\d{12,19}$/),
      expiryMonth: z.int().min(1).max(12),
      expiryYear: z.int().min(2000).max(2100),
      cvv: z.string().regex(/^\d{3,4}$/),
      holder: z.string().trim().min(1).max(100),
    }),
    z.object({ method: z.enum(["paypal-vault", "apple-pay", "google-pay"]) }),
  ]),
});

/** What the shop signed; nobody else can have made it. */
function termsOf({ options }: Context, { merchant, signature, paymentIntent }: z.output<typeof MerchantDataSchema>) {
  if (!isSigned(options.keys, paymentIntent, merchant, signature)) throw new SandboxError("1.01");
  return parsed(IntentSchema, openIntent(options.keys, paymentIntent));
}

/** What the form shows. */
export function openForm(context: Context, body: unknown) {
  const terms = termsOf(context, parsed(OpenSchema, body).merchantData);
  const { order_id, description, amount, currency } = orderOf(context.database, terms, "form");
  const known = findPurchase(context.database, order_id);
  return { order_id, description, amount, currency, paid: known !== undefined && isDone(known) };
}

/** How the order of a form stands. */
export function statusOfForm(context: Context, body: unknown) {
  const { order_id } = termsOf(context, parsed(OpenSchema, body).merchantData);
  return presentOrder(context, knownPurchase(context, order_id));
}

/** Any status but a decline and a question: a form that is sent again charges nothing more. */
const isDone = ({ status }: Purchase) => status !== "auth_failed" && status !== "3ds_verify";

/** Charges what the buyer entered. Sent twice, it answers how the order stands. */
export function payByForm(context: Context, body: unknown) {
  const { merchantData, means } = parsed(PaySchema, body);
  const terms = termsOf(context, merchantData);
  const known = findPurchase(context.database, terms.order_id);
  if (known !== undefined && known.status !== "auth_failed") return presentOrder(context, known);
  const order = orderOf(context.database, terms, "form");
  const cardToken =
    means.method === "card"
      ? storeCard(context, order.customer_id, means)
      : storeWallet(context, order.customer_id, means.method);
  return presentOrder(context, pay(context, order, { cardToken, now: context.clock.now() }));
}
