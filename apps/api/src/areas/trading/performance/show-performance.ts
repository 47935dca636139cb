import type { CallResult } from "@candlewise/contracts/endpoint";
import type { PerformanceShapes } from "@candlewise/contracts/performance/schemas";
import { equityInvested } from "@candlewise/domain/performance/exposure";
import { DAYS_NEEDED, returnFigures, returnsOf } from "@candlewise/domain/performance/return-figures";
import { rMultiple, withWrittenStops } from "@candlewise/domain/performance/round-trips";
import { addMultiples, figuresOfSums } from "@candlewise/domain/performance/trade-figures";
import type { DayChange } from "@candlewise/domain/simulator/day-change";
import { formatUsd, percentOf } from "@candlewise/domain/simulator/money";
import type { TradesReader, TradeSpan } from "#api/areas/trading/simulator/port.ts";
import { AppError } from "#api/platform/errors.ts";
import type { SignedInContext } from "#api/platform/http/endpoint.ts";
import { BROAD_FUND, loadCurve, type Curve } from "./curve.ts";
import type { PerformanceDependencies, PriceHistory } from "./dependencies.ts";
import { presentCurve } from "./present-curve.ts";
import { orNull, percent, presentFigures, presentTrip, rounded } from "./present-trades.ts";
import { spanOf, type Range } from "./span.ts";

type Performance = CallResult<PerformanceShapes["getPerformance"]>;

const TRIPS_TOLD = 50;
const ACCOUNTS_TOLD = 100;

/** Performance of an account over a range of time. @throws AppError `not_found`, `quote_stale` */
export async function showPerformance(
  deps: PerformanceDependencies,
  context: SignedInContext,
  { range = "all", account_number }: { range?: Range | undefined; account_number?: number | undefined },
): Promise<Performance> {
  const { userId, hidden } = context;
  const reader = await deps.simulator.read(userId);
  const account = account_number === undefined ? reader.account : await reader.findAccount(account_number);
  if (account === undefined) throw new AppError("not_found");
  const { number } = account;
  const span = spanOf(account, range, Math.floor(deps.clock.now().getTime() / 1000));
  const [accounts, curve, closed] = await Promise.all([
    reader.accounts(ACCOUNTS_TOLD),
    loadCurve(deps, span, (seconds) => reader.trades.totalsAt(number, seconds)),
    loadTrades(deps, { userId, trades: reader.trades }, { accountNumber: number, ...span }, hidden.crypto),
  ]);
  return {
    range,
    source: deps.market.source,
    account_number: number,
    accounts: accounts.map(({ number, openedAt, endedAt }) => ({ number, opened_at: openedAt, ended_at: endedAt })),
    ...span,
    ...presentResult(deps.market, curve),
    ...presentCurve(curve),
    day: number === reader.account.number ? presentDay(reader.dayProfit()) : null,
    risk: presentRisk(curve),
    exposure: {
      time_percent: percent(curve.timeInvested),
      equity_percent: percent(equityInvested(curve.points)),
    },
    ...presentCash(curve),
    trades: presentFigures(figuresOfSums(closed.sums)),
    trips: closed.latest.map(presentTrip),
  };
}

/** Statistics of the trades closed in a span, and the latest of them. Stops noted in the journal count for trades without a stop order. */
async function loadTrades(
  deps: PerformanceDependencies,
  { userId, trades }: { readonly userId: string; readonly trades: TradesReader },
  span: TradeSpan,
  hidesCrypto: boolean,
) {
  const [sums, latest, { written, unplanned }] = await Promise.all([
    trades.sums(span),
    trades.latest(span, { limit: TRIPS_TOLD, without: hidesCrypto ? deps.market.cryptoTickers() : [] }),
    deps.journalStops(userId).then(async (written) => ({
      written,
      unplanned: await trades.unplanned(span, [...written.keys()]),
    })),
  ]);
  const multiples = unplanned.flatMap((trade) => rMultiple(withWrittenStops(trade, written)) ?? []);
  return { sums: addMultiples(sums, multiples), latest: latest.map((trade) => withWrittenStops(trade, written)) };
}

function presentResult(
  market: PriceHistory,
  { points, growth, market: fund }: Curve,
): Pick<Performance, "value" | "profit" | "return_percent" | "market"> {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) throw new RangeError("a curve without points");
  const name = market.find(BROAD_FUND)?.name;
  return {
    value: formatUsd(last.equity),
    profit: formatUsd(last.equity - first.equity - (last.deposited - first.deposited)),
    return_percent: percent((growth.at(-1) ?? 1) - 1),
    market:
      fund === null || name === undefined
        ? null
        : { ticker: BROAD_FUND, name, return_percent: percent((fund.at(-1) ?? 1) - 1) },
  };
}

const presentDay = ({ change, base }: DayChange): Performance["day"] => ({
  change: formatUsd(change),
  percent: percentOf(change, base),
});

function presentRisk({ dailyGrowth }: Curve): Performance["risk"] {
  const returns = returnsOf(dailyGrowth);
  const figures = returnFigures(returns);
  return {
    days: returns.length,
    needed: DAYS_NEEDED,
    daily_volatility_percent: figures && percent(figures.dailyVolatility),
    sharpe: orNull(figures?.sharpe ?? null, rounded),
    sortino: orNull(figures?.sortino ?? null, rounded),
  };
}

function presentCash({ cash }: Curve): Pick<Performance, "costs" | "dividends"> {
  const { orders, costs, commissions, dividends } = cash;
  return {
    costs: { orders, total: formatUsd(costs), commission: formatUsd(commissions) },
    dividends: formatUsd(dividends),
  };
}
