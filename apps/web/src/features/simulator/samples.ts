import type { Activity, Asset, Fill, Order, Portfolio, Position, Preview, Quote, Session } from "./api.ts";
import type { Changes } from "./live/changes.ts";

// What the server would send, for tests.

export const quoteOf = (change: Partial<Quote> = {}): Quote => ({
  ticker: "NVLA",
  at: 1000,
  price: "100.05",
  bid: "100.00",
  ask: "100.10",
  previous_close: "99.00",
  change: "1.05",
  change_percent: 1.06,
  ...change,
});

export const assetOf = (change: Partial<Asset> = {}): Asset => ({
  ticker: "NVLA",
  name: "Novella Systems",
  kind: "share",
  sector: "technology",
  quote: quoteOf(),
  sparkline: [99, 100],
  is_open: true,
  ...change,
});

export const OPEN: Session = { is_open: true, closes_at: 1_795_000_000, opens_at: 1_795_060_000, closed_for: null };
export const CLOSED: Session = { is_open: false, closes_at: null, opens_at: 1_795_060_000, closed_for: "weekend" };

export const positionOf = (change: Partial<Position> = {}): Position => ({
  ticker: "NVLA",
  name: "Novella Systems",
  kind: "share",
  quantity: "10",
  reserved_quantity: "0",
  sellable_quantity: "10",
  average_price: "95.00",
  cost: "950.00",
  price: "100.05",
  value: "1000.50",
  profit: "50.50",
  profit_percent: 5.3158,
  day_change: "10.50",
  day_change_percent: 1.06,
  realized_today: "0.00",
  weight_percent: 1,
  ...change,
});

export const portfolioWith = (change: Partial<Portfolio> = {}): Portfolio => ({
  balance: 100_000,
  totalBalance: 100_000,
  totalProfit: 0,
  totalProfitPercent: 0,
  reserved: 0,
  day_change: 0,
  day_change_percent: 0,
  account_number: 1,
  opened_at: 0,
  at: 1000,
  source: "practice",
  cursor: "1-0-1",
  assets: [],
  closed_today: [],
  ...change,
});

export const orderOf = (change: Partial<Order> = {}): Order => ({
  id: "0193b3a0-0000-7000-8000-000000000001",
  client_order_id: "0193b3a0-0000-7000-8000-0000000000aa",
  ticker: "NVLA",
  side: "buy",
  type: "limit",
  role: null,
  parent_id: null,
  group_id: null,
  status: "open",
  time_in_force: "gtc",
  quantity: "10",
  filled_quantity: "0",
  average_price: null,
  limit_price: "95.00",
  stop_price: null,
  trail: null,
  trailing_level: null,
  last: "100.05",
  distance_percent: -5.0475,
  queued_until: null,
  reserved: "951.00",
  cost: null,
  reason: null,
  accepted_at: 1_795_000_000,
  ended_at: null,
  expires_at: 1_802_776_000,
  fills: [],
  changes: [],
  ...change,
});

export const activityOf = (change: Partial<Activity> = {}): Activity => ({
  id: "a1",
  at: 1_795_000_000,
  type: "buy",
  ticker: "NVLA",
  quantity: "10",
  price: "100.10",
  commission: "1.00",
  amount: "-1002.00",
  balance_after: "98998.00",
  realized_profit: null,
  order_id: "0193b3a0-0000-7000-8000-000000000001",
  ratio: null,
  ...change,
});

const cost = {
  mid_price: "100.05",
  value: "1000.50",
  spread: "0.50",
  slippage: "0.01",
  commission: "1.00",
  total_cost: "1.51",
  total_cost_percent: 0.1509,
};

export const previewOf = (change: Partial<Preview> = {}): Preview => ({
  cost: { ...cost, expected_price: "100.10" },
  total: "1002.01",
  realized_profit: null,
  reserved: "1002.01",
  balance_after: "98997.99",
  buying_power_after: "98997.99",
  max_quantity: "998",
  fills_at_once: "1000",
  opens_at: null,
  gives_way: [],
  ...change,
});

export const fillOf = (change: Partial<Fill> = {}): Fill => ({
  at: 1_795_000_001,
  quantity: "10",
  price: "100.12",
  cost,
  realized_profit: null,
  ...change,
});

export const changesOf = (change: Partial<Changes> = {}): Changes => ({
  account_number: 1,
  balance: 100_000,
  reserved: 0,
  open_orders: [],
  ended_orders: [],
  activity: [],
  ...change,
});
