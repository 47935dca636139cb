import { seededRandom, type Random } from "@candlewise/domain/learning/hash";
import type { TradingDay } from "../day-start.ts";
import type { HoldingAction } from "../matching-market.ts";
import { createPathMarket, type Path, type PathMarket } from "./path-market.ts";

const DAY = 1800;
const OPENS = 300;
const CLOSES = 1200;
const DAYS = 14;
const MINUTE = 60;
const UNITS = 100_000_000;
const VOLATILITY_PPM = 20_000n;
const SPLITS = [
  [2n, 1n],
  [3n, 2n],
  [1n, 10n],
  [7n, 3n],
] as const;

interface Listing {
  readonly price: number;
  readonly halfSpread: number;
  /** Standard deviation of a second's step, relative to the price. */
  readonly step: number;
  readonly minuteVolume: number;
  readonly isAlwaysOpen: boolean;
  readonly plan: Path["plan"];
}

const LISTINGS: Record<string, Listing> = {
  SHARE: { price: 80_0000, halfSpread: 0.0002, step: 0.0008, minuteVolume: 1500, isAlwaysOpen: false, plan: "shares" },
  FUND: { price: 250_0000, halfSpread: 0.0001, step: 0.0004, minuteVolume: 900, isAlwaysOpen: false, plan: "funds" },
  COIN: { price: 4_3210, halfSpread: 0.001, step: 0.002, minuteVolume: 20_000, isAlwaysOpen: true, plan: "crypto" },
};
const TOY_END = DAY * DAYS;
/** All instruments and seconds of a toy market. */
export const TOY_SPAN = { tickers: Object.keys(LISTINGS), from: 0, until: TOY_END, longestWait: 1500 };

/** The starts of the day of a second: midnight for the coin, otherwise the close before. */
export function toyDayOf(at: number): TradingDay {
  const midnight = Math.floor(at / DAY) * DAY;
  return { exchange: Math.max(0, midnight - DAY + CLOSES) - 1, crypto: midnight - 1 };
}

function drawActions(listing: Listing, random: Random): HoldingAction[] {
  if (listing.isAlwaysOpen) return [];
  const actions: HoldingAction[] = [];
  for (let day = 1; day < DAYS; day++) {
    const at = day * DAY + OPENS;
    const roll = random();
    const [numerator, denominator] = SPLITS[Math.floor(random() * SPLITS.length)] ?? [2n, 1n];
    if (roll < 0.12) actions.push({ type: "split", at, numerator, denominator });
    else if (roll < 0.3) actions.push({ type: "dividend", at, amount: BigInt(1 + Math.floor(random() * 20_000)) });
  }
  return actions;
}

function drawPath(listing: Listing, random: Random): Path {
  const actions = drawActions(listing, random);
  const mids = new Float64Array(TOY_END);
  let price = listing.price;
  for (let at = 0; at < TOY_END; at++) {
    const second = at % DAY;
    const split = actions.find((action) => action.type === "split" && action.at === at);
    if (split?.type === "split") price = (price * Number(split.denominator)) / Number(split.numerator);
    if (second === OPENS && !listing.isAlwaysOpen) price *= 1 + (random() - 0.5) * 0.12;
    price = Math.max(200, price * (1 + (random() + random() - 1) * listing.step));
    const isOpen = listing.isAlwaysOpen || (second >= OPENS && second < CLOSES);
    if (isOpen) mids[at] = Math.round(price);
  }
  const volumes = Array.from({ length: TOY_END / MINUTE }, () => {
    const share = random() < 0.03 ? 0 : random() + random();
    return BigInt(Math.floor(share * listing.minuteVolume * UNITS));
  });
  return {
    mids,
    halfSpread: (mid) => Math.max(1, Math.round(mid * listing.halfSpread)),
    minuteVolume: (at) => volumes[Math.floor(at / MINUTE)] ?? 0n,
    averageDailyVolume: BigInt(listing.minuteVolume * UNITS) * BigInt((CLOSES - OPENS) / MINUTE),
    dailyVolatilityPpm: VOLATILITY_PPM,
    actions,
    sessionEnd: (at) => (listing.isAlwaysOpen ? null : at - (at % DAY) + CLOSES + (at % DAY >= CLOSES ? DAY : 0)),
    plan: listing.plan,
  };
}

/** A small market for tests: three random walks with sessions, gaps, splits and dividends, the same for the same seed. */
export function createToyMarket(seed: string): PathMarket {
  return createPathMarket(
    new Map(
      Object.entries(LISTINGS).map(([ticker, listing]) => [
        ticker,
        drawPath(listing, seededRandom(`${seed} ${ticker}`)),
      ]),
    ),
  );
}
