/** US dollars are in 1e-4, quantities in 1e-8 units, and quantity × price in 1e-12 USD. */
export const USD_DECIMALS = 4;
export const QUANTITY_DECIMALS = 8;
export const UNIT = 10n ** BigInt(QUANTITY_DECIMALS);

const absolute = (value: bigint): bigint => (value < 0n ? -value : value);

/** Rounds towards minus infinity. The divisor is positive. */
export function divideDown(dividend: bigint, divisor: bigint): bigint {
  const quotient = dividend / divisor;
  return dividend < 0n && quotient * divisor !== dividend ? quotient - 1n : quotient;
}

/** Rounds towards plus infinity, as for fees. The divisor is positive. */
export function divideUp(dividend: bigint, divisor: bigint): bigint {
  return -divideDown(-dividend, divisor);
}

/** Rounds half to even: the rule for all sums of money. The divisor is positive. */
export function divide(dividend: bigint, divisor: bigint): bigint {
  const below = divideDown(dividend, divisor);
  const twice = 2n * (dividend - below * divisor);
  if (twice !== divisor) return twice > divisor ? below + 1n : below;
  return below % 2n === 0n ? below : below + 1n;
}

/** Quantity × price in 1e-4 USD. */
export function multiply(quantity: bigint, price: bigint): bigint {
  return divide(quantity * price, UNIT);
}

/** `part` as a percentage of `whole` with at most 4 decimals, for display; 0 when `whole` is 0. */
export function percentOf(part: bigint, whole: bigint): number {
  if (whole === 0n) return 0;
  const sign = whole < 0n ? -1n : 1n;
  return Number(divide(sign * part * 1_000_000n, absolute(whole))) / 10_000;
}

/** The integer square root, rounded down. Throws `RangeError` below 0. */
export function squareRoot(value: bigint): bigint {
  if (value < 0n) throw new RangeError("no square root below 0");
  if (value < 2n) return value;
  // Newton's method converges to the root from above.
  let root = 1n << BigInt(Math.ceil(value.toString(2).length / 2));
  for (;;) {
    const next = (root + value / root) / 2n;
    if (next >= root) return root;
    root = next;
  }
}

function parse(text: string, decimals: number): bigint {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text);
  const fraction = match?.[3] ?? "";
  if (!match || fraction.length > decimals) throw new RangeError(`not a number of ${decimals} decimals: ${text}`);
  const value = BigInt(match[2] + fraction.padEnd(decimals, "0"));
  return match[1] === "-" ? -value : value;
}

function format(value: bigint, decimals: number, shown: number): string {
  const digits = absolute(value)
    .toString()
    .padStart(decimals + 1, "0");
  const whole = digits.slice(0, -decimals);
  const fraction = digits.slice(-decimals).replace(/0+$/, "").padEnd(shown, "0");
  return `${value < 0n ? "-" : ""}${whole}${fraction === "" ? "" : `.${fraction}`}`;
}

/** "12.5" is 125_000n. Throws `RangeError` on more than 4 decimals or anything except a plain decimal number. */
export const parseUsd = (text: string): bigint => parse(text, USD_DECIMALS);

/** "0.5" is 50_000_000n. Throws `RangeError` on more than 8 decimals or anything except a plain decimal number. */
export const parseQuantity = (text: string): bigint => parse(text, QUANTITY_DECIMALS);

/** At least two decimals: 125_000n is "12.50". */
export const formatUsd = (value: bigint): string => format(value, USD_DECIMALS, 2);

/** As few decimals as possible: 50_000_000n is "0.5". */
export const formatQuantity = (value: bigint): string => format(value, QUANTITY_DECIMALS, 0);
