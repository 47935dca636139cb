import { divide } from "@candlewise/domain/simulator/money";

/** A sum in 1e-4 USD as a number of US dollars, rounded to cents. */
export const dollars = (sum: bigint): number => Number(divide(sum, 100n)) / 100;
