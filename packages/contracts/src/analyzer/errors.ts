import { refusal, type ErrorKinds } from "../error-kind.ts";

/** Of an upload. What turns out while a picture is read is a state of its analysis: `AnalysisRefusalSchema`. */
export const analyzerErrors = {
  analysis_limit_reached: refusal(402, "You have used today's free analyses. New ones are available tomorrow."),
  too_small: refusal(422, "The picture is too small to read. Use a screenshot of at least 300 × 200 pixels."),
  unsupported_type: refusal(415, "Use a PNG, JPEG or WebP picture."),
  busy: refusal(503, "Too many charts are waiting. Try again in a minute."),
} as const satisfies ErrorKinds;
