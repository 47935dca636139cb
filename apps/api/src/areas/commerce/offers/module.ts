import { offersContract } from "@candlewise/contracts/offers/schemas";
import type { FeatureModule, Platform } from "#api/platform/feature.ts";
import { endpointsOf } from "#api/platform/http/endpoint.ts";
import { personalTables } from "#api/platform/personal-data.ts";
import type { OffersPorts } from "./dependencies.ts";
import type { OffersPort } from "./port.ts";
import { createOffersPort } from "./quote.ts";
import { offersHandlers } from "./routes.ts";

/** What is for sale, at which price. */
export function offersModule(
  { database, clock }: Pick<Platform, "database" | "clock">,
  ports: OffersPorts,
): FeatureModule & { readonly port: OffersPort } {
  const deps = { database, clock, ...ports };
  return {
    domain: "offers",
    endpoints: endpointsOf(offersContract, offersHandlers(deps)),
    personalData: personalTables(database, { offers_learner: {} }),
    port: createOffersPort(deps),
  };
}
