import type { Offer, Pricing } from "@candlewise/contracts/offers/schemas";
import type { Subscription } from "@candlewise/contracts/subscriptions/schemas";
import { onTestFinished } from "vitest";

const uuid = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`;

const PRICING: Pricing = {
  id: uuid(1),
  tier: "pricing_t1",
  currency: "USD",
  total_minor: 999,
  vat: null,
  period: { unit: "month", count: 1 },
  represented_minor: 34,
  trial: null,
  is_trial_used: false,
  usual_total_minor: null,
  discount_ends_at: null,
};

export const MONTHLY = PRICING;
const QUARTERLY: Pricing = {
  ...PRICING,
  id: uuid(2),
  total_minor: 2399,
  represented_minor: 27,
  period: { unit: "month", count: 3 },
};
export const YEARLY: Pricing = {
  ...PRICING,
  id: uuid(3),
  total_minor: 5999,
  represented_minor: 17,
  period: { unit: "year", count: 1 },
  trial: { days: 7, total_minor: 99 },
};

/** An offer of the app; of another product or with other prices if given. */
export const offerOf = (changes: Partial<Offer> = {}): Offer => ({
  id: uuid(9),
  paywall_config_id: "default",
  product_type: "app",
  product_id: "app-monthly",
  pricings: [MONTHLY, QUARTERLY, YEARLY],
  ...changes,
});

/** The response to `listOffers`. */
export const saleOf = (offers: readonly Offer[], country: string | null = "US") => ({
  body: { offers, pricing_repr: "daily", country },
});

export const NO_ACCESS = { body: { has_access: false, until: null, products: [] } };

/** A subscription that renews each month, paid by card; another one if given. */
export const subscriptionOf = (changes: Partial<Subscription> = {}): Subscription => ({
  subscription_id: uuid(5),
  provider: "solidgate",
  product_type: "app",
  product_id: "app-monthly",
  state: "active",
  pending_action: "none",
  currency: "USD",
  total_minor: 999,
  period: { unit: "month", count: 1 },
  started_at: "2026-03-02T09:05:00.000Z",
  paid_until: "2026-04-02T09:05:00.000Z",
  renews_at: "2026-04-02T09:05:00.000Z",
  trial_ends_at: null,
  next_try_at: null,
  card: { brand: "Visa", last4: "1234" },
  next_product_id: null,
  manage_url: null,
  ...changes,
});

export const STORED_CARD = {
  id: "00000000-0000-4000-8000-0000000000c1",
  brand: "Visa",
  last4: "1234",
  expires: "12/30",
  is_primary: true,
  is_expired: false,
};

/** What the server writes into the page where payments are set up. Until the end of the test. */
export function withPayments(): void {
  const config = Object.assign(document.createElement("script"), { type: "application/json", id: "runtime-config" });
  config.textContent = JSON.stringify({ features: { payments: true } });
  document.body.append(config);
  onTestFinished(() => config.remove());
}
