import {
  CONFIDENCES,
  DIRECTIONS,
  DROP_LEVELS,
  RISK_LEVELS,
  SENTIMENTS,
  TRENDS,
} from "@candlewise/domain/analyzer/facts";
import { expect, it } from "vitest";
import { AnalysisModeSchema } from "./schemas.ts";

it.each([
  ["trends", TRENDS, ["bullish", "neutral", "bearish", "sideways"]],
  ["confidences", CONFIDENCES, ["high", "medium", "low"]],
  ["directions", DIRECTIONS, ["long", "short"]],
  ["sentiments", SENTIMENTS, ["positive", "neutral", "negative"]],
  ["risk levels", RISK_LEVELS, ["very_low", "low", "medium", "high", "very_high", "extreme"]],
  ["drop levels", DROP_LEVELS, ["severe", "significant", "medium_drop", "no_drop"]],
  ["modes", AnalysisModeSchema.options, ["chart_analyzer", "scenario_analyzer", "patterns_analyzer"]],
])(
  "S3.17 S3.18 S3.19 S3.20 S3.21 S3.22 S3.23 S9.06 the %s of an analysis are those of the specification",
  (_, values, wanted) => {
    expect(values).toEqual(wanted);
  },
);
