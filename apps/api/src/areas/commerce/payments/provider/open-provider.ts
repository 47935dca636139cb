import { z } from "zod";
import type { PaymentForm } from "@candlewise/contracts/payments/schemas";
import { countryOf } from "@candlewise/domain/geo/country-codes";
import type { Clock } from "#api/platform/clock.ts";
import { createHttpClient } from "#api/platform/http-client.ts";
import {
  ProviderRefusal,
  ProviderUnreachable,
  type OrderTerms,
  type PaymentProvider,
  type ProviderOrder,
  type ProviderSubscription,
} from "./payment-provider.ts";
import { readEvent } from "./read-event.ts";
import { readOrder } from "./read-order.ts";
import { readSubscription } from "./read-subscription.ts";
import { isSigned, sealIntent, sign, type KeyPair } from "./signature.ts";
import { createSignedCalls, type SignedCalls } from "./signed-calls.ts";
import { OrderReplySchema, SubscriptionReplySchema } from "./wire.ts";

/** An account at the provider: where it is reached, and with which keys. */
export interface ProviderAccount {
  readonly kind: PaymentProvider["kind"];
  readonly keys: KeyPair;
  readonly webhookKeys: KeyPair;
  /** Base addresses of the APIs: of cards, of other methods such as PayPal, and of subscriptions. */
  readonly cardUrl: string;
  readonly otherUrl: string;
  readonly subscriptionUrl: string;
  /** The script that shows the form. */
  readonly scriptUrl: string;
  /** Of the sandbox only: where it is told its products. */
  readonly productsUrl: string | null;
}

/** With the question after a charge that was not answered, shorter than a browser waits. */
const CALL_LIMIT_MS = 8_000;
/** A question can be repeated, and a page waits for its answer. */
const QUESTION_LIMIT_MS = 4_000;
const NOT_FOUND = "2.05";
const NO_SUBSCRIPTION = "2.14";
const Anything = z.looseObject({ error: z.undefined().optional() });

/** Solidgate and the sandbox: they differ in addresses and keys only. */
export function openProvider(account: ProviderAccount, clock: Clock, limitMs = CALL_LIMIT_MS): PaymentProvider {
  const call = createSignedCalls(createHttpClient({ timeoutMs: limitMs }), account.keys);
  const ask = createSignedCalls(createHttpClient({ timeoutMs: Math.min(limitMs, QUESTION_LIMIT_MS) }), account.keys);
  const orders = ordersAt(account, { call, ask }, clock);
  return {
    kind: account.kind,
    formOf: ({ returnUrl, ...terms }) => formOf(account, { ...termsOf(terms), ...returnTo(returnUrl) }, terms.orderId),
    chargeCard: ({ cardToken, returnUrl, ...terms }) =>
      orders.charge({
        ...termsOf(terms),
        ...returnTo(returnUrl),
        recurring_token: cardToken,
        payment_type: "1-click",
      }),
    orderOf: orders.find,
    refund: orders.refund,
    ...subscriptionsAt(account.subscriptionUrl, { call, ask }),
    async offerProducts(products) {
      if (account.productsUrl === null || products.length === 0) return;
      const wire = products.map(({ id, name, currency, amountMinor, period, trial }) => ({
        id,
        name,
        currency,
        amount: amountMinor,
        ...period,
        trial: trial && { amount: trial.amountMinor, days: trial.days },
      }));
      await call(account.productsUrl, { products: wire }, z.object({ count: z.int() }));
    },
    isGenuine: ({ headers, body }) => isSigned(account.webhookKeys, body, headers["merchant"], headers["signature"]),
    readEvent,
  };
}

function formOf({ keys, scriptUrl }: ProviderAccount, intent: object, orderId: string): PaymentForm {
  const paymentIntent = sealIntent(keys, intent);
  return {
    order_id: orderId,
    script_url: scriptUrl,
    merchant_data: { merchant: keys.publicKey, signature: sign(keys, paymentIntent), paymentIntent },
  };
}

function termsOf({ orderId, description, currency, amountMinor, productId, buyer }: OrderTerms) {
  const country = buyer.country === null ? null : countryOf(buyer.country);
  return {
    order_id: orderId,
    order_description: description,
    ...(productId === null ? { amount: amountMinor, currency } : { product_id: productId }),
    customer_account_id: buyer.customerId,
    customer_email: buyer.email,
    ip_address: buyer.ip,
    language: buyer.language,
    platform: "WEB",
    ...(country && { geo_country: country.alpha_3 }),
  };
}

const returnTo = (url: string) => ({ success_url: url, fail_url: url });

interface Calls {
  readonly call: SignedCalls;
  /** For what changes nothing. */
  readonly ask: SignedCalls;
}

function ordersAt({ cardUrl, otherUrl }: ProviderAccount, { call, ask }: Calls, clock: Clock) {
  const on = async (send: SignedCalls, url: string, body: object): Promise<ProviderOrder> =>
    readOrder(await send(url, body, OrderReplySchema), clock.now());
  /** An order is known to the API of cards or to that of other methods. */
  const onEither = async (send: SignedCalls, path: string, body: object): Promise<ProviderOrder> => {
    try {
      return await on(send, `${cardUrl}/${path}`, body);
    } catch (error) {
      if (otherUrl === cardUrl || !isRefusal(error, NOT_FOUND)) throw error;
      return on(send, `${otherUrl}/${path}`, body);
    }
  };
  return {
    charge: (body: object) => on(call, `${cardUrl}/recurring`, body),
    find: (orderId: string) => orNull(onEither(ask, "status", { order_id: orderId }), NOT_FOUND),
    refund: (orderId: string, amount: number) => onEither(call, "refund", { order_id: orderId, amount }),
  };
}

function subscriptionsAt(url: string, { call, ask }: Calls) {
  const statusOf = async (id: string): Promise<ProviderSubscription | null> =>
    readSubscription(await ask(`${url}/status`, { subscription_id: id }, SubscriptionReplySchema));
  /** A change is answered briefly, so that the subscription is read after it. */
  const change = async (path: string, id: string, body: object): Promise<ProviderSubscription> => {
    await call(`${url}/${path}`, { subscription_id: id, ...body }, Anything);
    const changed = await statusOf(id);
    if (changed === null) throw new ProviderUnreachable(`The subscription ${id} is pending.`);
    return changed;
  };
  return {
    subscriptionOf: (id: string) => orNull(statusOf(id), NO_SUBSCRIPTION),
    cancelSubscription: (id: string, when: "period_end" | "now") => change("cancel", id, { force: when === "now" }),
    restoreSubscription: (id: string) => change("restore", id, {}),
    switchProduct: (id: string, productId: string) =>
      change("switch-subscription-product", id, { new_product_id: productId }),
    useCard: (id: string, token: string) => change("update-token", id, { token }),
  };
}

const isRefusal = (error: unknown, code: string): boolean => error instanceof ProviderRefusal && error.code === code;

async function orNull<T>(found: Promise<T | null>, code: string): Promise<T | null> {
  try {
    return await found;
  } catch (error) {
    if (isRefusal(error, code)) return null;
    throw error;
  }
}
