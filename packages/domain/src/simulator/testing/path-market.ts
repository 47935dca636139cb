import { trailingLevel } from "../cost.ts";
import type { HoldingAction, MarketTick, MatchingMarket } from "../matching-market.ts";
import type { MarketConditions } from "../order-request.ts";
import type { Side } from "../orders.ts";

/** Data of a test market for one ticker. */
export interface Path {
  /** Mid price in 1e-4 USD by second; 0 when the market is closed. */
  readonly mids: Float64Array;
  halfSpread(mid: number): number;
  minuteVolume(at: number): bigint;
  readonly averageDailyVolume: bigint;
  readonly dailyVolatilityPpm: bigint;
  readonly actions: readonly HoldingAction[];
  sessionEnd(at: number): number | null;
  readonly plan: MarketConditions["commissionPlan"];
}

export interface PathMarket extends MatchingMarket {
  /** Conditions that an order at a second is checked against. */
  conditions(ticker: string, at: number): MarketConditions;
}

const midAt = ({ mids }: Path, at: number): number => mids[at] ?? 0;

function quoted(path: Path, at: number, side: Side): number {
  const mid = midAt(path, at);
  const halfSpread = path.halfSpread(mid);
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

/** Scans every second: simple enough to be obviously correct. */
function findTraded(path: Path, from: number, until: number, isWanted: (at: number) => boolean): number | null {
  for (let at = from; at < Math.min(until, path.mids.length); at++) if (midAt(path, at) > 0 && isWanted(at)) return at;
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

function conditionsAt(path: Path, at: number): MarketConditions {
  const { mids, averageDailyVolume, dailyVolatilityPpm, plan: commissionPlan } = path;
  let last = Math.min(at, mids.length - 1);
  while (last > 0 && midAt(path, last) === 0) last--;
  const traded = midAt(path, last) > 0 ? last : findTraded(path, 0, mids.length, () => true);
  const tick = tickOf(path, traded ?? 0);
  return { tick, isOpen: midAt(path, at) > 0, canQueue: true, averageDailyVolume, dailyVolatilityPpm, commissionPlan };
}

/** A market with given prices for every second. */
export function createPathMarket(paths: ReadonlyMap<string, Path>): PathMarket {
  const pathOf = (ticker: string): Path => {
    const path = paths.get(ticker);
    if (!path) throw new RangeError(`no such ticker: ${ticker}`);
    return path;
  };
  return {
    nextTradedSecond(ticker, at) {
      const path = pathOf(ticker);
      return findTraded(path, at, path.mids.length, () => true) ?? path.mids.length;
    },
    sessionEnd: (ticker, at) => pathOf(ticker).sessionEnd(at),
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
    minuteVolume: (ticker, at) => pathOf(ticker).minuteVolume(at),
    averageDailyVolume: (ticker) => pathOf(ticker).averageDailyVolume,
    dailyVolatilityPpm: (ticker) => pathOf(ticker).dailyVolatilityPpm,
    holdingActions: (ticker, from, until) =>
      pathOf(ticker).actions.filter((action) => action.at >= from && action.at < until),
    conditions: (ticker, at) => conditionsAt(pathOf(ticker), at),
  };
}
