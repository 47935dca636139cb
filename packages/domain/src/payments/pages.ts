/** The page that waits for the outcome of an order. The browser also comes back to it after a step at the bank. */
export const orderPage = (orderId: string): string => `/checkout/${encodeURIComponent(orderId)}`;

/** The page of the plan: cancel, cards, receipts. A mailed link adds `#token=…`. */
export const PLAN_PAGE = "/profile/plan-subscription";
