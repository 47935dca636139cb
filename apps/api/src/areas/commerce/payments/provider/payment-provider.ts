import type { PaymentForm } from "@candlewise/contracts/payments/schemas";
import type { BillingPeriod } from "@candlewise/domain/offers/product";
import type { OrderStatus, PaymentMethod } from "@candlewise/domain/payments/order-status";
import type { SubscriptionState } from "@candlewise/domain/subscriptions/subscription-state";
import type { Language } from "#api/platform/http/endpoint.ts";
import type { SignedCall } from "#api/platform/http/webhooks.ts";

/**
 * The payment provider: Solidgate, or the sandbox, which speaks the same wire format. Every call has a time limit. An order id is the
 * idempotency key of a charge: the provider refuses a second charge of the same id, so a call whose answer was lost is asked for by
 * `orderOf` and never repeated under another id.
 *
 * @throws ProviderUnreachable if the outcome is unknown: no answer, a time-out, or a fault of the provider
 * @throws ProviderRefusal if the provider understood and refused
 */
export interface PaymentProvider {
  readonly kind: "solidgate" | "sandbox" | "off";
  /** What the form of the provider needs, signed. Calls nobody. */
  formOf(order: FormOrder): PaymentForm;
  /** Charges a stored card; the buyer is present, so the bank may ask for a confirmation. */
  chargeCard(order: CardOrder): Promise<ProviderOrder>;
  /** Null for an order that the provider has never seen. */
  orderOf(orderId: string): Promise<ProviderOrder | null>;
  refund(orderId: string, amountMinor: number): Promise<ProviderOrder>;
  /** Null for a subscription that the provider does not know. */
  subscriptionOf(subscriptionId: string): Promise<ProviderSubscription | null>;
  /** At the end of the period, or at once. */
  cancelSubscription(subscriptionId: string, when: "period_end" | "now"): Promise<ProviderSubscription>;
  restoreSubscription(subscriptionId: string): Promise<ProviderSubscription>;
  /**
   * Tells the provider what is billed, at the start and after a change of the catalogue. The sandbox forgets nothing of earlier calls. At
   * Solidgate the operator creates the products, so nothing is sent.
   */
  offerProducts(products: readonly ProviderProduct[]): Promise<void>;
  /** From the next billing date on. */
  switchProduct(subscriptionId: string, productId: string): Promise<ProviderSubscription>;
  /** Renewals are charged to this card from now on. */
  useCard(subscriptionId: string, cardToken: string): Promise<ProviderSubscription>;
  /** Whether the provider has signed these bytes. */
  isGenuine(call: SignedCall): boolean;
  /** What a webhook tells; null for one that is of no interest here. */
  readEvent(headers: SignedCall["headers"], body: unknown): ProviderEvent | null;
}

/** What the provider bills: one price of a product. A change of price is a new product. */
export interface ProviderProduct {
  readonly id: string;
  readonly name: string;
  readonly currency: string;
  readonly amountMinor: number;
  readonly period: BillingPeriod;
  readonly trial: { readonly amountMinor: number; readonly days: number } | null;
}

/** Who buys, as the provider needs it. */
export interface Buyer {
  /** The learner's id; the provider groups cards and subscriptions by it. */
  readonly customerId: string;
  readonly email: string;
  readonly ip: string;
  readonly language: Language;
  /** Alpha-2; null if unknown. */
  readonly country: string | null;
}

/** An order as the provider is told of it. Amounts are minor units, VAT included. */
export interface OrderTerms {
  readonly orderId: string;
  /** For the buyer's statement and the provider's records. */
  readonly description: string;
  readonly currency: string;
  /** Charged now: the price of the trial where there is one; 0 to store a card. The provider charges the price of `productId` if there is one. */
  readonly amountMinor: number;
  /** The provider's id of the product, if it is billed again; null for what is bought once. */
  readonly productId: string | null;
  readonly buyer: Buyer;
}

export interface FormOrder extends OrderTerms {
  /** Where the browser goes after a step outside of the form. */
  readonly returnUrl: string;
}

export interface CardOrder extends OrderTerms {
  readonly cardToken: string;
  readonly returnUrl: string;
}

/** A card as the provider stores it: its number is known to nobody else. */
export interface ProviderCard {
  readonly token: string;
  readonly brand: string;
  readonly last4: string;
  /** 1 to 12 */
  readonly expiryMonth: number;
  readonly expiryYear: number;
}

/** What the provider says of an order. One of 0, which stores a card, is `settle_ok` when the card is stored. */
export interface ProviderOrder {
  readonly orderId: string;
  readonly status: Exclude<OrderStatus, "created">;
  readonly amountMinor: number;
  readonly currency: string;
  readonly refundedMinor: number;
  readonly method: PaymentMethod | null;
  readonly card: ProviderCard | null;
  readonly verifyUrl: string | null;
  /** The provider's code of a decline, such as `3.02`. */
  readonly declineCode: string | null;
  /** The subscription that the order began or renews. */
  readonly subscriptionId: string | null;
  readonly customerId: string;
  readonly updatedAt: Date;
}

/** What the provider says of a subscription. The card is that of its last order, the period that of the product. */
export interface ProviderSubscription {
  readonly subscriptionId: string;
  readonly customerId: string;
  readonly state: SubscriptionState;
  readonly productId: string;
  /** The product from the next billing date on, if another one was chosen and the provider tells. */
  readonly nextProductId: string | null;
  readonly currency: string;
  readonly amountMinor: number;
  readonly startedAt: Date;
  readonly paidUntil: Date;
  readonly renewsAt: Date | null;
  readonly trialEndsAt: Date | null;
  readonly nextTryAt: Date | null;
  readonly updatedAt: Date;
}

/** A webhook. The provider sends it again until it is answered, so one may come twice, late, and after a newer one. */
export type ProviderEvent = { readonly id: string } & (
  | { readonly about: "order"; readonly order: ProviderOrder }
  | { readonly about: "subscription"; readonly subscription: ProviderSubscription }
);

/** No answer: what was asked for may have happened or not. */
export class ProviderUnreachable extends Error {
  override readonly name = "ProviderUnreachable";
}

/** The provider refused, with its code. */
export class ProviderRefusal extends Error {
  override readonly name = "ProviderRefusal";
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}
