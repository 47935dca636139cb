import type { TradeFigures } from "@candlewise/domain/performance/trade-figures";

/** Figures without the last digits of the average R, which depend on the order of additions. */
export const comparableFigures = ({ r, ...figures }: TradeFigures): TradeFigures => ({
  ...figures,
  r: { ...r, average: r.average === null ? null : Number(r.average.toPrecision(9)) },
});
