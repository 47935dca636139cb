import type { CallResult } from "@candlewise/contracts/endpoint";
import type { PerformanceShapes } from "@candlewise/contracts/performance/schemas";
import { equityInvested, timeInvested } from "@candlewise/domain/performance/exposure";
import { DAYS_NEEDED, returnFigures, returnsOf } from "@candlewise/domain/performance/return-figures";
import { formatUsd } from "@candlewise/domain/simulator/money";
import { AppError } from "#api/platform/errors.ts";
import type { SignedInContext } from "#api/platform/mount.ts";
import { loadAccountTrades } from "./closed-trades.ts";
import { BROAD_FUND, loadCurve, type Curve } from "./curve.ts";
import type { PerformanceDependencies, PerformanceEntry, PriceHistory } from "./dependencies.ts";
import { presentCurve } from "./present-curve.ts";
import { orNull, percent, presentFigures, presentTrip, rounded } from "./present-trades.ts";
import { spanOf, type Range } from "./span.ts";

type Performance = CallResult<PerformanceShapes["getPerformance"]>;

const TRIPS_TOLD = 50;

/** How an account has done in a range of its life. @throws AppError `not_found`, `quote_stale` */
export async function showPerformance(
  deps: PerformanceDependencies,
  context: SignedInContext,
  { range = "all", account_number }: { range?: Range | undefined; account_number?: number | undefined },
): Promise<Performance> {
  const hidden = await deps.hides(context);
  if (hidden.simulator) throw new AppError("not_found");
  const { userId } = context;
  const accounts = await deps.simulator.accounts(userId);
  const account =
    account_number === undefined ? accounts.at(-1) : accounts.find((one) => one.number === account_number);
  if (account === undefined) throw new AppError("not_found");
  const span = spanOf(account, range, Math.floor(deps.clock.now().getTime() / 1000));
  const { entries, trips } = await loadAccountTrades(deps, userId, account.number);
  const curve = await loadCurve(deps.market, entries, span);
  const inRange = entries.filter(({ at }) => at >= span.from && at <= span.until);
  const closed = trips.filter(({ closedAt }) => closedAt >= span.from && closedAt <= span.until);
  const isShown = (ticker: string) => !hidden.crypto || deps.market.find(ticker)?.kind !== "crypto";
  return {
    range,
    source: deps.market.source,
    account_number: account.number,
    accounts: accounts.map(({ number, openedAt, endedAt }) => ({ number, opened_at: openedAt, ended_at: endedAt })),
    ...span,
    ...presentResult(deps.market, curve),
    ...presentCurve(curve),
    risk: presentRisk(curve),
    exposure: {
      time_percent: percent(timeInvested(entries, span.from, span.until)),
      equity_percent: percent(equityInvested(curve.points)),
    },
    ...presentCash(inRange),
    trades: presentFigures(closed),
    trips: closed
      .filter(({ ticker }) => isShown(ticker))
      .slice(-TRIPS_TOLD)
      .toReversed()
      .map(presentTrip),
  };
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

function presentCash(entries: readonly PerformanceEntry[]): Pick<Performance, "costs" | "dividends"> {
  const orders = new Set<string>();
  let [total, commissions, dividends] = [0n, 0n, 0n];
  for (const { type, amount, cost, orderId } of entries) {
    if (type === "dividend") dividends += amount;
    if (cost === null || orderId === null) continue;
    orders.add(orderId);
    total += cost.spread + cost.slippage + cost.commission;
    commissions += cost.commission;
  }
  return {
    costs: { orders: orders.size, total: formatUsd(total), commission: formatUsd(commissions) },
    dividends: formatUsd(dividends),
  };
}
