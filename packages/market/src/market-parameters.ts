import { exp } from "./portable-math.ts";

/** Days whose returns are computed together. */
export const BLOCK_DAYS = 64;

/** Parameters of one factor. Standard deviations are of log returns. */
export interface FactorParameters {
  /** Long-run standard deviation of a day. */
  readonly dailyVolatility: number;
  /** Number of blocks after which the path returns to zero; a power of two. */
  readonly spanBlocks: number;
  /** Minutes of a session. */
  readonly minutes: number;
  /** Share of a session's variance by the end of each minute: `minutes + 1` values from 0 to 1. */
  readonly varianceProfile: Float64Array;
  /** Share of a day's variance that falls into the opening gap. */
  readonly overnightShare: number;
  /** Standard deviation of the log odds that divide a span's variance between its halves. */
  readonly spanUnevenness: number;
  /** The same within a session. */
  readonly sessionUnevenness: number;
  /** Noise of the log volatility: standard deviation by number of days between lattice points (a power of two). */
  readonly octaves: readonly { readonly days: number; readonly strength: number }[];
  /** How strongly, and for how many days, a loss raises the volatility after it. */
  readonly leverage: { readonly strength: number; readonly days: number };
  /** Days with a draw `scale` times as large, and the share of them that are losses. */
  readonly tail: { readonly probability: number; readonly scale: number; readonly lossShare: number };
  /** Extra moves of a day, in long-run daily volatilities. */
  readonly jump: { readonly probability: number; readonly scale: number };
  /** Midpoints of the session's tree with a draw `scale` times as large. */
  readonly sessionTail: { readonly probability: number; readonly scale: number };
}

const EXCHANGE_MINUTES = 390;
const CRYPTO_MINUTES = 1440;

/** Cumulative share of a session by minute, higher near the open and the close (the U shape of Wood, McInish and Ord, 1985). */
function sessionProfile(minutes: number, atOpen: number, atClose: number): Float64Array {
  const shares = new Float64Array(minutes + 1);
  let sum = 0;
  for (let minute = 0; minute < minutes; minute++) {
    const middle = minute + 0.5;
    sum += 1 + atOpen * exp(-middle / (minutes * 0.08)) + atClose * exp(-(minutes - middle) / (minutes * 0.06));
    shares[minute + 1] = sum;
  }
  for (let minute = 0; minute <= minutes; minute++) shares[minute] = (shares[minute] ?? 0) / sum;
  return shares;
}

const EXCHANGE_VARIANCE = sessionProfile(EXCHANGE_MINUTES, 2.6, 1);
const CRYPTO_VARIANCE = sessionProfile(CRYPTO_MINUTES, 0.25, 0.25);

/** Of the traded volume, by kind of session. */
export const VOLUME_PROFILES = {
  exchange: sessionProfile(EXCHANGE_MINUTES, 3.2, 2.2),
  continuous: sessionProfile(CRYPTO_MINUTES, 0.25, 0.25),
} as const;

const NO_JUMPS = { probability: 0, scale: 0 };
const EVEN_TAIL = { probability: 0.06, scale: 2, lossShare: 0.5 };

/** Drives all shares and funds. Calibrated against the S&P 500 from 2000 to 2020 (docs/decisions/0011-practice-market.md). */
export const MARKET_FACTOR: FactorParameters = {
  dailyVolatility: 0.0122,
  spanBlocks: 64,
  minutes: EXCHANGE_MINUTES,
  varianceProfile: EXCHANGE_VARIANCE,
  overnightShare: 0.2,
  spanUnevenness: 0.85,
  sessionUnevenness: 0.5,
  octaves: [
    { days: 16, strength: 0.08 },
    { days: 32, strength: 0.18 },
    { days: 64, strength: 0.2 },
    { days: 128, strength: 0.16 },
    { days: 256, strength: 0.14 },
  ],
  leverage: { strength: 0.16, days: 13 },
  tail: { probability: 0.06, scale: 2, lossShare: 0.95 },
  jump: NO_JUMPS,
  sessionTail: { probability: 0.01, scale: 2.5 },
};

export const SECTOR_FACTOR: FactorParameters = {
  ...MARKET_FACTOR,
  dailyVolatility: 0.007,
  leverage: { strength: 0.03, days: 13 },
  tail: EVEN_TAIL,
};

/** Drives bond funds: the price of a bond with a duration of about six years as interest rates move. */
export const INTEREST_RATE_FACTOR: FactorParameters = {
  ...SECTOR_FACTOR,
  dailyVolatility: 0.0055,
  spanUnevenness: 0.4,
};

/** Drives all crypto assets: 24 hours, no gap, more volatile than the market factor and with weaker clustering. */
export const CRYPTO_FACTOR: FactorParameters = {
  dailyVolatility: 0.024,
  spanBlocks: 32,
  minutes: CRYPTO_MINUTES,
  varianceProfile: CRYPTO_VARIANCE,
  overnightShare: 0,
  spanUnevenness: 0.7,
  sessionUnevenness: 0.55,
  octaves: [
    { days: 8, strength: 0.12 },
    { days: 16, strength: 0.16 },
    { days: 32, strength: 0.16 },
    { days: 64, strength: 0.14 },
    { days: 128, strength: 0.12 },
    { days: 256, strength: 0.1 },
  ],
  leverage: { strength: 0.02, days: 10 },
  tail: { probability: 0.07, scale: 2.2, lossShare: 0.55 },
  jump: NO_JUMPS,
  sessionTail: { probability: 0.01, scale: 3 },
};

/** Eight years: long enough for lasting success or failure of a company, short enough to keep prices in the range of their reference. */
const OWN_SPAN_BLOCKS = 32;

/** The idiosyncratic factor of one instrument: results, rumors, surprises. */
export function ownFactor(kind: "share" | "fund" | "bond_fund" | "crypto", dailyVolatility: number): FactorParameters {
  if (kind === "crypto") return { ...CRYPTO_FACTOR, dailyVolatility, spanBlocks: OWN_SPAN_BLOCKS };
  const own = {
    ...SECTOR_FACTOR,
    dailyVolatility,
    spanBlocks: OWN_SPAN_BLOCKS,
    leverage: { strength: 0.02, days: 12 },
  };
  if (kind !== "share") return own;
  return { ...own, overnightShare: 0.3, jump: { probability: 0.012, scale: 4 } };
}
