import type { PracticeMarket, Second } from "@candlewise/market/types";
import type { SessionSpan } from "../price-source.ts";

const DAY_SECONDS = 86_400;

/** When the practice market is open. */
export interface PracticeSessions {
  /** See `PriceSource.lastSession`. */
  last(ticker: string, at: Second): SessionSpan;
  /** Sessions that overlap `[from, until)`, oldest first. */
  between(ticker: string, from: Second, until: Second): SessionSpan[];
}

/** Shares and funds trade on one exchange, so its sessions are cached once, as far as requested. */
export function createPracticeSessions(market: PracticeMarket): PracticeSessions {
  const exchange: SessionSpan[] = [];
  const isContinuous = (ticker: string) => market.find(ticker)?.kind === "crypto";

  /** Index of the last session that opens at or before a second. */
  const placeOf = (ticker: string, at: Second): number => {
    for (let next = opensAfter(market, ticker, exchange.at(-1)); next <= at;) {
      const { closesAt, opensAt } = market.session(ticker, next);
      if (closesAt === null || opensAt === null) throw new RangeError(`${ticker} has no sessions.`);
      exchange.push({ opensAt: next, closesAt });
      next = opensAt;
    }
    let [low, high] = [0, exchange.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((exchange[middle]?.opensAt ?? Infinity) <= at) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  };

  return {
    last(ticker, at) {
      if (isContinuous(ticker)) return dayOf(at);
      const session = exchange[placeOf(ticker, at)];
      if (session === undefined) throw new RangeError(`The market has no session at second ${at}.`);
      return session;
    },
    between(ticker, from, until) {
      const begin = Math.max(from, market.firstSecond(ticker));
      if (until <= begin) return [];
      if (isContinuous(ticker)) return daysBetween(begin, until);
      const last = placeOf(ticker, until - 1);
      return exchange.slice(Math.max(0, placeOf(ticker, begin)), last + 1).filter(({ closesAt }) => closesAt > begin);
    },
  };
}

/** Opening of the exchange's session after the given one, or of the first session. */
function opensAfter(market: PracticeMarket, ticker: string, session: SessionSpan | undefined): Second {
  if (session === undefined) return market.beginsAt;
  return market.session(ticker, session.opensAt).opensAt ?? Infinity;
}

function dayOf(at: Second): SessionSpan {
  const opensAt = Math.floor(at / DAY_SECONDS) * DAY_SECONDS;
  return { opensAt, closesAt: opensAt + DAY_SECONDS };
}

function daysBetween(from: Second, until: Second): SessionSpan[] {
  const days: SessionSpan[] = [];
  for (let day = dayOf(from); day.opensAt < until; day = dayOf(day.closesAt)) days.push(day);
  return days;
}
