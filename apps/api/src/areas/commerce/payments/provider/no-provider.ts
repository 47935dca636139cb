import { ProviderUnreachable, type PaymentProvider } from "./payment-provider.ts";

const off = () => Promise.reject(new ProviderUnreachable("Payments are off."));

/** Where payments are off: nothing is for sale, nobody is charged, and no webhook is genuine. */
export const noProvider: PaymentProvider = {
  kind: "off",
  formOf() {
    throw new ProviderUnreachable("Payments are off.");
  },
  chargeCard: off,
  orderOf: off,
  refund: off,
  subscriptionOf: off,
  cancelSubscription: off,
  restoreSubscription: off,
  switchProduct: off,
  useCard: off,
  offerProducts: () => Promise.resolve(),
  isGenuine: () => false,
  readEvent: () => null,
};
