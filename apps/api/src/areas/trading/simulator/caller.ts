import type { Hidden } from "@candlewise/domain/geo/hidden-countries";
import { AppError } from "#api/platform/errors.ts";
import type { SimulatorDependencies } from "./dependencies.ts";
import type { TradedInstrument } from "./simulator-market.ts";

/** @throws AppError `not_found` for an instrument that does not exist or is hidden from the caller */
export function requireInstrument({ market }: SimulatorDependencies, ticker: string, hidden: Hidden): TradedInstrument {
  const instrument = market.find(ticker);
  if (!instrument || (hidden.crypto && instrument.kind === "crypto")) throw new AppError("not_found");
  return instrument;
}

/** Whether the caller may see an instrument. */
export const isShown = ({ market }: Pick<SimulatorDependencies, "market">, hidden: Hidden, ticker: string): boolean =>
  !hidden.crypto || market.find(ticker)?.kind !== "crypto";

/**
 * Settles the current account and returns the requested number, by default that of the current account.
 * @throws AppError `not_found` for an account that does not exist
 */
export async function requireAccount(
  { accounts }: SimulatorDependencies,
  userId: string,
  number?: number,
): Promise<number> {
  const current = await accounts.settledNumber(userId);
  if (number !== undefined && number > current) throw new AppError("not_found");
  return number ?? current;
}
