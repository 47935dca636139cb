import type { TradeFiguresSchema } from "@candlewise/contracts/performance/schemas";
import type { RoundTrip } from "@candlewise/domain/performance/round-trips";
import type { Order } from "@candlewise/domain/simulator/account";
import type { z } from "zod";
import { AppError } from "#api/platform/errors.ts";
import type { Platform } from "#api/platform/feature.ts";
import type { CallContext } from "#api/platform/mount.ts";
import type { Pictures } from "#api/platform/objects/pictures.ts";

/** An order of a practice account, as far as the journal tells of it. */
export type JournalOrder = Pick<
  Order,
  "id" | "ticker" | "side" | "status" | "quantity" | "filledQuantity" | "filledValue" | "acceptedAt"
>;

/** What the journal needs of other features; the app supplies it. */
export interface JournalPorts {
  readonly pictures: Pictures;
  /** Those of these orders that are the user's, of whichever account. */
  orders(userId: string, ids: readonly string[]): Promise<readonly JournalOrder[]>;
  /** Every trade that the user has closed, in all accounts, oldest first. */
  closedTrades(userId: string): Promise<readonly RoundTrip[]>;
  /** What closed trades came to. */
  readonly figuresOf: (trips: readonly RoundTrip[]) => z.input<typeof TradeFiguresSchema>;
  hides(context: CallContext): Promise<{ readonly simulator: boolean }>;
}

export interface JournalDependencies extends Pick<Platform, "database" | "clock" | "objects">, JournalPorts {
  /** A new name of a picture, which nobody can guess. */
  newName(): string;
}

/** @throws AppError `not_found` where the simulator is hidden */
export async function requireJournal(deps: Pick<JournalPorts, "hides">, context: CallContext): Promise<void> {
  if ((await deps.hides(context)).simulator) throw new AppError("not_found");
}
