import { orderPage } from "@candlewise/domain/payments/pages";
import { AppError } from "#api/platform/errors.ts";
import type { SignedInContext } from "#api/platform/http/endpoint.ts";
import { productName } from "../emails/product-name.ts";
import type { Buyer, FormOrder } from "../provider/payment-provider.ts";
import type { PaymentsDependencies } from "../dependencies.ts";
import type { StoredOrder } from "../tables.ts";

/** An order as the provider is told of it. */
export const termsOf = (
  { publicUrl }: Pick<PaymentsDependencies, "publicUrl">,
  order: StoredOrder,
  buyer: Buyer,
): FormOrder => ({
  orderId: order.order_id,
  // An order without a product only stores a card.
  description: order.kind === null ? "Candlewise" : `Candlewise: ${productName(order, buyer.language)}`,
  currency: order.currency,
  amountMinor: order.total_minor,
  productId: order.provider_product_id,
  buyer,
  returnUrl: `${publicUrl}${orderPage(order.order_id)}`,
});

/** @throws AppError `not_found` if the account was deleted */
export async function buyerOf(
  deps: Pick<PaymentsDependencies, "addresseeOf" | "countryOf" | "database">,
  context: SignedInContext,
): Promise<Buyer> {
  const { userId: customerId, ip } = context;
  const addressee = await deps.addresseeOf(deps.database.kysely, customerId);
  if (addressee === null) throw new AppError("not_found");
  return { customerId, ip, country: deps.countryOf(context), ...addressee };
}
