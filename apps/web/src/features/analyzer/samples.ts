import type {
  AnalysisChartPattern,
  AnalysisLevel,
  AnalysisRequest,
  AnalysisScenario,
  AnalysisSeries,
} from "@candlewise/contracts/analyzer/schemas";
import type { BasicAnalysis, PatternAnalysis, ScenarioAnalysis } from "./api.ts";

const WIDTH = 960;
const HEIGHT = 540;
const BARS = 60;

/** Two lows at 108 and a rise to 124, with the same small steps in each run. */
const bars: AnalysisSeries["bars"] = Array.from({ length: BARS }, (_, index) => {
  const share = index / (BARS - 1);
  const swing = 116 + 8 * Math.cos(share * Math.PI * 4) + Math.max(0, share - 0.75) * 16;
  const step = Math.sin(index * 2.3) * 1.4;
  const [open, close] = [swing - step, swing + step];
  return { open, close, high: Math.max(open, close) + 0.9, low: Math.min(open, close) - 0.9 };
});

/** The series of a picture of 960 × 540 pixels. */
export const sampleSeries: AnalysisSeries = {
  kind: "candles",
  unit: "price",
  bars,
  columns: bars.map((_, index) => 40 + index * 13.5),
  rows: { kind: "linear", a: -16, b: 2_190 },
  warnings: [],
};

const row = (price: number) => sampleSeries.rows.a * price + sampleSeries.rows.b;

/** The picture that the series was read from. */
function pictureOf(): string {
  const candles = bars.map(({ open, high, low, close }, index) => {
    const x = sampleSeries.columns[index] ?? 0;
    const color = close >= open ? "#26a69a" : "#ef5350";
    const top = row(Math.max(open, close));
    const height = Math.max(1, row(Math.min(open, close)) - top);
    return `<path d="M${x} ${row(high)}V${row(low)}" stroke="${color}"/><rect x="${x - 4}" y="${top}" width="8" height="${height}" fill="${color}"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="#131722"/>${candles.join("")}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

export const SAMPLE_ID = "019aafc0-0000-7000-8000-000000000001";

export function requestOf(own: Partial<AnalysisRequest> = {}): AnalysisRequest {
  return {
    id: SAMPLE_ID,
    mode: "chart_analyzer",
    state: "done",
    step: "writing",
    ahead: null,
    refusal: null,
    created_at: "2026-11-23T09:05:00.000Z",
    picture: { url: pictureOf(), width: WIDTH, height: HEIGHT },
    headline: { trend: "neutral", confidence: "medium", patterns: ["double_bottom"] },
    ...own,
  };
}

const levels: AnalysisLevel[] = [
  { id: "R1", kind: "resistance", price: 125.2, touches: [0, 30], strength: "medium" },
  { id: "S1", kind: "support", price: 107.4, touches: [15, 44], strength: "high" },
];

const common = (own: Partial<AnalysisRequest>) => ({
  request: requestOf(own),
  series: sampleSeries,
  prose: null,
});

export function basicSample(own: Partial<AnalysisRequest> = {}): BasicAnalysis {
  return {
    ...common(own),
    report: {
      first: 124,
      last: 128,
      highest: { bar: 59, price: 130 },
      lowest: { bar: 15, price: 106.4 },
      change: 0.032,
      trend: { value: "neutral", confidence: "medium", slope: 0.03, fit: 0.14 },
      volatility: { average_range: 3.6, share: 0.029, level: "medium" },
      drop: {
        level: "significant",
        from: { bar: 1, price: 125.6 },
        to: { bar: 15, price: 106.4 },
        ranges: 5.3,
        share: 0.153,
      },
      sentiment: "positive",
      risk: "medium",
      confidence: "medium",
      levels,
    },
    lessons: [
      {
        topic: "levels",
        lesson_id: "support-and-resistance",
        title: "Where prices turn",
        course_title: "Reading charts",
        minutes: 6,
      },
    ],
  };
}

const scenarios: AnalysisScenario[] = [
  {
    id: "bullish",
    direction: "long",
    entry: 125.2,
    stop: 119.6,
    target: 136,
    reward_to_risk: 1.9,
    probability: "possible",
    risk: "medium",
    voided_at: { side: "below", price: 119.6 },
    basis: ["R1", "P1"],
  },
  {
    id: "base",
    direction: "long",
    entry: 116,
    stop: 107,
    target: 125,
    reward_to_risk: 1,
    probability: "likely",
    risk: "low",
    voided_at: { side: "above", price: 126 },
    basis: ["R1", "S1"],
  },
  {
    id: "bearish",
    direction: "short",
    entry: 122,
    stop: 127,
    target: 108,
    reward_to_risk: 2.8,
    probability: "unlikely",
    risk: "high",
    voided_at: { side: "above", price: 127 },
    basis: ["S1"],
  },
];

export const scenarioSample = (own: Partial<AnalysisRequest> = {}): ScenarioAnalysis => ({
  ...common(own),
  report: { levels, scenarios },
  lessons: [],
});

const doubleBottom: AnalysisChartPattern = {
  id: "P1",
  name: "double_bottom",
  from: 8,
  to: 52,
  points: [
    { bar: 15, price: 106.6 },
    { bar: 30, price: 125.2 },
    { bar: 44, price: 107.4 },
  ],
  lines: [
    [
      { bar: 8, price: 125.2 },
      { bar: 58, price: 125.2 },
    ],
  ],
  direction: "long",
  status: "confirmed",
  confidence: "medium",
  base_rate: 0.38,
  target: 136,
  voided_at: { side: "below", price: 107 },
};

export const patternSample = (own: Partial<AnalysisRequest> = {}): PatternAnalysis => ({
  ...common(own),
  report: {
    patterns: [doubleBottom],
    candle_patterns: [{ id: "C1", name: "bullish_engulfing", bar: 57, length: 2, direction: "long", base_rate: 0.62 }],
  },
  lessons: [],
});
