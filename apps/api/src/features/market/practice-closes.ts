import type { CorporateAction, PracticeMarket, Second } from "@candlewise/market/types";
import type { PracticeSessions } from "./practice-sessions.ts";
import type { Close } from "./price-source.ts";

/** Prices of the past in shares of a later time. */
export interface PracticeCloses {
  /** Of the last `count` sessions that are over at `at`, oldest first, in shares of `seenAt`. */
  closes(ticker: string, count: number, at: Second, seenAt?: Second): Close[];
  /** See `PriceSource.priceAt`. */
  priceAt(ticker: string, at: Second, seenAt: Second): number;
}

export function createPracticeCloses(market: PracticeMarket, sessions: PracticeSessions): PracticeCloses {
  const splitsUntil = (ticker: string, at: Second) =>
    market
      .corporateActions(ticker, market.beginsAt, at + 1)
      .flatMap((action) => (action.type === "split" ? [action] : []));
  return {
    closes(ticker, count, at, seenAt = at) {
      const splits = splitsUntil(ticker, seenAt);
      const closes: Close[] = [];
      let last = at;
      while (closes.length < count && last >= market.beginsAt) {
        const { opensAt, closesAt } = sessions.last(ticker, last);
        if (closesAt <= at + 1) {
          const { mid } = market.quote(ticker, closesAt - 1);
          closes.push({ at: closesAt - 1, price: adjusted(mid, closesAt, splits) });
        }
        last = opensAt - 1;
      }
      return closes.toReversed();
    },
    priceAt: (ticker, at, seenAt) => adjusted(market.quote(ticker, at).mid, at + 1, splitsUntil(ticker, seenAt)),
  };
}

type Split = Extract<CorporateAction, { type: "split" }>;

/** A price from before `until`, in shares of the time after all these splits. */
function adjusted(price: number, until: Second, splits: readonly Split[]): number {
  let ratio = 1;
  for (const { at, numerator, denominator } of splits) if (at >= until) ratio *= denominator / numerator;
  return ratio === 1 ? price : Math.round(price * ratio);
}
