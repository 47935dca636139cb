import { geoContract } from "@candlewise/contracts/geo/schemas";
import type { Hidden } from "@candlewise/domain/geo/hidden-countries";
import type { FeatureModule } from "#api/platform/feature.ts";
import { endpointsOf } from "#api/platform/http/endpoint.ts";
import { openCountryDatabase } from "./country-database.ts";
import { hiddenFor, locate, type Caller } from "./locate.ts";
import { geoHandlers } from "./routes.ts";

export interface GeoModule extends FeatureModule {
  /** What is hidden in the caller's country (S6.10); nothing for an unknown country. */
  hiddenFor(caller: Caller): Hidden;
  /** Alpha-2; null if unknown. */
  countryOf(caller: Caller): string | null;
}

/** The caller's country: from the proxy, or else by address from the country database. */
export function geoModule({ databaseFile }: { databaseFile: string | undefined }): GeoModule {
  const database = openCountryDatabase(databaseFile);
  return {
    domain: "geo",
    endpoints: endpointsOf(geoContract, geoHandlers(database)),
    hiddenFor: (caller) => hiddenFor(database, caller),
    countryOf: (caller) => locate(database, caller).country?.alpha_2 ?? null,
  };
}
