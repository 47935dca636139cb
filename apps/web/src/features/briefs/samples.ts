import type { Brief, ListedBrief } from "./api.ts";

const FUND = { ticker: "SNBM", name: "Stannard Broad Market ETF", close: "251.4000", change_percent: 0.8432 };

export const DAILY: ListedBrief = {
  id: "daily-2026-11-19",
  kind: "daily",
  from: "2026-11-19",
  to: "2026-11-19",
  is_open: true,
  headline: { fund: FUND, advancers: 24, decliners: 15, unchanged: 1 },
};
export const WEEKLY: ListedBrief = {
  ...DAILY,
  id: "weekly-2026-11-13",
  kind: "weekly",
  from: "2026-11-09",
  to: "2026-11-13",
  headline: { fund: { ...FUND, change_percent: -1.2 }, advancers: 9, decliners: 31, unchanged: 0 },
};

export const BRIEF: Brief = {
  id: DAILY.id,
  kind: "daily",
  from: DAILY.from,
  to: DAILY.to,
  source: "practice",
  fund: {
    ...FUND,
    support: { price: "245.1000", touches: 3, distance_percent: -2.506 },
    resistance: { price: "253.0000", touches: 2, distance_percent: 0.6364 },
  },
  gainers: [
    { ticker: "LRKD", name: "Larkdale Semiconductors", close: "182.3000", change_percent: 6.1 },
    { ticker: "MRRW", name: "Marrow Health", close: "61.0500", change_percent: 3.4 },
  ],
  losers: [{ ticker: "OSTL", name: "Ostler Foods", close: "44.1000", change_percent: -4.2 }],
  breadth: { advancers: 24, decliners: 15, unchanged: 1, highs: 6, lows: 2 },
  volatility: { ratio: 1.4, pace: "lively" },
  topics: [
    {
      topic: "lone_move",
      lesson: {
        lesson_id: "the-single-stock",
        title: "The single stock",
        course_title: "Companies and shares",
        minutes: 6,
      },
    },
    { topic: "rough", lesson: null },
  ],
  pdf_url: "/api/upsells/market-news/reports/key/daily-2026-11-19.pdf?locale=en",
};
