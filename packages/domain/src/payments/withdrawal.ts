/** Days in which a consumer of these countries can withdraw from a contract. */
export const WITHDRAWAL_DAYS = 14;

/** Alpha-2: the European Union, the rest of the European Economic Area, the United Kingdom. */
const COUNTRIES = "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK IS LI NO GB".split(
  " ",
);

/** Whether a buyer of this country can withdraw, and so has to ask for access before that time is over. */
export const hasRightToWithdraw = (country: string | null): boolean => country !== null && COUNTRIES.includes(country);
