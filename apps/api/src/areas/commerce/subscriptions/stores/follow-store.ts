import type { Transaction } from "#api/platform/database/database.ts";
import { AppError } from "#api/platform/errors.ts";
import type { SubscriptionsDependencies } from "../dependencies.ts";
import { follow } from "../follow-provider.ts";
import type { SubscriptionRow } from "../tables.ts";
import type { StoreSubscription } from "./store-subscription.ts";

/**
 * Applies what an app store says of a subscription; null for one of nobody who has an account.
 * @throws AppError `unavailable` for a product that the configuration does not name: Apple tells again, and the job asks Google Play again
 */
export async function followStore(
  deps: SubscriptionsDependencies,
  transaction: Transaction,
  products: ReadonlyMap<string, string>,
  said: StoreSubscription,
): Promise<SubscriptionRow | null> {
  const { userId, provider, providerId, told } = said;
  const productId = products.get(told.productId) ?? "";
  const product = await deps.offers.catalogueProduct(transaction, productId);
  if (!product?.period) {
    deps.log.error({ provider, product: told.productId }, "an app store sells a product that is not configured");
    throw new AppError("unavailable");
  }
  const nextProductId = told.nextProductId === null ? null : (products.get(told.nextProductId) ?? null);
  const row =
    userId === null
      ? null
      : await follow(deps, transaction, { ...said, userId, product, told: { ...told, productId, nextProductId } });
  if (row === null) deps.log.warn({ provider, providerId }, "a subscription of an app store belongs to no account");
  return row;
}
