/** The VAT that a total contains, in minor units, rounded half up. */
export function vatIn(totalMinor: number, ratePercent: number): number {
  const rate = Math.round(ratePercent * 100);
  const whole = 10_000 + rate;
  return Math.floor((2 * totalMinor * rate + whole) / (2 * whole));
}
