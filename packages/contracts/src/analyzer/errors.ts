import { refusal, type ErrorKinds } from "../error-kind.ts";

export const analyzerErrors = {
  analysis_limit_reached: refusal(402, "You have used today's free analyses."),
  not_a_chart: refusal(
    422,
    "This does not look like a price chart. Use a screenshot of one chart, without other windows over it.",
  ),
  too_few_candles: refusal(422, "The chart has too few candles to analyze. Zoom out until at least 20 are visible."),
  too_small: refusal(422, "The picture is too small to read. Use a screenshot of at least 300 × 200 pixels."),
  unsupported_type: refusal(415, "Use a PNG, JPEG or WebP picture."),
  busy: refusal(503, "Too many charts are waiting. Try again in a minute."),
  analysis_failed: refusal(500, "The chart could not be analyzed. It did not count; try again."),
} as const satisfies ErrorKinds;
