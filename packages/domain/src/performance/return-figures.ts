/** Daily returns from which on their spread begins to say something. */
export const DAYS_NEEDED = 20;
/** Sessions a year that daily figures are stretched to. */
const SESSIONS_A_YEAR = 252;

export interface ReturnFigures {
  readonly days: number;
  /** Standard deviation of the daily returns, as a part of 1. */
  readonly dailyVolatility: number;
  /**
   * Mean daily return ÷ its standard deviation × √252 (W. Sharpe, The Sharpe Ratio, 1994), over a riskless return of 0: virtual cash
   * earns nothing. Null when the returns never differ.
   */
  readonly sharpe: number | null;
  /**
   * Mean daily return ÷ downside deviation × √252, the deviation taken over all days against a target of 0 (F. Sortino and R. van der
   * Meer, Downside Risk, 1991). Null when no day lost.
   */
  readonly sortino: number | null;
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Null below `DAYS_NEEDED` returns. */
export function returnFigures(returns: readonly number[]): ReturnFigures | null {
  if (returns.length < DAYS_NEEDED) return null;
  const average = mean(returns);
  const squares = returns.map((value) => (value - average) ** 2);
  const deviation = Math.sqrt(squares.reduce((sum, value) => sum + value, 0) / (returns.length - 1));
  const downside = Math.sqrt(mean(returns.map((value) => Math.min(0, value) ** 2)));
  const year = Math.sqrt(SESSIONS_A_YEAR);
  return {
    days: returns.length,
    dailyVolatility: deviation,
    sharpe: deviation === 0 ? null : (average / deviation) * year,
    sortino: downside === 0 ? null : (average / downside) * year,
  };
}

/** What each point brought over the one before it, as parts of 1. */
export function returnsOf(growth: readonly number[]): number[] {
  return growth.slice(1).map((value, index) => value / (growth[index] ?? value) - 1);
}
