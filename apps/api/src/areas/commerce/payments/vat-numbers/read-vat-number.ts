import { hasVatNumbers } from "@candlewise/domain/geo/tax-places";
// eslint-disable-next-line import/default -- only its files for bundlers have none
import jsvat from "jsvat-next";

const COUNTRIES = jsvat.countries.filter(({ codes: [alpha2 = null] }) => hasVatNumbers(alpha2));

/**
 * A VAT number of the European Union or the United Kingdom as it is printed: letters of the country, no spaces. Null if its form or its check
 * digits are wrong.
 */
export function readVatNumber(text: string): string | null {
  // Greece has letters of its own for it, which few know.
  const named = text.trim().replace(/^gr/i, "EL");
  // The library also takes some numbers without letters, which could be of several countries.
  if (!/^[a-z]{2}/i.test(named)) return null;
  const { isValid, value } = jsvat.checkVAT(named, COUNTRIES);
  return isValid && value !== undefined ? value : null;
}
