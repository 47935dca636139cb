import type { FormOrder, ProviderEvent, ProviderProduct } from "../provider/payment-provider.ts";
import type { TestSandbox } from "./sandbox.ts";

export const monthly: ProviderProduct = {
  id: "app-monthly",
  name: "Candlewise, monthly",
  currency: "USD",
  amountMinor: 999,
  period: { unit: "month", count: 1 },
  trial: null,
};

export const yearly: ProviderProduct = {
  ...monthly,
  id: "app-yearly",
  name: "Candlewise, yearly",
  amountMinor: 5999,
  period: { unit: "year", count: 1 },
  trial: { amountMinor: 99, days: 7 },
};

let count = 0;

/** A new order of a product; one of 9.99 that is paid once when null. */
export const orderOf = (product: ProviderProduct | null = null, customerId = "customer-1"): FormOrder => ({
  orderId: `order-${++count}`,
  description: product?.name ?? "Candlewise",
  currency: "USD",
  amountMinor: product?.amountMinor ?? 999,
  productId: product?.id ?? null,
  buyer: { customerId, email: "ada@example.com", ip: "127.0.0.1", language: "en", country: "DE" },
  returnUrl: "https://learn.example.com/back",
});

/** Every webhook that arrived so far, in our words, each once. */
export async function eventsOf(sandbox: TestSandbox): Promise<ProviderEvent[]> {
  await sandbox.delivered();
  const all = sandbox.webhooks.flatMap(({ headers, body }) => {
    const event = sandbox.provider.readEvent(headers, JSON.parse(body.toString()));
    return event === null ? [] : [event];
  });
  return [...new Map(all.map((event) => [event.id, event])).values()];
}
