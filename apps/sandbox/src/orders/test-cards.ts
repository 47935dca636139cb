import type { Code } from "../sandbox-error.ts";

/** How a card behaves. */
export type Behavior =
  | "approves"
  | "declines"
  | "no_funds"
  | "expired"
  | "stolen"
  | "confirms"
  | "late"
  | "disputed"
  | "renewals_fail"
  | "renewals_recover";

export interface TestCard {
  readonly number: string;
  readonly behavior: Behavior;
}

/** The first two are Solidgate's. Others are refused, so that nobody types a real card. */
export const TEST_CARDS: readonly TestCard[] = [
  { number: "4067429974719265", behavior: "approves" },
  { number: "5251033622437578", behavior: "declines" },
  { number: "4000000000003220", behavior: "confirms" },
  { number: "4000000000009995", behavior: "no_funds" },
  { number: "4000000000000077", behavior: "late" },
  { number: "4000000000000069", behavior: "expired" },
  { number: "4000000000009979", behavior: "stolen" },
  { number: "4000000000000259", behavior: "disputed" },
  { number: "4000000000000341", behavior: "renewals_fail" },
  { number: "5555555555554444", behavior: "renewals_recover" },
];

export interface CardDetails {
  readonly number: string;
  readonly expiryMonth: number;
  readonly expiryYear: number;
}

export const brandOf = (number: string): string => (number.startsWith("4") ? "VISA" : "MASTERCARD");

/** Null for a card that is no test card. */
export const behaviorOf = (number: string): Behavior | null =>
  TEST_CARDS.find((card) => card.number === number)?.behavior ?? null;

interface Attempt {
  /** Whether the buyer is there to confirm. */
  readonly isBuyerPresent: boolean;
  /** 0 for a payment that is not a renewal, or the first try of one. */
  readonly retry: number;
}

export type Verdict = "approved" | "confirm" | "late" | "disputed" | Code;

export function verdictOf(behavior: Behavior, { isBuyerPresent, retry }: Attempt): Verdict {
  switch (behavior) {
    case "approves":
      return "approved";
    case "declines":
      return "3.08";
    case "no_funds":
      return "3.02";
    case "expired":
      return "2.09";
    case "stolen":
      return "4.02";
    case "confirms":
      return isBuyerPresent ? "confirm" : "approved";
    case "late":
      return isBuyerPresent ? "late" : "approved";
    case "disputed":
      return isBuyerPresent ? "disputed" : "approved";
    case "renewals_fail":
      return isBuyerPresent ? "approved" : "3.02";
    case "renewals_recover":
      return isBuyerPresent || retry > 0 ? "approved" : "3.02";
  }
}
