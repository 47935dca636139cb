import type { Geo } from "@candlewise/contracts/geo/schemas";
import { countryOf } from "@candlewise/domain/geo/country-codes";
import { groupsOf } from "@candlewise/domain/geo/country-groups";
import { hiddenBy, type Hidden } from "@candlewise/domain/geo/hidden-countries";
import type { CallContext } from "#api/platform/http/endpoint.ts";
import type { CountryDatabase } from "./country-database.ts";

/** The facts that locate a call. */
export type Caller = Pick<CallContext, "ip" | "edge">;

/** A country from the proxy takes precedence over the address, which may be the proxy's own. */
export function locate(database: CountryDatabase, { ip, edge }: Caller): Geo {
  const reported = countryOf(edge.country ?? "");
  const country = reported ?? countryOf(database.countryOf(ip) ?? "");
  const region = reported === null || edge.region === null ? null : { code: edge.region };
  return { country, region, groups: groupsOf(country?.alpha_2 ?? null) };
}

/** S6.10: what is hidden in the caller's country. */
export const hiddenFor = (database: CountryDatabase, caller: Caller): Hidden =>
  hiddenBy(locate(database, caller).groups);
