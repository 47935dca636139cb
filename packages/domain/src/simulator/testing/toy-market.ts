import { seededRandom, type Random } from "@candlewise/domain/learning/hash";
import { trailingLevel } from "../cost.ts";
import type { HoldingAction, MarketTick, MatchingMarket } from "../matching-market.ts";
import type { MarketConditions } from "../order-request.ts";
import type { Side } from "../orders.ts";

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
  /** Standard step of a second, as a share. */
  readonly step: number;
  readonly minuteVolume: number;
  readonly isAlwaysOpen: boolean;
  readonly plan: MarketConditions["commissionPlan"];
}

const LISTINGS: Record<string, Listing> = {
  SHARE: { price: 80_0000, halfSpread: 0.0002, step: 0.0008, minuteVolume: 1500, isAlwaysOpen: false, plan: "shares" },
  FUND: { price: 250_0000, halfSpread: 0.0001, step: 0.0004, minuteVolume: 900, isAlwaysOpen: false, plan: "funds" },
  COIN: { price: 4_3210, halfSpread: 0.001, step: 0.002, minuteVolume: 20_000, isAlwaysOpen: true, plan: "crypto" },
};
export const TOY_TICKERS = Object.keys(LISTINGS);
/** Seconds that the market has prices for. */
export const TOY_END = DAY * DAYS;

interface Path {
  readonly listing: Listing;
  /** By second; 0 when the market is closed. */
  readonly mids: Float64Array;
  readonly volumes: readonly bigint[];
  readonly actions: readonly HoldingAction[];
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
  return { listing, mids, volumes, actions };
}

const midAt = ({ mids }: Path, at: number): number => mids[at] ?? 0;

function quoted(path: Path, at: number, side: Side): number {
  const mid = midAt(path, at);
  const halfSpread = Math.max(1, Math.round(mid * path.listing.halfSpread));
  return side === "buy" ? mid + halfSpread : mid - halfSpread;
}

function tickOf(path: Path, at: number): MarketTick {
  if (midAt(path, at) === 0) throw new RangeError(`not traded at ${at}`);
  return {
    at,
    mid: BigInt(midAt(path, at)),
    bid: BigInt(quoted(path, at, "sell")),
    ask: BigInt(quoted(path, at, "buy")),
  };
}

/** Looks at every second in turn, so that nobody can doubt it. */
function findTraded(path: Path, from: number, until: number, isWanted: (at: number) => boolean): number | null {
  for (let at = from; at < Math.min(until, TOY_END); at++) if (midAt(path, at) > 0 && isWanted(at)) return at;
  return null;
}

type TrailingSearch = Parameters<MatchingMarket["firstTrailingCrossing"]>[1];

function findTrailing(path: Path, { side, trail, extreme, from, until }: TrailingSearch) {
  let best = extreme === null ? null : Number(extreme);
  const hit = findTraded(path, from, until, (at) => {
    const price = quoted(path, at, side);
    if (best === null || (side === "sell" ? price > best : price < best)) best = price;
    const level = Number(trailingLevel(side, trail, BigInt(best)));
    return side === "sell" ? price <= level : price >= level;
  });
  return { tick: hit === null ? null : tickOf(path, hit), extreme: BigInt(best ?? 0) };
}

const volumeOfDay = ({ listing }: Path): bigint =>
  BigInt(listing.minuteVolume * UNITS) * BigInt((CLOSES - OPENS) / MINUTE);

function conditionsAt(path: Path, at: number): MarketConditions {
  let last = Math.min(at, TOY_END - 1);
  while (last > 0 && midAt(path, last) === 0) last--;
  return {
    tick: tickOf(path, midAt(path, last) > 0 ? last : OPENS),
    isOpen: midAt(path, at) > 0,
    averageDailyVolume: volumeOfDay(path),
    dailyVolatilityPpm: VOLATILITY_PPM,
    commissionPlan: path.listing.plan,
  };
}

export interface ToyMarket extends MatchingMarket {
  conditions(ticker: string, at: number): MarketConditions;
}

/** A small market for tests: three random walks with sessions, gaps, splits and dividends, the same for the same seed. */
export function createToyMarket(seed: string): ToyMarket {
  const paths = new Map(
    Object.entries(LISTINGS).map(([ticker, listing]) => [ticker, drawPath(listing, seededRandom(`${seed} ${ticker}`))]),
  );
  const pathOf = (ticker: string): Path => {
    const path = paths.get(ticker);
    if (!path) throw new RangeError(`no such ticker: ${ticker}`);
    return path;
  };
  return {
    nextTradedSecond: (ticker, at) => findTraded(pathOf(ticker), at, TOY_END, () => true) ?? TOY_END,
    sessionEnd(ticker, at) {
      if (pathOf(ticker).listing.isAlwaysOpen) return null;
      const isOver = at % DAY >= CLOSES;
      return at - (at % DAY) + CLOSES + (isOver ? DAY : 0);
    },
    tick: (ticker, at) => tickOf(pathOf(ticker), at),
    firstCrossing(ticker, { side, direction, level, from, until }) {
      const path = pathOf(ticker);
      const wanted = Number(level);
      const at = findTraded(path, from, until, (second) => {
        const price = quoted(path, second, side);
        return direction === "above" ? price >= wanted : price <= wanted;
      });
      return at === null ? null : tickOf(path, at);
    },
    firstTrailingCrossing: (ticker, search) => findTrailing(pathOf(ticker), search),
    minuteVolume: (ticker, at) => pathOf(ticker).volumes[Math.floor(at / MINUTE)] ?? 0n,
    averageDailyVolume: (ticker) => volumeOfDay(pathOf(ticker)),
    dailyVolatilityPpm: () => VOLATILITY_PPM,
    holdingActions: (ticker, from, until) =>
      pathOf(ticker).actions.filter((action) => action.at >= from && action.at < until),
    conditions: (ticker, at) => conditionsAt(pathOf(ticker), at),
  };
}
