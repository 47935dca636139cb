import type { HoldingAction, MarketTick, MatchingMarket } from "@candlewise/domain/simulator/matching-market";
import type { CorporateAction, PracticeMarket, Quote, Tick } from "@candlewise/market/types";

const UNITS = 100_000_000n;

/** Adapts the practice market to the matching rules: prices as `bigint`; buyers get the ask, sellers the bid. */
export function practiceMatching(market: PracticeMarket): MatchingMarket {
  return {
    nextTradedSecond(ticker, at) {
      const { isOpen, opensAt } = market.session(ticker, at);
      return isOpen || opensAt === null ? at : opensAt;
    },
    sessionEnd(ticker, at) {
      const { isOpen, closesAt, opensAt } = market.session(ticker, at);
      return isOpen || opensAt === null ? closesAt : market.session(ticker, opensAt).closesAt;
    },
    tick: (ticker, at) => toTick(market.quote(ticker, at)),
    firstCrossing(ticker, { side, direction, level, from, until }) {
      const quoteSide = side === "buy" ? "ask" : "bid";
      const search = { side: quoteSide, direction, level: Number(level), from, until } as const;
      const found = market.firstCrossing(ticker, search);
      return found && toTick(found);
    },
    firstTrailingCrossing(ticker, { side, trail, extreme, from, until }) {
      const found = market.firstTrailingCrossing(ticker, {
        side,
        trail:
          trail.type === "amount"
            ? { type: "amount", amount: Number(trail.amount) }
            : { type: "ratio", basisPoints: Number(trail.basisPoints) },
        extreme: extreme === null ? null : Number(extreme),
        from,
        until,
      });
      return { tick: found.tick && toTick(found.tick), extreme: BigInt(found.extreme) };
    },
    minuteVolume: (ticker, at) => market.minuteVolume(ticker, at),
    averageDailyVolume(ticker, at) {
      const units = market.find(ticker)?.averageDailyVolume;
      if (units === undefined) throw new RangeError(`No instrument is called ${ticker}.`);
      return BigInt(Math.round(units * market.shares(ticker, at))) * UNITS;
    },
    dailyVolatilityPpm: (ticker, at) => BigInt(market.dailyVolatilityPpm(ticker, at)),
    holdingActions: (ticker, from, until) => market.corporateActions(ticker, from, until).map(toHoldingAction),
  };
}

const toTick = ({ at, mid, bid, ask }: Tick | Quote): MarketTick => ({
  at,
  mid: BigInt(mid),
  bid: BigInt(bid),
  ask: BigInt(ask),
});

function toHoldingAction(action: CorporateAction): HoldingAction {
  const { at } = action;
  return action.type === "dividend"
    ? { type: "dividend", at, amount: BigInt(action.amount) }
    : { type: "split", at, numerator: BigInt(action.numerator), denominator: BigInt(action.denominator) };
}
