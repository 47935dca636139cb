/** What the buyer can do about a payment that failed. */
export const DECLINE_REASONS = [
  "insufficient_funds",
  "card_expired",
  "wrong_details",
  "not_confirmed",
  "blocked",
  "declined",
] as const;
export type DeclineReason = (typeof DECLINE_REASONS)[number];

/** The provider's codes. Every other code means that the bank gives no reason, or none that the buyer could act on. */
const REASONS: Readonly<Record<string, DeclineReason>> = {
  "2.06": "wrong_details",
  "2.08": "wrong_details",
  "2.09": "card_expired",
  "2.15": "not_confirmed",
  "3.01": "blocked",
  "3.02": "insufficient_funds",
  "3.09": "not_confirmed",
  "5.01": "not_confirmed",
};

/** Codes from 4.01 on name fraud, or a card that was reported as lost. */
export const reasonOfDecline = (code: string | null): DeclineReason =>
  REASONS[code ?? ""] ?? (code?.startsWith("4.") ? "blocked" : "declined");
