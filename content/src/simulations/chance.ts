import { gaussian } from "../fixtures/random.ts";

type Random = () => number;

/** Closes of a price without memory or direction: each day's move is drawn independently. */
function randomWalk(days: number, volatility: number, random: Random): number[] {
  const closes = [100];
  for (let day = 0; day < days; day += 1) closes.push((closes.at(-1) ?? 0) * Math.exp(gaussian(random) * volatility));
  return closes;
}

/** Days that close lowest within a week on either side. */
function swingLows(closes: readonly number[]): number[] {
  const reach = 5;
  return closes.flatMap((close, day) => {
    if (day < reach || day >= closes.length - reach) return [];
    return close === Math.min(...closes.slice(day - reach, day + reach + 1)) ? [day] : [];
  });
}

/**
 * The day on which the first double bottom of a chart is complete, or null. Two swing lows within 2% of each other, 10 to 60 days
 * apart, with a rise of at least 5% between them, and later a close above that rise before one below the lows.
 */
export function doubleBottom(closes: readonly number[]): number | null {
  const lows = swingLows(closes);
  const completed = lows.flatMap((left) => lows.flatMap((right) => completion(closes, left, right) ?? []));
  return completed.length > 0 ? Math.min(...completed) : null;
}

function completion(closes: readonly number[], left: number, right: number): number | null {
  if (right - left < 10 || right - left > 60) return null;
  const between = closes.slice(left, right + 1);
  const low = Math.min(...between);
  const neck = Math.max(...between);
  const ends = [between[0] ?? 0, between.at(-1) ?? 0];
  if (Math.max(...ends) > low * 1.02 || Math.min(...ends) > low || neck < low * 1.05) return null;
  const after = closes.findIndex((close, day) => day > right && (close > neck || close < low));
  return after >= 0 && (closes[after] ?? 0) > neck ? after : null;
}

/** Of many random charts, the share with a double bottom, and the share of those that stand higher twenty days later. */
export function doubleBottomsByChance(charts: number, random: Random): { found: number; higher: number } {
  const outcomes: boolean[] = [];
  for (let chart = 0; chart < charts; chart += 1) {
    const closes = randomWalk(270, 0.015, random);
    const day = doubleBottom(closes.slice(0, 251));
    if (day !== null) outcomes.push((closes[day + 20] ?? 0) > (closes[day] ?? 0));
  }
  return { found: outcomes.length / charts, higher: outcomes.filter(Boolean).length / outcomes.length };
}

/** The average result of the best of several strategies that win or lose 1% by a coin each day: in its best year and in the year after. */
export function bestOfCoins(strategies: number, rounds: number, random: Random): { best: number; after: number } {
  const year = (): number => {
    let result = 0;
    for (let day = 0; day < 252; day += 1) result += random() < 0.5 ? 0.01 : -0.01;
    return result;
  };
  let best = 0;
  let after = 0;
  for (let round = 0; round < rounds; round += 1) {
    best += Math.max(...Array.from({ length: strategies }, year)) / rounds;
    after += year() / rounds;
  }
  return { best, after };
}

/** The worst fall from a peak that half of all accounts see within 100 rounds: 40% of rounds win twice the share bet, the others lose it. */
export function usualWorstFall(share: number, accounts: number, random: Random): number {
  const falls = Array.from({ length: accounts }, () => worstFall(share, random)).toSorted((a, b) => a - b);
  return falls[Math.floor(accounts / 2)] ?? 0;
}

function worstFall(share: number, random: Random): number {
  let [value, peak, worst] = [1, 1, 0];
  for (let round = 0; round < 100; round += 1) {
    value *= random() < 0.4 ? 1 + 2 * share : 1 - share;
    peak = Math.max(peak, value);
    worst = Math.max(worst, 1 - value / peak);
  }
  return worst;
}
