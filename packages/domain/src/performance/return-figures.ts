/** Minimum number of daily returns for meaningful statistics. */
export const DAYS_NEEDED = 20;
/** Sessions per year, to annualize daily figures. */
const SESSIONS_A_YEAR = 252;

export interface ReturnFigures {
  readonly days: number;
  /** Standard deviation of the daily returns, as a fraction. */
  readonly dailyVolatility: number;
  /**
   * Mean daily return ÷ its standard deviation × √252 (W. Sharpe, The Sharpe Ratio, 1994), with a risk-free rate of 0, because virtual cash
   * earns no interest. Null when the returns never differ.
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

/** Return of each point over the previous one, as a fraction. */
export function returnsOf(growth: readonly number[]): number[] {
  return growth.slice(1).map((value, index) => value / (growth[index] ?? value) - 1);
}
