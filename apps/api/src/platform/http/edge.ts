import type { IncomingHttpHeaders } from "node:http";

/** Names of the headers in which a proxy in front tells where a caller is; none is believed that is not named. */
export interface EdgeHeaders {
  readonly country: string | undefined;
  readonly region: string | undefined;
}

/** What the proxy told: a country of two letters, and the part of it without the country. */
export interface EdgePlace {
  readonly country: string | null;
  readonly region: string | null;
}

/** Reads the headers of the proxy; what does not look like a code counts as not told. */
export function edgePlace(headers: IncomingHttpHeaders, names: EdgeHeaders): EdgePlace {
  const read = (name: string | undefined, form: RegExp) => {
    const value = name === undefined ? undefined : headers[name];
    return typeof value === "string" ? (form.exec(value.trim().toUpperCase())?.[1] ?? null) : null;
  };
  return {
    country: read(names.country, /^([A-Z]{2})$/),
    region: read(names.region, /^(?:[A-Z]{2}-)?([A-Z0-9]{1,3})$/),
  };
}

/** The same place as headers, for calls that this server makes of itself for a caller. */
export function headersOf({ country, region }: EdgePlace, names: EdgeHeaders): Record<string, string> {
  return {
    ...(names.country !== undefined && country !== null && { [names.country]: country }),
    ...(names.region !== undefined && region !== null && { [names.region]: region }),
  };
}
