import {
  divideDown,
  formatQuantity,
  formatUsd,
  parseQuantity,
  parseUsd,
  UNIT,
} from "@candlewise/domain/simulator/money";
import type { Available } from "./order-draft.ts";
import type { OrderFields } from "./order-fields.ts";

/** Percent of the cash that a purchase may cost before spread, commission, and the cushion of a market order. */
const SPENDABLE = 97n;

/** Decimals of a US dollar on the wire below the cent. */
const BELOW_CENT = 100n;

/** A part of what is available as an amount: of the cash, in whole units where it buys one, or of the units held. Null if that is nothing. */
export function portionOf(
  { side, unit }: Pick<OrderFields, "side" | "unit">,
  {
    cash,
    quantity,
    most,
  }: Available & { /** The largest purchase, once the server has told it. */ most?: string | undefined },
  ask: string,
  percent: bigint,
): Pick<OrderFields, "unit" | "amount"> | null {
  if (side === "sell") return positive("units", formatQuantity((parseQuantity(quantity) * percent) / 100n));
  const dollars = (parseUsd(cash) * SPENDABLE * percent) / 10_000n;
  if (unit === "dollars") return positive("dollars", formatUsd(dollars - (dollars % BELOW_CENT)));
  const price = parseUsd(ask);
  if (price === 0n) return null;
  const units = most === undefined ? divideDown(dollars * UNIT, price) : (parseQuantity(most) * percent) / 100n;
  return positive("units", formatQuantity(units > UNIT ? units - (units % UNIT) : units));
}

const positive = (unit: OrderFields["unit"], amount: string) => (Number(amount) > 0 ? { unit, amount } : null);
