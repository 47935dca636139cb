/** Days in which a consumer of these countries can withdraw from a contract. */
export const WITHDRAWAL_DAYS = 14;

/** Alpha-2: the European Union, the rest of the European Economic Area, the United Kingdom. */
const COUNTRIES = "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK IS LI NO GB".split(
  " ",
);

/** Whether a buyer of this country can withdraw, and so has to ask for access before that time is over. */
export const hasRightToWithdraw = (country: string | null): boolean => country !== null && COUNTRIES.includes(country);

const DAY_MS = 86_400_000;

/** Until when a contract can be withdrawn from: the end of the 14th day after it was made. Null without that right. */
export const withdrawUntil = (madeAt: Date, country: string | null): Date | null =>
  hasRightToWithdraw(country) ? new Date((Math.floor(madeAt.getTime() / DAY_MS) + 1 + WITHDRAWAL_DAYS) * DAY_MS) : null;
