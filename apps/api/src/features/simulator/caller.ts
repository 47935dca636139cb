import { AppError } from "#api/platform/errors.ts";
import type { SignedInContext } from "#api/platform/mount.ts";
import type { Hidden, SimulatorDependencies } from "./dependencies.ts";
import type { TradedInstrument } from "./simulator-market.ts";

/** What the caller's country hides. @throws AppError `not_found` where the simulator itself is hidden */
export async function requireSimulator(deps: SimulatorDependencies, context: SignedInContext): Promise<Hidden> {
  const hidden = await deps.hides(context);
  if (hidden.simulator) throw new AppError("not_found");
  return hidden;
}

/** @throws AppError `not_found` when there is no such instrument, or none for this caller */
export function requireInstrument({ market }: SimulatorDependencies, ticker: string, hidden: Hidden): TradedInstrument {
  const instrument = market.find(ticker);
  if (!instrument || (hidden.crypto && instrument.kind === "crypto")) throw new AppError("not_found");
  return instrument;
}

/** Whether this caller may be told of what happened in an instrument. */
export const isShown = ({ market }: SimulatorDependencies, hidden: Hidden, ticker: string | null): boolean =>
  !hidden.crypto || ticker === null || market.find(ticker)?.kind !== "crypto";
