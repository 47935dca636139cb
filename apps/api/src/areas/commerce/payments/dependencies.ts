import type { Revenue } from "@candlewise/contracts/payments/schemas";
import type { BillingPeriod, ProductKind } from "@candlewise/domain/offers/product";
import type { Queryable, Transaction } from "#api/platform/database/database.ts";
import type { Platform } from "#api/platform/feature.ts";
import type { CallContext, Language } from "#api/platform/http/endpoint.ts";
import type { OffersPort } from "../offers/port.ts";
import type { VatRegister } from "./vat-numbers/vat-register.ts";
import type { PaymentProvider, ProviderSubscription } from "./provider/payment-provider.ts";

/** What an order paid for. */
export interface Paid {
  readonly userId: string;
  readonly orderId: string;
  readonly kind: ProductKind;
  readonly at: Date;
  /** Null for what is bought once. */
  readonly subscription: {
    readonly providerId: string | null;
    readonly productId: string;
    readonly currency: string;
    readonly amountMinor: number;
    readonly period: BillingPeriod;
    readonly trialDays: number | null;
  } | null;
}

/** What payments change of what learners may use. All of it runs in the transaction of the payment. */
export interface AccessPorts {
  owns(db: Queryable, userId: string, kind: ProductKind): Promise<boolean>;
  /**
   * The same by an order, an app store, or these subscriptions of the provider: a webhook may have told of others before the orders that
   * begin them are paid here.
   */
  ownsBy(db: Queryable, userId: string, kind: ProductKind, providerIds: readonly string[]): Promise<boolean>;
  /** Whether a learner has had a trial that an app store gave. */
  hadStoreTrial(db: Queryable, userId: string): Promise<boolean>;
  grant(transaction: Transaction, paid: Paid): Promise<void>;
  /** What an order paid for was given back: it ends, with its subscription if it has one. */
  revoke(
    transaction: Transaction,
    order: { readonly userId: string; readonly orderId: string; readonly providerId: string | null; readonly at: Date },
  ): Promise<void>;
  /** The provider told of a subscription. */
  follow(transaction: Transaction, told: ProviderSubscription): Promise<void>;
  /** What a subscription bills now; null for an unknown one. */
  billedBy(
    db: Queryable,
    userId: string,
    providerId: string,
  ): Promise<{ readonly productId: string; readonly kind: ProductKind } | null>;
  /** What operators see of all subscriptions: those that renew by the month, and what changed since. */
  recurring(db: Queryable, since: Date): Promise<Pick<Revenue, "monthly" | "subscriptions">>;
  /** The provider's ids of the subscriptions that will be charged. */
  renewing(db: Queryable, userId: string): Promise<readonly string[]>;
}

export interface PaymentsPorts {
  readonly provider: PaymentProvider;
  readonly offers: OffersPort;
  readonly access: AccessPorts;
  /** Null for a user who does not exist. */
  addresseeOf(db: Queryable, userId: string): Promise<{ readonly email: string; readonly language: Language } | null>;
  countryOf(caller: Pick<CallContext, "ip" | "edge">): string | null;
  readonly vatRegister: VatRegister;
  usernames(userIds: readonly string[]): Promise<(string | null)[]>;
}

export interface PaymentsDependencies
  extends Pick<Platform, "database" | "clock" | "ids" | "jobs" | "mail" | "log" | "publicUrl">, PaymentsPorts {
  readonly receiptKeys: ReceiptKeys;
}

/** The keys in the addresses of receipts: they name the learner and the order, and cannot be guessed. */
export interface ReceiptKeys {
  keyOf(userId: string, orderId: string): string;
  /** Null for a text that is no key. */
  orderOf(key: string): { readonly userId: string; readonly orderId: string } | null;
}
