import type { Performance } from "./api.ts";

// What the server would send, for tests.

/** Of an account that has just been opened. */
export const emptyPerformance: Performance = {
  range: "all",
  source: "practice",
  account_number: 1,
  accounts: [{ number: 1, opened_at: 1000, ended_at: null }],
  from: 1000,
  until: 1000,
  value: "100000.00",
  profit: "0.00",
  return_percent: 0,
  day: { change: "0.00", percent: 0 },
  market: { ticker: "SNBM", name: "Stannard Broad Market ETF", return_percent: 0 },
  points: [{ at: 1000, value: "100000.00", return_percent: 0, market_percent: 0, drawdown_percent: 0 }],
  drawdown: null,
  risk: { days: 0, needed: 20, daily_volatility_percent: null, sharpe: null, sortino: null },
  exposure: { time_percent: 0, equity_percent: 0 },
  costs: { orders: 0, total: "0.00", commission: "0.00" },
  dividends: "0.00",
  trades: {
    closed: 0,
    needed: 20,
    wins: 0,
    losses: 0,
    profit: "0.00",
    win_rate_percent: null,
    average_win: null,
    average_loss: null,
    payoff: null,
    expectancy: null,
    profit_factor: null,
    best: null,
    worst: null,
    holding: null,
    holding_of_wins: null,
    holding_of_losses: null,
    r: { counted: 0, uncounted: 0, average: null, best: null, worst: null },
  },
  trips: [],
};
