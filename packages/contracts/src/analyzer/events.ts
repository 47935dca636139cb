import { z } from "zod";
import { defineEvent } from "../event.ts";
import { AnalysisModeSchema } from "./schemas.ts";

export const analyzerEvents = {
  /** A picture was read and analyzed; not sent for one that was refused. */
  "analysis.finished": defineEvent("user", z.strictObject({ analysis_id: z.uuid(), mode: AnalysisModeSchema })),
} as const;
