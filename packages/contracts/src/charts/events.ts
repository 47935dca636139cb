import { z } from "zod";
import { defineEvent } from "../event.ts";

export const chartsEvents = {
  /** The first drawings on the chart of an instrument. */
  "chart.drawn": defineEvent("user", z.strictObject({ ticker: z.string() })),
} as const;
