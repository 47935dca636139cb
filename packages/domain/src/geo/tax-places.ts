/** Alpha-2. */
const EU = "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK".split(" ");
/** With the other countries of Europe that tax what is sold to their consumers from abroad. */
const VAT_COUNTRIES = new Set([...EU, "CH", "GB", "IS", "LI", "MC", "NO"]);

export type TaxPlace = "vat" | "california" | "none";

/** S6.11: which tax a sale to this place may contain. The region is an ISO 3166-2 code without the country. */
export function taxPlaceOf(country: string | null, region: string | null): TaxPlace {
  if (country !== null && VAT_COUNTRIES.has(country)) return "vat";
  return country === "US" && region === "CA" ? "california" : "none";
}

/** Whether businesses of a country can give their VAT number: those of the European Union and of the United Kingdom. */
export const hasVatNumbers = (country: string | null): boolean =>
  country !== null && (country === "GB" || EU.includes(country));
