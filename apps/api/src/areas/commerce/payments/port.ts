export { orUnavailable } from "./cards/cards.ts";
export type { AccessPorts, Paid } from "./dependencies.ts";
export { money, productName } from "./emails/product-name.ts";
export { CHARGE_LIMIT_MS, PATIENTLY } from "./orders/ask-times.ts";
export {
  ProviderRefusal,
  ProviderUnreachable,
  type PaymentProvider,
  type ProviderSubscription,
} from "./provider/payment-provider.ts";
