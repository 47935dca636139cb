import type { geoContract } from "@candlewise/contracts/geo/schemas";
import type { Handlers } from "#api/platform/http/endpoint.ts";
import type { CountryDatabase } from "./country-database.ts";
import { locate } from "./locate.ts";

export function geoHandlers(database: CountryDatabase): Handlers<typeof geoContract> {
  return {
    getGeo: async (_, context) => locate(database, context),
  };
}
