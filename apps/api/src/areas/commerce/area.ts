import type { ProductKind } from "@candlewise/domain/offers/product";
import type { Area, Platform } from "#api/platform/feature.ts";
import type { FreemiumPorts } from "./freemium/dependencies.ts";
import { freemiumModule } from "./freemium/module.ts";
import type { FreePlan } from "./freemium/port.ts";
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
  /** Checks of what may be opened without paying; null where nothing is limited. */
  readonly freePlan: FreePlan | null;
}

interface CommerceNeeds extends OffersPorts, Pick<FreemiumPorts, "learnerSettings" | "freeCourses" | "analyses"> {
  /** Whether what learners do without paying is limited. */
  readonly hasFreePlan: boolean;
}

/** What learners pay for: offers, payments, subscriptions, and the limits of the free plan. */
export function commerceArea(platform: Platform, needs: CommerceNeeds): Area<CommercePort> {
  const access = createAccessPort(platform);
  const hasAccess = (userId: string) => access.owns(userId, "app");
  const offers = offersModule(platform, { countryOf: (caller) => needs.countryOf(caller) });
  const freemium = freemiumModule(platform, {
    isOn: needs.hasFreePlan,
    learnerSettings: (userId) => needs.learnerSettings(userId),
    freeCourses: (context) => needs.freeCourses(context),
    analyses: (context) => needs.analyses(context),
    hasAccess,
    wasDiscounted: (userId) => offers.port.wasDiscounted(userId),
  });
  return {
    features: [offers, subscriptionsModule(platform), freemium],
    port: { hasAccess, owns: (userId, kind) => access.owns(userId, kind), freePlan: freemium.port },
  };
}
