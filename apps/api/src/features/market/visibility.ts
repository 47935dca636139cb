import { AppError } from "#api/platform/errors.ts";
import type { CallContext } from "#api/platform/mount.ts";
import type { Hidden, MarketDependencies } from "./dependencies.ts";
import type { ListedInstrument } from "./price-source.ts";

/** What the caller's country hides. @throws AppError `not_found` where the market itself is hidden */
export async function requireMarket(deps: MarketDependencies, context: CallContext): Promise<Hidden> {
  const hidden = await deps.hides(context);
  if (hidden.simulator) throw new AppError("not_found");
  return hidden;
}

export const isShown = ({ kind }: ListedInstrument, hidden: Hidden): boolean => !(hidden.crypto && kind === "crypto");

/** @throws AppError `not_found` when there is no such instrument, or none for this caller */
export async function requireInstrument(
  deps: MarketDependencies,
  context: CallContext,
  ticker: string,
): Promise<ListedInstrument> {
  const hidden = await requireMarket(deps, context);
  const instrument = deps.prices.find(ticker);
  if (instrument === undefined || !isShown(instrument, hidden)) throw new AppError("not_found");
  return instrument;
}
