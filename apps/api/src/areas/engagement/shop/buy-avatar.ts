import type { CallResult } from "@candlewise/contracts/endpoint";
import type { ShopShapes } from "@candlewise/contracts/shop/schemas";
import { findAvatar } from "@candlewise/domain/shop/avatars";
import { AppError } from "#api/platform/errors.ts";
import type { SignedInContext } from "#api/platform/http/endpoint.ts";
import type { ShopDependencies } from "./dependencies.ts";
import { giveItem, hasItem } from "./item-store.ts";

/**
 * Takes the coins and gives the avatar; who has it already pays nothing.
 * @throws AppError `not_found`, `avatar_not_for_sale`, `coins_short`
 */
export async function buyAvatar(
  { database, wallet }: Pick<ShopDependencies, "database" | "wallet">,
  { userId, now }: Pick<SignedInContext, "userId" | "now">,
  id: string,
): Promise<CallResult<ShopShapes["buyAvatar"]>> {
  const terms = findAvatar(id)?.terms;
  if (!terms) throw new AppError("not_found");
  if (terms.type !== "coins") throw new AppError("avatar_not_for_sale");
  const { price } = terms;
  const coins = await database.transaction(async (transaction) => {
    const balance = await wallet.lock(transaction, userId);
    if (await hasItem(transaction, userId, { kind: "avatar", id })) return balance;
    if (balance < price) throw new AppError("coins_short");
    const at = now();
    await wallet.addCoins(transaction, userId, { source: "avatar", id, amount: -price, at });
    await giveItem(transaction, userId, { kind: "avatar", id, source: "coins", at });
    return balance - price;
  });
  return { id, coins };
}
