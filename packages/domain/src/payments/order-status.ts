/** S3.25 */
export const PAYMENT_METHODS = ["PAYPAL", "CARD", "APPLEPAY", "GOOGLEPAY"] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** How far an order is, in the provider's words; `created` is known to us only. */
export const ORDER_STATUSES = [
  "created",
  "processing",
  "3ds_verify",
  "auth_ok",
  "auth_failed",
  "settle_ok",
  "void_ok",
  "partial_refunded",
  "refunded",
  "charged_back",
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/**
 * Later steps of an order rank higher. The provider may tell of them late, twice or in any order: one that does not rank higher than what is
 * known changes nothing. A decline ranks below a payment, because a card form may be sent again with another card.
 */
const RANKS: Readonly<Record<OrderStatus, number>> = {
  created: 0,
  processing: 1,
  "3ds_verify": 2,
  auth_failed: 3,
  auth_ok: 4,
  settle_ok: 5,
  void_ok: 6,
  partial_refunded: 7,
  refunded: 8,
  charged_back: 9,
};

export const isLater = (status: OrderStatus, than: OrderStatus): boolean => RANKS[status] > RANKS[than];

/** What the buyer has to know: is it paid, is something to do, or did it fail? */
export type OrderOutcome = "pending" | "requires_action" | "paid" | "failed" | "returned";

export function outcomeOf(status: OrderStatus): OrderOutcome {
  switch (status) {
    case "created":
    case "processing":
    case "auth_ok":
      return "pending";
    case "3ds_verify":
      return "requires_action";
    case "settle_ok":
    case "partial_refunded":
      return "paid";
    case "auth_failed":
    case "void_ok":
      return "failed";
    case "refunded":
    case "charged_back":
      return "returned";
  }
}

/** Whether the provider may still tell of a payment, or of its failure. */
export const isWaiting = (status: OrderStatus): boolean => ["pending", "requires_action"].includes(outcomeOf(status));

/** Whether money was charged, even if it was given back since. */
export const isSettled = (status: OrderStatus): boolean => ["paid", "returned"].includes(outcomeOf(status));
