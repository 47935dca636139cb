import { gauss, randomOf, type Random } from "./random.ts";

export interface PriceBar {
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  readonly volume: number;
}

export const REGIMES = ["rising", "falling", "sideways", "turning", "gaps", "wild", "calm"] as const;

export type Regime = (typeof REGIMES)[number];

export interface SeriesOptions {
  readonly seed: number;
  readonly length: number;
  /** The first price, from 0.00001 to 90,000. */
  readonly start: number;
  readonly regime: Regime;
}

interface Motion {
  /** Of one bar, in logarithms of the price. */
  readonly drift: (progress: number) => number;
  readonly volatility: number;
  /** Deviation of the step from one close to the next open. */
  readonly gap: number;
}

const none = () => 0;

const MOTIONS: Readonly<Record<Regime, Motion>> = {
  rising: { drift: () => 0.004, volatility: 0.012, gap: 0.001 },
  falling: { drift: () => -0.004, volatility: 0.012, gap: 0.001 },
  sideways: { drift: none, volatility: 0.008, gap: 0.0005 },
  turning: { drift: (progress) => (progress < 0.55 ? 0.006 : -0.007), volatility: 0.013, gap: 0 },
  gaps: { drift: none, volatility: 0.011, gap: 0.009 },
  wild: { drift: none, volatility: 0.04, gap: 0.004 },
  calm: { drift: none, volatility: 0.001, gap: 0 },
};

/** Decimals that leave six significant digits. */
const decimalsOf = (price: number): number => Math.max(0, 5 - Math.floor(Math.log10(price)));

/** A random walk whose volatility comes and goes in clusters. */
export function priceSeries({ seed, length, start, regime }: SeriesOptions): readonly PriceBar[] {
  const random = randomOf(seed);
  const { drift, volatility, gap } = MOTIONS[regime];
  const factor = 10 ** decimalsOf(start);
  const rounded = (price: number) => Math.round(price * factor) / factor;
  let price = start;
  let cluster = 1;
  return Array.from({ length }, (_, at) => {
    cluster = 0.88 * cluster + 0.12 * (0.4 + 1.2 * random());
    const deviation = volatility * cluster;
    const opened = price * Math.exp(gap * gauss(random));
    const closed = opened * Math.exp(drift(at / length) + deviation * gauss(random));
    price = closed;
    const open = rounded(opened);
    const close = rounded(closed);
    return {
      open,
      close,
      high: rounded(Math.max(open, close) * Math.exp(reach(random, deviation))),
      low: rounded(Math.min(open, close) * Math.exp(-reach(random, deviation))),
      volume: Math.round(1e5 * (0.4 + random() + (2 * Math.abs(closed / opened - 1)) / volatility)),
    };
  });
}

/** How far a wick goes beyond the body; some bars have none. */
const reach = (random: Random, deviation: number) => (random() < 0.08 ? 0 : Math.abs(0.6 * deviation * gauss(random)));
