import type { Candle, Replay, ReplayOrder, Report, Stepped } from "./api.ts";

export const replayOf = (changes: Partial<Replay> = {}): Replay => ({
  id: "5f0c9c1e-0000-4000-8000-000000000001",
  is_surprise: true,
  instrument: null,
  timeframe: "1d",
  length: 20,
  reached: 0,
  is_finished: false,
  starts_at: null,
  reached_at: null,
  played_at: 1_795_000_000,
  price: "100.00",
  bid: "99.98",
  ask: "100.02",
  account: {
    cash: "100000.00",
    reserved: "0.00",
    value: "100000.00",
    profit: "0.00",
    profit_percent: 0,
    position: null,
  },
  orders: [],
  report: null,
  ...changes,
});

export const candleOf = (bar: number, time: number | null = null): Candle => ({
  bar,
  time,
  open: 100 + bar,
  high: 102 + bar,
  low: 99 + bar,
  close: 101 + bar,
  volume: 1000,
});

/** What a step from a bar brings. */
export const steppedOf = (from: number, steps: number, changes: Partial<Replay> = {}): Stepped => ({
  replay: replayOf({ reached: from + steps, price: `${101 + from + steps}.00`, ...changes }),
  candles: Array.from({ length: steps }, (_, index) => candleOf(from + 1 + index)),
  is_rescaled: false,
});

export const orderOf = (changes: Partial<ReplayOrder> = {}): ReplayOrder => ({
  id: "5f0c9c1e-0000-4000-8000-0000000000aa",
  side: "buy",
  type: "market",
  role: null,
  parent_id: null,
  status: "open",
  quantity: "10",
  filled_quantity: "0",
  average_price: null,
  limit_price: null,
  stop_price: null,
  reserved: "1020.00",
  reason: null,
  accepted_bar: 0,
  ended_bar: null,
  fills: [],
  ...changes,
});

export const REPORT: Report = {
  bars: 2,
  value: "100500.00",
  profit: "500.00",
  profit_percent: 0.5,
  hold_profit: "200.00",
  hold_percent: 0.2,
  best: { bar: 2, profit: "500.00", profit_percent: 0.5 },
  worst: { bar: 0, profit: "0.00", profit_percent: 0 },
  drawdown: { percent: 1.25, peak_bar: 1, trough_bar: 2 },
  wins: 1,
  losses: 0,
  win_rate_percent: 100,
  average_r: 1.5,
  r_counted: 1,
  costs: "2.50",
  dividends: "0.00",
  trades: [
    {
      id: "t1",
      entry_bar: 1,
      exit_bar: 2,
      quantity: "10",
      entry_price: "101.02",
      exit_price: "103.00",
      profit: "500.00",
      profit_percent: 4.9,
      r: 1.5,
    },
  ],
  curve: [
    { bar: 0, value: 100_000, hold: 100_000 },
    { bar: 1, value: 100_250, hold: 100_100 },
    { bar: 2, value: 100_500, hold: 100_200 },
  ],
};
