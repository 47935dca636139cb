import type { AssetPage, ListedAsset, NewsItem, Session } from "./api.ts";

const OPEN: Session = { is_open: true, closes_at: 4_102_444_800, opens_at: 4_102_500_000, closed_for: null };

/** Answers of the server for tests and the gallery. */
export function sampleAsset(
  ticker: string,
  changes: Partial<ListedAsset> & { percent?: number; price?: string } = {},
): ListedAsset {
  const { percent = 1.25, price = "101.25", ...others } = changes;
  return {
    ticker,
    name: `${ticker} Company`,
    kind: "share",
    sector: "technology",
    is_open: true,
    sparkline: [100, 100.5, 99.8, 100.9, 101.25],
    quote: {
      ticker,
      at: 1_773_325_800,
      price,
      bid: price,
      ask: price,
      previous_close: "100.00",
      change: percent < 0 ? "-1.25" : "1.25",
      change_percent: percent,
    },
    session: OPEN,
    ...others,
  };
}

export const sampleNews: NewsItem = {
  id: "n1",
  at: 1_773_320_000,
  ticker: "NOVA",
  cause: "company",
  direction: "up",
  change_percent: 4.2,
  variant: 0,
};

export function samplePage(ticker: string): AssetPage {
  const { session, ...asset } = sampleAsset(ticker);
  return {
    source: "practice",
    asset,
    session,
    profile: {
      description: "Builds robots for warehouses. It earns on machines and on their upkeep.",
      founded: 1998,
      headquarters: "Port Alder",
      employees: 12_400,
      follows: null,
      expense_ratio: null,
    },
    statistics: {
      open: "100.10",
      high: "102.00",
      low: "99.50",
      volume: 1_204_000,
      average_volume: 1_500_000,
      high_52_weeks: "130.00",
      low_52_weeks: "71.20",
      market_value: 12_400_000_000,
      price_to_earnings: 21.4,
      earnings_per_share: "4.73",
      dividend_yield: 0.021,
      volatility: 0.31,
      change_percent: { year: 12.5, five_years: 61.2, ten_years: 210 },
    },
    dividends: [{ at: 1_765_000_000, amount: "0.52" }],
    splits: [{ at: 1_700_000_000, numerator: 2, denominator: 1 }],
  };
}
