/** Currencies that prices are in. */
export const CURRENCIES = ["USD", "EUR", "GBP", "BRL"] as const;
export type Currency = (typeof CURRENCIES)[number];

/** Alpha-2: the euro area, and the countries that use the euro without belonging to it. */
const EURO =
  "AD AT AX BE BG BL CY DE EE ES FI FR GF GP GR HR IE IT LT LU LV MC ME MF MQ MT NL PM PT RE SI SK SM VA XK YT";
const POUND = "GB GG IM JE";

const byCountry = new Map<string, Currency>([
  ...EURO.split(" ").map((country) => [country, "EUR"] as const),
  ...POUND.split(" ").map((country) => [country, "GBP"] as const),
  ["BR", "BRL"],
]);

/** The currency that prices of a country are in; dollars where there is no list in its own. */
export const currencyOf = (country: string | null): Currency => byCountry.get(country ?? "") ?? "USD";
