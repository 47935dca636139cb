import type { ProductKind } from "@candlewise/domain/offers/product";
import type { Area, Platform } from "#api/platform/feature.ts";
import type { OffersPorts } from "./offers/dependencies.ts";
import { offersModule } from "./offers/module.ts";
import { subscriptionsModule } from "./subscriptions/module.ts";
import { createAccessPort } from "./subscriptions/port.ts";

/** What other areas may ask of commerce. */
export interface CommercePort {
  /** Whether a learner has paid for everything of the app. */
  hasAccess(userId: string): Promise<boolean>;
  /** Whether a learner has paid for a product that is sold beside the app. */
  owns(userId: string, kind: ProductKind): Promise<boolean>;
}

/** What learners pay for: offers, payments, subscriptions, and the limits of the free plan. */
export function commerceArea(platform: Platform, needs: OffersPorts): Area<CommercePort> {
  const access = createAccessPort(platform);
  const offers = offersModule(platform, { countryOf: (caller) => needs.countryOf(caller) });
  return {
    features: [offers, subscriptionsModule(platform)],
    port: { hasAccess: (userId) => access.owns(userId, "app"), owns: access.owns },
  };
}
