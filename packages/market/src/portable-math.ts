// Math.exp and Math.log may differ in the last bit between engines, which would change prices. These use only + - * /, whose results IEEE
// 754 specifies exactly.

const LN2_HIGH = 0.6931471803691238;
const LN2_LOW = 1.9082149292705877e-10;
const INVERSE_LN2 = 1.4426950408889634;
const LARGEST_EXPONENT = 1000;

/** 1/0!, 1/1!, … 1/13!: with |r| <= 0.347 the next term is below 1e-17. */
const INVERSE_FACTORIALS = inverseFactorials(13);

/** 1/21 … 1/5, 1/3, 1. */
const INVERSE_ODDS = Float64Array.from({ length: 11 }, (_, index) => 1 / (21 - 2 * index));

/** 2^-1000 … 2^1000, exact. */
const POWERS_OF_TWO = powersOfTwo();

function inverseFactorials(last: number): Float64Array {
  const values = new Float64Array(last + 1);
  let factorial = 1;
  for (let n = 0; n <= last; n++) {
    if (n > 0) factorial *= n;
    values[n] = 1 / factorial;
  }
  return values;
}

function powersOfTwo(): Float64Array {
  const values = new Float64Array(2 * LARGEST_EXPONENT + 1);
  values[LARGEST_EXPONENT] = 1;
  for (let exponent = 1; exponent <= LARGEST_EXPONENT; exponent++) {
    values[LARGEST_EXPONENT + exponent] = (values[LARGEST_EXPONENT + exponent - 1] ?? 0) * 2;
    values[LARGEST_EXPONENT - exponent] = (values[LARGEST_EXPONENT - exponent + 1] ?? 0) / 2;
  }
  return values;
}

/** e^x, the same on every engine; for |x| < 690. Reduces to |r| <= ln 2 / 2, then a Taylor polynomial by Horner's rule. */
export function exp(x: number): number {
  const exponent = Math.round(x * INVERSE_LN2);
  const r = x - exponent * LN2_HIGH - exponent * LN2_LOW;
  let sum = INVERSE_FACTORIALS[13] ?? 0;
  for (let n = 12; n >= 0; n--) sum = sum * r + (INVERSE_FACTORIALS[n] ?? 0);
  return sum * (POWERS_OF_TWO[LARGEST_EXPONENT + exponent] ?? 0);
}

/** Natural logarithm of a positive number, the same on every engine: 2 artanh((m - 1) / (m + 1)) with m within a factor √2 of 1. */
export function ln(x: number): number {
  let mantissa = x;
  let exponent = 0;
  while (mantissa > 1.4142135623730951) {
    mantissa *= 0.5;
    exponent++;
  }
  while (mantissa < 0.7071067811865476) {
    mantissa *= 2;
    exponent--;
  }
  const s = (mantissa - 1) / (mantissa + 1);
  const square = s * s;
  let sum = INVERSE_ODDS[0] ?? 0;
  for (let index = 1; index < 11; index++) sum = sum * square + (INVERSE_ODDS[index] ?? 0);
  return exponent * LN2_HIGH + (2 * s * sum + exponent * LN2_LOW);
}

/** base^power of a positive base, the same on every engine. */
export function power(base: number, exponent: number): number {
  return exp(exponent * ln(base));
}
