import { briefOf, type DayBar, type MarketBrief, type PricedInstrument } from "@candlewise/domain/briefs/market-brief";
import { closedPeriods } from "@candlewise/domain/briefs/periods";
import type { Candle, Second } from "@candlewise/market/types";
import type { Clock } from "#api/platform/clock.ts";
import type { BriefSource, BriefsPorts } from "./dependencies.ts";

/** The broad fund of each market. */
const BROAD_FUNDS = ["SNBM", "VTI"];

const DAY_SECONDS = 86_400;
/** Days of history: eight weeks, and what typical ranges, or the levels of the fund, need before them. */
const SHARE_DAYS = 105;
const FUND_DAYS = 160;

const dateOf = (second: Second): string => new Date(second * 1000).toISOString().slice(0, 10);

/** Sessions end once a day: what is computed then is kept until the next one ends. */
export function createBriefSource({ market, timeSlices }: BriefsPorts, clock: Clock): BriefSource {
  const shares = market.instruments.filter(({ kind }) => kind === "share");
  // A provider may have coins only.
  const instruments = shares.length > 0 ? shares : market.instruments;
  const isAboutCoins = shares.length === 0;
  const fund = BROAD_FUNDS.find((ticker) => market.find(ticker) !== undefined) ?? null;
  let current: { readonly nextDay: string; readonly briefs: Promise<readonly MarketBrief[]> } | null = null;

  const compute = async (nextDay: string, now: Second): Promise<readonly MarketBrief[]> => {
    const until = Math.min(now + 1, Date.parse(nextDay) / 1000);
    const load = async (ticker: string, count: number): Promise<PricedInstrument> => {
      const candles = await market.candles(ticker, "1d", until - count * DAY_SECONDS, until);
      return { ticker, bars: candles.map(barOf) };
    };
    const priced: PricedInstrument[] = [];
    for (const { ticker } of instruments) priced.push(await load(ticker, SHARE_DAYS));
    const broad = fund === null ? null : await load(fund, FUND_DAYS);
    const days = (broad ?? priced[0])?.bars.map(({ day }) => day) ?? [];
    return timeSlices.run(briefSteps({ instruments: priced, fund: broad }, closedPeriods(days, nextDay)));
  };

  return {
    async latest(hidden) {
      if (isAboutCoins && hidden.crypto) return [];
      const now = Math.floor(clock.now().getTime() / 1000);
      const { isOpen, opensAt } = market.exchange(now);
      const nextDay = dateOf(isOpen ? now : (opensAt ?? now));
      if (current?.nextDay !== nextDay) {
        const briefs = compute(nextDay, now);
        const mine = { nextDay, briefs };
        current = mine;
        briefs.catch(() => {
          if (current === mine) current = null;
        });
      }
      return current.briefs;
    },
  };
}

const barOf = ({ time, open, high, low, close }: Candle): DayBar => ({ day: dateOf(time), open, high, low, close });

function* briefSteps(
  market: Parameters<typeof briefOf>[0],
  periods: readonly Parameters<typeof briefOf>[1][],
): Generator<void, readonly MarketBrief[]> {
  const briefs: MarketBrief[] = [];
  for (const period of periods) {
    const brief = briefOf(market, period);
    if (brief) briefs.push(brief);
    yield;
  }
  return briefs;
}
