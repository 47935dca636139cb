import { trailingLevel } from "@candlewise/domain/simulator/cost";
import { cryptoDayStart } from "@candlewise/domain/simulator/day-start";
import type { HoldingAction, MarketTick, MatchingMarket } from "@candlewise/domain/simulator/matching-market";
import type { SimulatorMarket, TradedInstrument } from "#api/areas/trading/simulator/simulator-market.ts";

const INSTRUMENTS: readonly TradedInstrument[] = [
  { ticker: "ACME", name: "Acme Works", kind: "share" },
  { ticker: "INDX", name: "Whole Market Fund", kind: "fund" },
  { ticker: "COIN", name: "Coin", kind: "crypto" },
];
const FIRST_PRICES: Readonly<Record<string, bigint>> = { ACME: 100_0000n, INDX: 50_0000n, COIN: 10_0000n };
const HALF_SPREAD = 100n;
const UNIT = 100_000_000n;
const DAY = 86_400;

interface Step {
  readonly ticker: string;
  readonly from: number;
  readonly mid: bigint;
}

/** Prices set by a test; each holds from its second until the next one. */
class Script {
  readonly steps: Step[] = [];
  readonly actions: { readonly ticker: string; readonly action: HoldingAction }[] = [];
  /** Trading halts; funds and shares only. */
  readonly pauses: { readonly from: number; readonly until: number }[] = [];

  tick(ticker: string, at: number): MarketTick {
    const first = FIRST_PRICES[ticker];
    if (first === undefined) throw new RangeError(`no such ticker: ${ticker}`);
    const steps = this.steps.filter((step) => step.ticker === ticker && step.from <= at);
    const mid = steps.toSorted((a, b) => a.from - b.from).at(-1)?.mid ?? first;
    return { at, mid, bid: mid - HALF_SPREAD, ask: mid + HALF_SPREAD };
  }

  nextTradedSecond(ticker: string, at: number): number {
    const pause = ticker === "COIN" ? undefined : this.pauses.find(({ from, until }) => from <= at && at < until);
    return pause === undefined ? at : this.nextTradedSecond(ticker, pause.until);
  }

  /** The seconds at which a price changes; matching needs no others. */
  turningPoints(ticker: string, from: number, until: number): number[] {
    const points = [from, ...this.steps.map((step) => step.from), ...this.pauses.map((pause) => pause.until)];
    const traded = points.filter((at) => at >= from).map((at) => this.nextTradedSecond(ticker, at));
    return [...new Set(traded)].filter((at) => at < until).toSorted((a, b) => a - b);
  }

  firstCrossing(ticker: string, search: Parameters<MatchingMarket["firstCrossing"]>[1]): MarketTick | null {
    const { side, direction, level, from, until } = search;
    const ticks = this.turningPoints(ticker, from, until).map((at) => this.tick(ticker, at));
    const isHit = (price: bigint) => (direction === "above" ? price >= level : price <= level);
    return ticks.find(({ bid, ask }) => isHit(side === "buy" ? ask : bid)) ?? null;
  }

  firstTrailingCrossing(ticker: string, search: Parameters<MatchingMarket["firstTrailingCrossing"]>[1]) {
    const { side, trail, from, until } = search;
    let best = search.extreme;
    for (const at of this.turningPoints(ticker, from, until)) {
      const tick = this.tick(ticker, at);
      const price = side === "buy" ? tick.ask : tick.bid;
      if (best === null || (side === "sell" ? price > best : price < best)) best = price;
      const level = trailingLevel(side, trail, best);
      if (side === "sell" ? price <= level : price >= level) return { tick, extreme: best };
    }
    return { tick: null, extreme: best ?? 0n };
  }
}

export interface ScriptedMarket extends SimulatorMarket {
  /** Sets an instrument's mid price in US dollars from a second on. */
  setPrice(ticker: string, from: number, dollars: number): void;
  addAction(ticker: string, action: HoldingAction): void;
  /** Halts trading in shares and funds in `[from, until)`. */
  close(from: number, until: number): void;
  /** Units traded per minute. */
  minuteVolume: number;
}

function matchingOf(script: Script, minuteVolume: () => bigint): MatchingMarket {
  return {
    nextTradedSecond: (ticker, at) => script.nextTradedSecond(ticker, at),
    sessionEnd(ticker, at) {
      if (ticker === "COIN") return null;
      const traded = script.nextTradedSecond(ticker, at);
      return script.pauses.map(({ from }) => from).find((from) => from > traded) ?? traded + DAY;
    },
    tick: (ticker, at) => script.tick(ticker, at),
    firstCrossing: (ticker, search) => script.firstCrossing(ticker, search),
    firstTrailingCrossing: (ticker, search) => script.firstTrailingCrossing(ticker, search),
    minuteVolume,
    averageDailyVolume: () => 1_000_000n * UNIT,
    // Without volatility there is no slippage, which keeps expected values simple.
    dailyVolatilityPpm: () => 0n,
    holdingActions: (ticker, from, until) =>
      script.actions
        .filter((each) => each.ticker === ticker && each.action.at >= from && each.action.at < until)
        .map(({ action }) => action),
  };
}

/** Prices start at 100, 50 and 10 dollars with a spread of two cents; tests set everything else. */
export function createScriptedMarket(): ScriptedMarket {
  const script = new Script();
  const market: ScriptedMarket = {
    source: "practice",
    version: 7,
    matching: matchingOf(script, () => BigInt(market.minuteVolume) * UNIT),
    minuteVolume: 100_000,
    find: (ticker) => INSTRUMENTS.find((instrument) => instrument.ticker === ticker),
    coins: ["COIN"],
    // A pause ends a day of the exchange.
    dayOf(at) {
      const crypto = cryptoDayStart(at);
      const ended = script.pauses.filter(({ until }) => until <= at).map(({ from }) => from - 1);
      return { exchange: ended.length === 0 ? crypto : Math.max(...ended), crypto };
    },
    startPrice: (ticker, startAt) => script.tick(ticker, startAt).mid,
    isOpen: (ticker, at) => script.nextTradedSecond(ticker, at) === at,
    quote: (ticker, at) => ({ ...script.tick(ticker, at), previousClose: FIRST_PRICES[ticker] ?? 0n }),
    setPrice: (ticker, from, dollars) =>
      void script.steps.push({ ticker, from, mid: BigInt(Math.round(dollars * 10_000)) }),
    addAction: (ticker, action) => void script.actions.push({ ticker, action }),
    close: (from, until) => void script.pauses.push({ from, until }),
  };
  return market;
}
