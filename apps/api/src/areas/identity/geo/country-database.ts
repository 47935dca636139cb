import { Reader } from "mmdb-lib";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { isIP } from "node:net";
import { StartupError } from "#api/platform/errors.ts";

/** Maps addresses to countries. */
export interface CountryDatabase {
  /** Alpha-2; null for private networks, unregistered addresses and invalid addresses. */
  countryOf(address: string): string | null;
}

/** The shipped file has a flat code, MaxMind's files a country record. Parsed without a schema library, because every call is located. */
interface CountryRecord {
  readonly country_code?: unknown;
  readonly country?: { readonly iso_code?: unknown };
}

function codeOf(record: CountryRecord | null): string | null {
  const code = record?.country_code ?? record?.country?.iso_code;
  return typeof code === "string" ? code : null;
}

const SHIPPED = fileURLToPath(
  import.meta.resolve("@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb"),
);

/** Opened files, so that several apps in one process share one copy. */
const opened = new Map<string, Reader<never>>();

function open(file: string): Reader<never> {
  const known = opened.get(file);
  if (known !== undefined) return known;
  const reader = new Reader<never>(readFileSync(file));
  opened.set(file, reader);
  return reader;
}

/** Opens a MaxMind DB file: the shipped one, read on the first look-up, or the operator's, read at once. */
export function openCountryDatabase(file?: string): CountryDatabase {
  if (file !== undefined) assertReadable(file);
  return {
    countryOf(address) {
      const plain = address.replace(/^::ffff:(?=\d+\.)/i, "");
      if (isIP(plain) === 0) return null;
      return codeOf(open(file ?? SHIPPED).get(plain));
    },
  };
}

function assertReadable(file: string): void {
  try {
    open(file);
  } catch (cause) {
    throw new StartupError(
      `GEO_DATABASE cannot be read: ${cause instanceof Error ? cause.message : String(cause)}`,
      "Set it to a MaxMind DB file (.mmdb) with countries, or remove the variable to use the bundled file.",
    );
  }
}
