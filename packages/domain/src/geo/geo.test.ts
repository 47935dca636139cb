import { expect, it } from "vitest";
import { countryOf } from "./country-codes.ts";
import { groupsOf } from "./country-groups.ts";
import { hiddenBy, NOTHING_HIDDEN } from "./hidden-countries.ts";
import { currencyOf } from "./currencies.ts";
import { taxPlaceOf } from "./tax-places.ts";

function countries(): string[] {
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".split("");
  const pairs = letters.flatMap((first) => letters.map((second) => first + second));
  return pairs.filter((pair) => countryOf(pair) !== null);
}

it("S6.10 Singapore and Cyprus hide crypto, India hides the simulator, nothing is hidden elsewhere or when the country is unknown", () => {
  const hiddenIn = (country: string | null) => hiddenBy(groupsOf(country));
  expect(hiddenIn("SG")).toEqual({ crypto: true, simulator: false });
  expect(hiddenIn("CY")).toEqual({ crypto: true, simulator: false });
  expect(hiddenIn("IN")).toEqual({ crypto: false, simulator: true });
  for (const country of ["DE", "US", "CH", "IS", "in", "", null]) expect(hiddenIn(country)).toEqual(NOTHING_HIDDEN);
});

it("S6.12 no country has two price lists, and a country of a list exists", () => {
  const listed = countries().flatMap((country) => groupsOf(country).filter((group) => group.startsWith("pricing_")));
  expect(listed.filter((group) => group === "pricing_t1")).toHaveLength(18);
  expect(listed.filter((group) => group === "pricing_t1_new")).toHaveLength(28);
  for (const country of countries()) {
    expect(groupsOf(country).filter((group) => group.startsWith("pricing_")).length).toBeLessThanOrEqual(1);
  }
  expect(groupsOf("US")).toEqual(["pricing_t1"]);
  expect(groupsOf("SG")).toEqual(["hide_crypto", "pricing_t1_new"]);
  for (const country of ["BR", "NG", "in", null]) expect(groupsOf(country)).not.toContain("pricing_t1");
});

it("S6.11 the European Union and some others have VAT; California is the US with the region CA", () => {
  const withVat = countries().filter((country) => taxPlaceOf(country, null) === "vat");
  expect(withVat).toHaveLength(27 + 6);
  for (const country of ["DE", "IE", "GB", "NO", "CH", "LI", "IS", "MC"]) expect(withVat).toContain(country);
  expect(taxPlaceOf("US", "CA")).toBe("california");
  expect(taxPlaceOf("US", "NY")).toBe("none");
  expect(taxPlaceOf("US", null)).toBe("none");
  // Canada, and the region CA of another country.
  expect(taxPlaceOf("CA", null)).toBe("none");
  expect(taxPlaceOf("IT", "CA")).toBe("vat");
  for (const country of ["BR", "IN", "de", null]) expect(taxPlaceOf(country, null)).toBe("none");
});

it("prices are in euros where the euro is the currency, in pounds, in reais, or else in dollars", () => {
  for (const country of ["DE", "HR", "BG", "MC", "ME"]) expect(currencyOf(country)).toBe("EUR");
  for (const country of ["GB", "JE"]) expect(currencyOf(country)).toBe("GBP");
  expect(currencyOf("BR")).toBe("BRL");
  for (const country of ["US", "SE", "CH", "IN", "br", null]) expect(currencyOf(country)).toBe("USD");
});

it("S3.12 a country has both codes, and what is no country has none", () => {
  expect(countryOf("IN")).toEqual({ alpha_2: "IN", alpha_3: "IND" });
  expect(countryOf("CH")).toEqual({ alpha_2: "CH", alpha_3: "CHE" });
  expect(countryOf("GB")).toEqual({ alpha_2: "GB", alpha_3: "GBR" });
  // What proxies send for unknown places and for Tor.
  for (const code of ["XX", "T1", "EU", "in", "", "constructor"]) expect(countryOf(code)).toBeNull();
});

it("every country that the language data of the platform knows has its own two codes", () => {
  const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
  const known = countries();
  expect(known.filter((pair) => names.of(pair) === undefined)).toEqual([]);
  expect(known).toHaveLength(250);
  const codes = known.map((pair) => countryOf(pair)?.alpha_3 ?? "");
  expect(new Set(codes).size).toBe(250);
  for (const code of codes) expect(code).toMatch(/^[A-Z]{3}$/);
});
