import type { TradeFiguresSchema } from "@candlewise/contracts/performance/schemas";
import type { RoundTrip } from "@candlewise/domain/performance/round-trips";
import type { z } from "zod";

/** What other features may use of performance. */
export interface PerformancePort {
  /** Figures of closed trades. */
  figuresOf(trips: readonly RoundTrip[]): z.input<typeof TradeFiguresSchema>;
}
