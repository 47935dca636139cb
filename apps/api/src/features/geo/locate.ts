import type { Geo } from "@candlewise/contracts/geo/schemas";
import { countryOf } from "@candlewise/domain/geo/country-codes";
import { groupsOf } from "@candlewise/domain/geo/hidden-countries";
import type { CallContext } from "#api/platform/mount.ts";
import type { CountryDatabase } from "./country-database.ts";

/** What is known of where a call comes from. */
export type Caller = Pick<CallContext, "ip" | "edge">;

/** S6.10: what the country of a caller hides. */
export interface Hidden {
  readonly crypto: boolean;
  readonly simulator: boolean;
}

/** What a proxy in front told goes before the address, which may be one of the proxy's own. */
export function locate(database: CountryDatabase, { ip, edge }: Caller): Geo {
  const told = countryOf(edge.country ?? "");
  const country = told ?? countryOf(database.countryOf(ip) ?? "");
  const region = told === null || edge.region === null ? null : { code: edge.region };
  return { country, region, groups: groupsOf(country?.alpha_2 ?? null) };
}

export function hiddenFor(database: CountryDatabase, caller: Caller): Hidden {
  const { groups } = locate(database, caller);
  return { crypto: groups.includes("hide_crypto"), simulator: groups.includes("hide_simulator") };
}
