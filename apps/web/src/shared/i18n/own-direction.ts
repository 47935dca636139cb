/**
 * A text with a direction of its own. Charts run from left to right in every language; without this an Arabic date on an axis is
 * drawn with its year beside its day.
 */
export const inOwnDirection = (text: string): string => `\u2068${text}\u2069`;
