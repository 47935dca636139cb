import { geoContract } from "@candlewise/contracts/geo/schemas";
import type { FeatureModule } from "#api/platform/feature.ts";
import { endpointsOf, type Handlers } from "#api/platform/mount.ts";
import { openCountryDatabase } from "./country-database.ts";
import { hiddenFor, locate, type Caller, type Hidden } from "./locate.ts";

export interface GeoModule extends FeatureModule {
  /** What the caller's country hides (S6.10). Nothing where the country is not known. */
  hides(caller: Caller): Promise<Hidden>;
}

/** Where a caller is, by the country database or by what a proxy in front says. */
export function geoModule({ databaseFile }: { databaseFile: string | undefined }): GeoModule {
  const database = openCountryDatabase(databaseFile);
  const handlers: Handlers<typeof geoContract> = {
    getGeo: async (_, context) => locate(database, context),
  };
  return {
    domain: "geo",
    endpoints: endpointsOf(geoContract, handlers),
    hides: async (caller) => hiddenFor(database, caller),
  };
}
