import type { TradeFiguresSchema } from "@candlewise/contracts/performance/schemas";
import type { RoundTrip } from "@candlewise/domain/performance/round-trips";
import type { z } from "zod";
import type { SimulatorPort } from "#api/areas/trading/simulator/port.ts";
import type { Platform } from "#api/platform/feature.ts";

/** What the journal needs from other features; supplied by the area. */
export interface JournalPorts {
  readonly simulator: SimulatorPort;
  /** Figures of closed trades. */
  readonly figuresOf: (trips: readonly RoundTrip[]) => z.input<typeof TradeFiguresSchema>;
}

export interface JournalDependencies
  extends Pick<Platform, "database" | "clock" | "objects" | "outbox" | "pictures">, JournalPorts {
  /** A new unguessable name for a picture. */
  newName(): string;
}
