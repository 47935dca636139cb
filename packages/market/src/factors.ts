import type { FactorPath } from "./factor-path.ts";
import {
  CRYPTO_FACTOR,
  INTEREST_RATE_FACTOR,
  MARKET_FACTOR,
  ownFactor,
  SECTOR_FACTOR,
  type FactorParameters,
} from "./market-parameters.ts";
import type { Instrument, NewsItem } from "./types.ts";

/** A component of a price: `weight` times the factor's log path. */
export interface Part {
  readonly factor: FactorPath;
  readonly weight: number;
  readonly cause: Extract<NewsItem["cause"], "market" | "sector" | "company">;
}

/**
 * The factors of an instrument. `obtain` creates a factor or returns the existing one with this name, so that instruments share the common
 * ones.
 */
export function partsOf(
  instrument: Instrument,
  obtain: (name: string, parameters: FactorParameters) => FactorPath,
): Part[] {
  const { kind, sector, ticker, path } = instrument;
  const parts: Part[] = [];
  const common = commonFactorOf(instrument);
  if (path.marketBeta !== 0)
    parts.push({ factor: obtain(common.name, common.parameters), weight: path.marketBeta, cause: "market" });
  if (sector !== null && path.sectorBeta !== 0)
    parts.push({ factor: obtain(`sector:${sector}`, SECTOR_FACTOR), weight: path.sectorBeta, cause: "sector" });
  parts.push({ factor: obtain(`own:${ticker}`, ownFactor(kind, path.ownVolatility)), weight: 1, cause: "company" });
  return parts;
}

function commonFactorOf({ kind }: Instrument): { name: string; parameters: FactorParameters } {
  switch (kind) {
    case "share":
    case "fund":
      return { name: "market", parameters: MARKET_FACTOR };
    case "bond_fund":
      return { name: "interest-rate", parameters: INTEREST_RATE_FACTOR };
    case "crypto":
      return { name: "crypto", parameters: CRYPTO_FACTOR };
  }
}
