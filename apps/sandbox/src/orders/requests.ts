import { z } from "zod";
import type { Context } from "../context.ts";
import type { Database } from "../database.ts";
import { SandboxError } from "../sandbox-error.ts";
import { firstPriceOf } from "../subscriptions/begin.ts";
import { productOf, type Product } from "../subscriptions/subscription.ts";
import type { NewOrder } from "./pay.ts";
import { saveCard, type Method, type StoredCard } from "./purchase.ts";
import { behaviorOf, brandOf, type CardDetails } from "./test-cards.ts";

const TermsSchema = z.object({
  order_id: z.string().min(1).max(255),
  order_description: z.string().min(1).max(255),
  customer_account_id: z.string().min(1).max(100),
  customer_email: z.email(),
  ip_address: z.union([z.ipv4(), z.ipv6()]),
  platform: z.enum(["WEB", "MOB", "APP"]),
  language: z.string().max(5).optional(),
  geo_country: z.string().length(3).optional(),
  success_url: z.url().optional(),
  fail_url: z.url().optional(),
});
const PriceSchema = z.union([
  z.object({ product_id: z.string().min(1) }),
  z.object({ amount: z.int().min(0), currency: z.string().regex(/^[A-Z]{3}$/) }),
]);

export const IntentSchema = TermsSchema.and(PriceSchema);
export type Terms = z.output<typeof IntentSchema>;

export const RecurringSchema = IntentSchema.and(
  z.object({ recurring_token: z.string().min(1), payment_type: z.enum(["1-click", "recurring", "retry", "rebill"]) }),
);
export const ChargeSchema = IntentSchema.and(
  z.object({
    card_number: z.string(),
    card_exp_month: z.string().regex(/^\d{2}$/),
    card_exp_year: z.string().regex(/^\d{4}$/),
    card_cvv: z.string().regex(/^\d{3,4}$/),
    card_holder: z.string().optional(),
  }),
);

/** @throws SandboxError that names the fields */
export function parsed<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new SandboxError(
    "2.01",
    result.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`),
  );
}

/** An order as it is asked for. The price of a product is the sandbox's, whatever the shop believes. */
export function orderOf(database: Database, terms: Terms, origin: NewOrder["origin"]): NewOrder {
  const product = "product_id" in terms ? productOf(database, terms.product_id) : null;
  return {
    order_id: terms.order_id,
    origin,
    customer_id: terms.customer_account_id,
    email: terms.customer_email,
    description: terms.order_description,
    ...priceOf(terms, product),
    product_id: product?.id ?? null,
    subscription_id: null,
    return_url: terms.success_url ?? null,
  };
}

function priceOf(terms: Terms, product: Product | null) {
  if (product !== null) return { amount: firstPriceOf(product), currency: product.currency };
  return "amount" in terms ? { amount: terms.amount, currency: terms.currency } : { amount: 0, currency: "" };
}

const NO_CARD = { brand: null, bin: null, last4: null, exp_month: null, exp_year: null };

/** Stores how a test card behaves; its number is forgotten. */
export function storeCard({ database, ids }: Context, customerId: string, details: CardDetails): string {
  const behavior = behaviorOf(details.number);
  if (behavior === null) throw new SandboxError("2.08", ["This is not a test card."]);
  const card: StoredCard = {
    token: ids(),
    customer_id: customerId,
    method: "card",
    behavior,
    brand: brandOf(details.number),
    bin: details.number.slice(0, 6),
    last4: details.number.slice(-4),
    exp_month: details.expiryMonth,
    exp_year: details.expiryYear,
  };
  saveCard(database, card);
  return card.token;
}

export function storeWallet({ database, ids }: Context, customerId: string, method: Exclude<Method, "card">): string {
  const card: StoredCard = { token: ids(), customer_id: customerId, method, behavior: "approves", ...NO_CARD };
  saveCard(database, card);
  return card.token;
}
