import type { ProductKind } from "@candlewise/domain/offers/product";
import type { Transaction } from "#api/platform/database/database.ts";
import type { Area, Platform } from "#api/platform/feature.ts";
import type { FreemiumPorts } from "./freemium/dependencies.ts";
import { freemiumModule } from "./freemium/module.ts";
import type { FreePlan } from "./freemium/port.ts";
import { offersModule } from "./offers/module.ts";
import { findPrimaryCard } from "./payments/cards/card-store.ts";
import type { PaymentsDependencies, PaymentsPorts } from "./payments/dependencies.ts";
import { paymentsDependencies, paymentsModule } from "./payments/module.ts";
import { buyQuoted } from "./payments/orders/buy.ts";
import { hadTrial } from "./payments/orders/trials.ts";
import { createAccessPorts } from "./subscriptions/access-ports.ts";
import { cancelAll } from "./subscriptions/cancel.ts";
import type { SubscriptionsDependencies, SubscriptionsPorts } from "./subscriptions/dependencies.ts";
import { subscriptionsModule } from "./subscriptions/module.ts";
import { createAccessPort } from "./subscriptions/port.ts";

/** What other areas may ask of commerce. */
export interface CommercePort {
  /** Whether a learner has paid for everything of the app. */
  hasAccess(userId: string): Promise<boolean>;
  /** Whether a learner has paid for a product that is sold beside the app. */
  owns(userId: string, kind: ProductKind): Promise<boolean>;
  /** Cancels what would be charged again: the account is to be deleted. */
  cancelAll(transaction: Transaction, userId: string): Promise<void>;
  /** Checks of what may be opened without paying; null where nothing is limited. */
  readonly freePlan: FreePlan | null;
}

interface CommerceNeeds
  extends
    Pick<PaymentsPorts, "provider" | "addresseeOf" | "countryOf" | "usernames" | "vatRegister">,
    Pick<SubscriptionsPorts, "mailPlanLink" | "stores">,
    Pick<FreemiumPorts, "learnerSettings" | "freeCourses" | "analyses"> {
  /** Whether what learners do without paying is limited. */
  readonly hasFreePlan: boolean;
}

/** What learners pay for: offers, payments, subscriptions, and the limits of the free plan. */
export function commerceArea(platform: Platform, needs: CommerceNeeds): Area<CommercePort> {
  const access = createAccessPort(platform);
  const hasAccess = (userId: string) => access.owns(userId, "app");
  const offers = offersModule(platform, {
    isSelling: needs.provider.kind !== "off",
    hadTrial: (userId) => hadTrial(payments, platform.database.kysely, { userId }),
    countryOf: (caller) => needs.countryOf(caller),
  });
  const { payments, subscriptions } = moneyOf(platform, needs, offers.port);
  const freemium = freemiumModule(platform, {
    isOn: needs.hasFreePlan,
    learnerSettings: (userId) => needs.learnerSettings(userId),
    freeCourses: (context) => needs.freeCourses(context),
    analyses: (context) => needs.analyses(context),
    hasAccess,
    hadAccess: (userId) => access.owned(userId, "app"),
    wasDiscounted: (userId) => offers.port.wasDiscounted(userId),
  });
  return {
    features: [offers, paymentsModule(payments), subscriptionsModule(subscriptions), freemium],
    port: {
      hasAccess,
      owns: (userId, kind) => access.owns(userId, kind),
      cancelAll: (transaction, userId) => cancelAll(subscriptions, transaction, userId),
      freePlan: freemium.port,
    },
  };
}

/** Payments grant what subscriptions give, and subscriptions are bought again by payments. */
function moneyOf(platform: Platform, needs: CommerceNeeds, offers: PaymentsPorts["offers"]) {
  const shared = {
    provider: needs.provider,
    offers,
    addresseeOf: (...args: Parameters<PaymentsPorts["addresseeOf"]>) => needs.addresseeOf(...args),
    countryOf: (...args: Parameters<PaymentsPorts["countryOf"]>) => needs.countryOf(...args),
  };
  const subscriptions: SubscriptionsDependencies = {
    ...platform,
    ...shared,
    stores: needs.stores,
    mailPlanLink: (context, email) => needs.mailPlanLink(context, email),
    buyQuoted: (context, quote) => buyQuoted(payments, context, quote, {}),
    async primaryCard(userId) {
      const card = await findPrimaryCard(platform.database.kysely, userId);
      return card === undefined ? null : { brand: card.brand, last4: card.last4 };
    },
  };
  const payments: PaymentsDependencies = paymentsDependencies(platform, {
    ...shared,
    usernames: (userIds) => needs.usernames(userIds),
    vatRegister: needs.vatRegister,
    access: createAccessPorts(subscriptions),
  });
  return { payments, subscriptions };
}
