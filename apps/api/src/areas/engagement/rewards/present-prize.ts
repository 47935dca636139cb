import type { CallResult } from "@candlewise/contracts/endpoint";
import type { RewardsShapes } from "@candlewise/contracts/rewards/schemas";
import type { Prize } from "@candlewise/domain/engagement/rewards";
import type { RewardsPorts } from "./dependencies.ts";

type ShownPrize = CallResult<RewardsShapes["claimReward"]>["prize"];

/** A prize with the picture of its avatar or the title of its cheat-sheet, which may be gone from the curriculum since. */
export function presentPrize(
  { shop, avatarUrl }: Pick<RewardsPorts, "shop" | "avatarUrl">,
  { coins, freezes, avatar, sheet }: Prize,
): ShownPrize {
  const title = sheet === null ? null : (shop.sheetTitle(sheet) ?? sheet);
  return {
    coins,
    freezes,
    avatar: avatar && { id: avatar, url: avatarUrl(avatar) },
    sheet: sheet !== null && title !== null ? { id: sheet, title } : null,
  };
}
