import type { offersContract } from "@candlewise/contracts/offers/schemas";
import type { Handlers } from "#api/platform/http/endpoint.ts";
import { DEFAULT_CONFIG } from "./default-config.ts";
import type { OffersDependencies } from "./dependencies.ts";
import { listOffers } from "./list-offers.ts";

export function offersHandlers(deps: OffersDependencies): Handlers<typeof offersContract> {
  return {
    listOffers: async ({ query, headers }, context) =>
      listOffers(deps, context, { ...query, configId: headers["paywall-config-id"] ?? DEFAULT_CONFIG }),
  };
}
