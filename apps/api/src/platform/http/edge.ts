import type { IncomingHttpHeaders } from "node:http";

/** Names of the headers in which a trusted proxy reports the caller's location; other headers are ignored. */
export interface EdgeHeaders {
  readonly country: string | undefined;
  readonly region: string | undefined;
}

/** The location reported by the proxy: a two-letter country code, and the region code without the country. */
export interface EdgePlace {
  readonly country: string | null;
  readonly region: string | null;
}

/** Reads the proxy's headers; a value that is not a well-formed code counts as absent. */
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

/** The same location as headers, for calls that this server makes to itself for a caller. */
export function headersOf({ country, region }: EdgePlace, names: EdgeHeaders): Record<string, string> {
  return {
    ...(names.country !== undefined && country !== null && { [names.country]: country }),
    ...(names.region !== undefined && region !== null && { [names.region]: region }),
  };
}
