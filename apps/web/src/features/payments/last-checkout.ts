import { isRecord } from "#web/shared/storage/is-record.ts";
import { readJson, STORAGE_KEYS, store } from "#web/shared/storage/browser-storage.ts";

/** The checkout that an order was opened on: a step at the bank leads back to the order, and a declined one here. */
export interface LastCheckout {
  readonly orderId: string;
  /** `?product=…` of the checkout. */
  readonly search: string;
}

export const rememberCheckout = (checkout: LastCheckout): void =>
  store.set(STORAGE_KEYS.checkout, JSON.stringify(checkout));

/** Null for an order of another device, or of an earlier purchase. */
export function checkoutOf(orderId: string): LastCheckout | null {
  const value = readJson(store, STORAGE_KEYS.checkout);
  if (!isRecord(value) || value["orderId"] !== orderId || typeof value["search"] !== "string") return null;
  return { orderId, search: value["search"] };
}
