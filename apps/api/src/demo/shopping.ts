import { engagementContract } from "@candlewise/contracts/engagement/schemas";
import { profileContract } from "@candlewise/contracts/profile/schemas";
import { shopContract } from "@candlewise/contracts/shop/schemas";
import type { Visitor } from "./visitor.ts";

/** Comes back once more and buys and wears the best avatar that leaves some coins; somebody without enough coins buys nothing. */
export async function goShopping(visitor: Visitor): Promise<void> {
  await visitor.comeBack();
  const { coins } = await visitor.call(engagementContract, "getStreakCalendar", {});
  const { avatars } = await visitor.call(profileContract, "getAvatars", {});
  const best = avatars.findLast(({ price, is_owned }) => !is_owned && price !== null && price * 1.5 <= coins);
  if (!best) return;
  await visitor.call(shopContract, "buyAvatar", { params: { id: best.id }, body: {} });
  await visitor.call(profileContract, "saveProfile", { body: { data: { avatar_id: best.id } } });
}
