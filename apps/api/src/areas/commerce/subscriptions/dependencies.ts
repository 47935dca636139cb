import type { CallResult } from "@candlewise/contracts/endpoint";
import type { SubscriptionsShapes } from "@candlewise/contracts/subscriptions/schemas";
import type { Queryable } from "#api/platform/database/database.ts";
import type { Platform } from "#api/platform/feature.ts";
import type { CallContext, Language, SignedInContext } from "#api/platform/http/endpoint.ts";
import type { OffersPort, Quote } from "../offers/port.ts";
import type { PaymentProvider } from "../payments/port.ts";
import type { AppStores } from "./stores/app-stores.ts";

type Provider = Pick<
  PaymentProvider,
  "subscriptionOf" | "cancelSubscription" | "restoreSubscription" | "switchProduct"
>;

export interface SubscriptionsPorts {
  readonly provider: Provider;
  readonly stores: AppStores;
  readonly offers: OffersPort;
  /** Charges the primary card. @throws AppError `already_owned`, `no_card` */
  buyQuoted(context: SignedInContext, quote: Quote): Promise<CallResult<SubscriptionsShapes["renewExpired"]>>;
  /** The card that renewals are charged to; null without one. */
  primaryCard(userId: string): Promise<{ readonly brand: string; readonly last4: string } | null>;
  /** Null for a user who does not exist. */
  addresseeOf(db: Queryable, userId: string): Promise<{ readonly email: string; readonly language: Language } | null>;
  countryOf(caller: Pick<CallContext, "ip" | "edge">): string | null;
  /** @throws AppError `LimitExceededException` */
  mailPlanLink(context: CallContext, email: string): Promise<void>;
}

export interface SubscriptionsDependencies
  extends
    Pick<Platform, "database" | "clock" | "ids" | "jobs" | "mail" | "outbox" | "log" | "publicUrl">,
    SubscriptionsPorts {}
