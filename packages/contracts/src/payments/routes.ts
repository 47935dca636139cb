import type { RouteTable } from "../endpoint.ts";
import type { FileTable } from "../file.ts";
import type { WebhookTable } from "../webhook.ts";

/** Calls of the screens of the plan, which a mailed link opens too. */
const ofPlan = { token: "default", tempUses: ["plan"], errors: [] } as const;

/** Buying: with the form of the payment provider, or with one click on a stored card. */
const buying = {
  createPaymentForm: {
    ...ofPlan,
    method: "POST",
    path: "/payments/solid/forms/",
    owner: "body:user_id",
    errors: ["offer_ended", "already_owned", "vat_number_invalid", "vat_number_unknown"],
    idempotent: true,
    summary:
      "Opens an order for an offer, and returns what the provider's form needs. There is one open order for each learner, offer and price, so a repeat returns the same.",
    invalidates: ["Payments"],
    rateLimit: 30,
  },
  getPaymentFormStatus: {
    ...ofPlan,
    method: "GET",
    path: "/payments/solid/forms/{order_id}/status/",
    owner: "query:user_id",
    summary: "How far the order of a payment form is. Asks the provider if it has not told yet.",
  },
  buyWithOneClick: {
    ...ofPlan,
    method: "POST",
    path: "/payments/solid/orders/one-click/",
    owner: "body:user_id",
    errors: ["offer_ended", "already_owned", "no_card", "vat_number_invalid", "vat_number_unknown"],
    idempotent: true,
    summary:
      "Buys an offer with the primary card. A declined order is `failed`, with the reason; one that the bank wants confirmed at `verify_url` `requires_action`; one whose outcome is not known, such as while the provider does not answer, is `pending`: getPaymentFormStatus then tells the outcome.",
    invalidates: ["Payments", "Subscriptions", "Access", "Freemium"],
    rateLimit: 30,
  },
  getPaymentType: {
    ...ofPlan,
    method: "GET",
    path: "/payments/solid/orders/payment_type/",
    owner: "self",
    summary: "How the caller paid last; null before the first payment.",
    provides: ["Payments"],
  },
  listPayments: {
    ...ofPlan,
    method: "GET",
    path: "/payments/solid/orders/",
    owner: "self",
    summary: "The caller's payments, newest first, with their receipts.",
    provides: ["Payments"],
  },
  withdraw: {
    ...ofPlan,
    method: "POST",
    path: "/payments/solid/orders/{order_id}/withdraw/",
    owner: "self",
    errors: ["not_refundable"],
    summary:
      "Withdraws from a contract in its first 14 days: ends what was bought, refunds it, and confirms both by email. A repeat changes nothing.",
    invalidates: ["Payments", "Subscriptions", "Access", "Freemium"],
  },
} as const satisfies RouteTable;

const cards = {
  listCardsOfUser: {
    ...ofPlan,
    method: "GET",
    path: "/payments/solid/cards/users/",
    owner: "query:user_id",
    summary: "The stored cards of a user, the primary one first.",
    provides: ["Cards"],
  },
  listCards: {
    ...ofPlan,
    method: "GET",
    path: "/payments/solid/cards/",
    owner: "self",
    summary: "The caller's stored cards, the primary one first.",
    provides: ["Cards"],
  },
  getCard: {
    ...ofPlan,
    method: "GET",
    path: "/payments/solid/cards/{card_id}/",
    owner: "self",
    summary: "One of the caller's stored cards.",
    provides: ["Cards"],
  },
  addCard: {
    ...ofPlan,
    method: "POST",
    path: "/payments/solid/cards/",
    owner: "self",
    errors: ["payment_provider_unavailable"],
    idempotent: true,
    summary: "Opens an order of nothing, and returns what the provider's form needs to store a card with it.",
    rateLimit: 30,
  },
  getCardOrderStatus: {
    ...ofPlan,
    method: "GET",
    path: "/payments/solid/cards/orders/{order_id}/status/",
    owner: "self",
    summary: "How far the order that stores a card is.",
  },
  makeCardPrimary: {
    ...ofPlan,
    method: "POST",
    path: "/payments/solid/cards/{card_id}/primary/",
    owner: "self",
    errors: ["payment_provider_unavailable"],
    summary: "Makes a card the one that renewals and one-click purchases are charged to. A repeat changes nothing.",
    invalidates: ["Cards", "Subscriptions"],
  },
  deleteCard: {
    ...ofPlan,
    method: "DELETE",
    path: "/payments/solid/cards/{card_id}/",
    owner: "self",
    errors: ["card_in_use"],
    summary: "Deletes a stored card, unless a subscription is paid with it.",
    invalidates: ["Cards"],
  },
} as const satisfies RouteTable;

/** For the people who run the service. */
const ofOperators = { token: "default", access: "operator", owner: "anyone", errors: [] } as const;
const revenue = {
  getRevenue: {
    ...ofOperators,
    method: "GET",
    path: "/operator/revenue/",
    summary:
      "Recurring revenue by currency, what changed it in the last 30 days, balances of the ledger, and what waits for the provider.",
    provides: ["Revenue"],
  },
  listAllOrders: {
    ...ofOperators,
    method: "GET",
    path: "/operator/orders/",
    summary: "Orders of all users, newest first, a page at a time; those that wait for a status if asked for.",
    provides: ["Revenue"],
  },
  refundOrder: {
    ...ofOperators,
    method: "POST",
    path: "/operator/orders/{order_id}/refund/",
    errors: ["not_refundable", "payment_provider_unavailable"],
    idempotent: true,
    summary: "Refunds an order or a part of it, with a reason that is stored.",
    invalidates: ["Revenue"],
  },
} as const satisfies RouteTable;

export const paymentsRoutes = { ...buying, ...cards, ...revenue } as const satisfies RouteTable;

/** A browser opens these in a tab of its own, so they need no token; the address of a receipt cannot be guessed. */
export const paymentsFiles = {
  getReceipt: {
    method: "GET",
    path: "/payments/receipts/{key}/{name}.pdf",
    token: "none",
    owner: "credential",
    errors: [],
    summary: "The receipt of a payment as a PDF.",
  },
} as const satisfies FileTable;

export const paymentsWebhooks = {
  solidgateEvent: {
    path: "/payments/solid/webhooks/",
    errors: [],
    summary: "Orders and subscriptions that changed at the payment provider, signed by it.",
  },
} as const satisfies WebhookTable;
