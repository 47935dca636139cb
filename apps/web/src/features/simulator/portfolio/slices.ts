import type { LivePortfolio } from "./live-portfolio.ts";

/** A part of the whole account; `ticker` is null for cash, for what the country hides, and for all that is too small to be named. */
export interface Slice {
  readonly kind: "position" | "others" | "hidden" | "cash";
  readonly ticker: string | null;
  /** Percent. */
  readonly weight: number;
}

/** Named parts: as many as there are distinguishable colors. */
const NAMED = 5;

/** The account cut into its largest positions, all others together, what the country hides, and cash; parts of nothing are left out. */
export function slicesOf({ positions, cashWeight, hiddenWeight }: LivePortfolio): Slice[] {
  const named = positions.slice(0, NAMED);
  const rest = positions.slice(NAMED).reduce((sum, { weight }) => sum + weight, 0);
  const slices: Slice[] = [
    ...named.map(({ ticker, weight }) => ({ kind: "position" as const, ticker, weight })),
    { kind: "others", ticker: null, weight: rest },
    { kind: "hidden", ticker: null, weight: hiddenWeight },
    { kind: "cash", ticker: null, weight: cashWeight },
  ];
  return slices.filter(({ weight }) => weight > 0);
}
