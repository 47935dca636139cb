import {
  CONFIDENCES,
  DIRECTIONS,
  DROP_LEVELS,
  PROBABILITIES,
  RISK_LEVELS,
  SENTIMENTS,
  TRENDS,
} from "@candlewise/domain/analyzer/facts";
import { CANDLE_PATTERNS, CHART_PATTERNS } from "@candlewise/domain/analyzer/pattern-names";
import { z } from "zod";
import { defineContract } from "../endpoint.ts";
import { defineFiles } from "../file.ts";
import { defineStreams } from "../stream.ts";
import { ArrowSchema } from "../profile/schemas.ts";
import { analyzerFiles, analyzerRoutes, analyzerStreams } from "./routes.ts";

/** The basic report, the scenarios, the patterns. */
export const AnalysisModeSchema = z.enum(["chart_analyzer", "scenario_analyzer", "patterns_analyzer"]);

export const AnalysisStateSchema = z.enum(["waiting", "working", "done", "refused", "failed"]).meta({
  description: "Analyses that end as `refused` or `failed` do not count toward the limit.",
});
export const AnalysisStepSchema = z.enum(["waiting", "finding_candles", "reading_axis", "analyzing", "writing"]);
export const AnalysisRefusalSchema = z.enum(["not_a_chart", "too_few_candles", "too_small", "analysis_failed"]).meta({
  description: [
    "`not_a_chart`: use a screenshot of one price chart, without other windows over it.",
    "`too_few_candles`: zoom out until at least 20 are visible.",
    "`too_small`: the chart in the picture is too small to read; enlarge it.",
    "`analysis_failed`: the server failed; send the picture again.",
  ].join("\n\n"),
});
export const AnalysisWarningSchema = z.enum(["axis_unreadable", "direction_uncertain", "low_quality"]).meta({
  description: [
    "`axis_unreadable`: values are percent of the visible range; for prices, use a picture that shows the price axis.",
    "`direction_uncertain`: rising and falling bars could not be told apart for sure.",
    "`low_quality`: the picture is blurred or small; a screenshot instead of a photo gives more.",
  ].join("\n\n"),
});

const confidence = z.enum(CONFIDENCES);
const direction = z.enum(DIRECTIONS);
const risk = z.enum(RISK_LEVELS);
/** Index in the series, from 0. */
const bar = z.int().min(0);
/** In the unit of the series. */
const price = z.number();
const point = z.strictObject({ bar, price });
/** A share of 1. */
const share = z.number();

export const AnalysisRequestSchema = z.strictObject({
  id: z.uuid(),
  mode: AnalysisModeSchema,
  state: AnalysisStateSchema,
  step: AnalysisStepSchema,
  /** Pictures that are read first; null once it is under way. */
  ahead: z.int().min(0).nullable(),
  refusal: AnalysisRefusalSchema.nullable(),
  created_at: z.iso.datetime(),
  picture: z.strictObject({ url: z.string(), width: z.int(), height: z.int() }),
  /** What a list shows of a finished analysis. */
  headline: z
    .strictObject({
      trend: z.enum(TRENDS),
      confidence,
      patterns: z.array(z.enum(CHART_PATTERNS)),
    })
    .nullable(),
});

/** What was read, with the place of each value in the picture. */
export const AnalysisSeriesSchema = z.strictObject({
  kind: z.enum(["candles", "bars", "line", "area"]),
  /** `percent`: the axis could not be read; 0 is the lowest price of the picture, 100 the highest. */
  unit: z.enum(["price", "percent"]),
  bars: z.array(z.strictObject({ open: price, high: price, low: price, close: price })),
  /** Column of each bar's center, in pixels of the picture. */
  columns: z.array(z.number()),
  /** Row of a price: `a * price + b`, or `a * ln(price) + b` on a logarithmic scale; in pixels of the picture. */
  rows: z.strictObject({ kind: z.enum(["linear", "log"]), a: z.number(), b: z.number() }),
  warnings: z.array(AnalysisWarningSchema),
});

const LevelSchema = z.strictObject({
  id: z.string(),
  kind: z.enum(["support", "resistance"]),
  price,
  touches: z.array(bar),
  strength: confidence,
});

const voidedAt = z.strictObject({ side: z.enum(["above", "below"]), price });

const CandlePatternSchema = z.strictObject({
  id: z.string(),
  name: z.enum(CANDLE_PATTERNS),
  bar,
  length: z.int().min(1),
  direction: direction.nullable(),
  base_rate: share,
});

const ChartPatternSchema = z.strictObject({
  id: z.string(),
  name: z.enum(CHART_PATTERNS),
  from: bar,
  to: bar,
  points: z.array(point),
  lines: z.array(z.tuple([point, point])),
  direction: direction.nullable(),
  status: z.enum(["forming", "confirmed"]),
  confidence,
  base_rate: share,
  target: price.nullable(),
  voided_at: voidedAt,
});

const ScenarioSchema = z.strictObject({
  id: z.enum(["bullish", "base", "bearish"]),
  direction,
  entry: price,
  stop: price,
  target: price,
  reward_to_risk: z.number(),
  probability: z.enum(PROBABILITIES),
  risk,
  voided_at: voidedAt,
  basis: z.array(z.string()),
});

/** What a lesson explains of a report. */
export const AnalysisTopicSchema = z.enum([
  "trend",
  "levels",
  "volatility",
  "drop",
  "candle_patterns",
  "chart_patterns",
  "scenarios",
  "stops",
]);

const LessonLinkSchema = z.strictObject({
  topic: AnalysisTopicSchema,
  lesson_id: z.string(),
  title: z.string(),
  course_title: z.string(),
  minutes: z.int(),
});

/** Text of the configured model, checked against the facts; null without a model, or when its answer could not be used. */
const ProseSchema = z.strictObject({ paragraphs: z.array(z.string()) }).nullable();

const BasicReportSchema = z.strictObject({
  first: price,
  last: price,
  highest: point,
  lowest: point,
  change: share.nullable(),
  trend: z.strictObject({ value: z.enum(TRENDS), confidence, slope: z.number(), fit: share }),
  volatility: z.strictObject({ average_range: price, share: share.nullable(), level: risk }),
  drop: z.strictObject({
    level: z.enum(DROP_LEVELS),
    from: point,
    to: point,
    ranges: z.number(),
    share: share.nullable(),
  }),
  sentiment: z.enum(SENTIMENTS),
  risk,
  confidence,
  levels: z.array(LevelSchema),
});
const ScenarioReportSchema = z.strictObject({ levels: z.array(LevelSchema), scenarios: z.array(ScenarioSchema) });
const PatternReportSchema = z.strictObject({
  candle_patterns: z.array(CandlePatternSchema),
  patterns: z.array(ChartPatternSchema),
});

/** `series` and `report` are null until the analysis is done. */
const analysisOf = <Report extends z.ZodObject>(report: Report) =>
  z.strictObject({
    request: AnalysisRequestSchema,
    series: AnalysisSeriesSchema.nullable(),
    report: report.nullable(),
    prose: ProseSchema,
    lessons: z.array(LessonLinkSchema),
  });

const params = z.strictObject({ id: z.uuid() });
/** The picture is the file field `image`; `id` is made by the client, so that a repeated upload is the same request. */
const uploadBody = z.strictObject({ image: z.file(), id: z.uuid().optional() });

export const analyzerContract = defineContract("analyzer", analyzerRoutes, {
  analyzeChart: { body: uploadBody, response: AnalysisRequestSchema },
  analyzeScenarios: { body: uploadBody, response: AnalysisRequestSchema },
  analyzePatterns: { body: uploadBody, response: AnalysisRequestSchema },
  listAnalyses: {
    query: z.strictObject({ before: z.uuid().optional() }),
    response: z.strictObject({ requests: z.array(AnalysisRequestSchema), next: z.uuid().nullable() }),
  },
  getAnalysisAccess: {
    /** The user's property `arrow`, the goal. */
    headers: z.strictObject({ "x-user-arrow": ArrowSchema.optional() }),
    response: z.strictObject({
      /** The goal that this answer is for: that of the header, or else of the profile. */
      arrow: ArrowSchema.nullable(),
      has_access: z.boolean(),
      limit: z.int(),
      used: z.int(),
      renews_at: z.iso.datetime(),
      /** The learner's zone, at whose midnight it renews. */
      time_zone: z.string(),
    }),
  },
  getAnalysis: { params, response: analysisOf(BasicReportSchema) },
  getScenarios: { params, response: analysisOf(ScenarioReportSchema) },
  getPatterns: { params, response: analysisOf(PatternReportSchema) },
  deleteAnalysis: { params, response: z.strictObject({}) },
  restoreAnalysis: { params, response: AnalysisRequestSchema },
});

export const analyzerStreamContract = defineStreams("analyzer", analyzerStreams, {
  analysisStream: { params, events: { progress: AnalysisRequestSchema } },
});

export const analyzerFileContract = defineFiles("analyzer", analyzerFiles, {
  getAnalysisPicture: { params: z.strictObject({ name: z.string() }) },
});

export type AnalyzerShapes = typeof analyzerContract.shapes;
export type AnalysisEvents = (typeof analyzerStreamContract.shapes.analysisStream)["events"];
export type AnalysisMode = z.infer<typeof AnalysisModeSchema>;
export type AnalysisRequest = z.infer<typeof AnalysisRequestSchema>;
export type AnalysisSeries = z.infer<typeof AnalysisSeriesSchema>;
export type AnalysisTopic = z.infer<typeof AnalysisTopicSchema>;
export type AnalysisLevel = z.infer<typeof LevelSchema>;
export type AnalysisCandlePattern = z.infer<typeof CandlePatternSchema>;
export type AnalysisChartPattern = z.infer<typeof ChartPatternSchema>;
export type AnalysisScenario = z.infer<typeof ScenarioSchema>;
export type BasicReport = z.infer<typeof BasicReportSchema>;
