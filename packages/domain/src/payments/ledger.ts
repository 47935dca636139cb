import { vatIn } from "../offers/vat.ts";

/** What happened to money. A charge comes before whatever gives it back. */
export type Movement = "charge" | "refund" | "chargeback";

/** An entry of the ledger: minor units, what came in is positive on `provider` and negative on what it was for. */
export interface Entry {
  /** `provider` is what the payment provider owes; `vat:DE` what is owed to a tax office. */
  readonly account: string;
  readonly amountMinor: number;
}

/** The VAT of an order, stored with it, because rates change. */
export interface OrderVat {
  readonly country: string;
  readonly ratePercent: number;
}

const RETURNS = { refund: "refunds", chargeback: "chargebacks" } as const;

/**
 * The entries of a movement of `amountMinor`. They sum to zero. Parts of an order that are given back one after the other give back exactly
 * its VAT: `before` is what was given back already.
 */
export function entriesOf(
  movement: Movement,
  { amountMinor, vat, before = 0 }: { amountMinor: number; vat: OrderVat | null; before?: number },
): Entry[] {
  const taxOf = (total: number) => (vat === null ? 0 : vatIn(total, vat.ratePercent));
  const tax = taxOf(before + amountMinor) - taxOf(before);
  const sign = movement === "charge" ? 1 : -1;
  const counter = movement === "charge" ? "revenue" : RETURNS[movement];
  const entries = [
    { account: "provider", amountMinor: sign * amountMinor },
    { account: counter, amountMinor: -sign * (amountMinor - tax) },
    { account: `vat:${vat?.country ?? ""}`, amountMinor: -sign * tax },
  ];
  return entries.filter((entry) => entry.amountMinor !== 0);
}
