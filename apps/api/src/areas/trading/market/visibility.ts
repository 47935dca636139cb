import type { Hidden } from "@candlewise/domain/geo/hidden-countries";
import { AppError } from "#api/platform/errors.ts";
import type { CallContext } from "#api/platform/http/endpoint.ts";
import type { MarketDependencies } from "./dependencies.ts";
import type { ListedInstrument } from "./price-source.ts";

export const isShown = ({ kind }: ListedInstrument, hidden: Hidden): boolean => !(hidden.crypto && kind === "crypto");

/** @throws AppError `not_found` for an instrument that does not exist or is hidden from the caller */
export function requireInstrument(
  deps: Pick<MarketDependencies, "prices">,
  { hidden }: Pick<CallContext, "hidden">,
  ticker: string,
): ListedInstrument {
  const instrument = deps.prices.find(ticker);
  if (instrument === undefined || !isShown(instrument, hidden)) throw new AppError("not_found");
  return instrument;
}
