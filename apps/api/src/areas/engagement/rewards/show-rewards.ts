import type { CallResult } from "@candlewise/contracts/endpoint";
import type { RewardsShapes } from "@candlewise/contracts/rewards/schemas";
import {
  CALENDAR_DAYS,
  COINS_INSTEAD,
  fixedPrize,
  LOOTBOX_ODDS,
  rewardCalendarAt,
  typeOf,
} from "@candlewise/domain/engagement/rewards";
import type { SignedInContext } from "#api/platform/http/endpoint.ts";
import { listClaims } from "./claim-store.ts";
import type { RewardsDependencies } from "./dependencies.ts";
import { presentPrize } from "./present-prize.ts";

type Shown = CallResult<RewardsShapes["getRewards"]>;

export async function showRewards(
  deps: Omit<RewardsDependencies, "wallet" | "randomBelow">,
  { userId, now }: Pick<SignedInContext, "userId" | "now">,
): Promise<Shown> {
  const [claims, { time_zone: zone, zone_changed_at: zoneChangedAt }] = await Promise.all([
    listClaims(deps.database.kysely, userId, CALENDAR_DAYS),
    deps.learnerSettings(userId),
  ]);
  const calendar = rewardCalendarAt(claims[0] ?? null, { at: now(), zone, zoneChangedAt });
  return {
    id: calendar.id,
    today: calendar.now.date,
    rewards: calendar.rewards.map(({ id, day, status }) => {
      const claim = claims.find((each) => each.id === id);
      const prize = claim ?? fixedPrize(id);
      return { id, day, type: typeOf(id), status, prize: prize && presentPrize(deps, prize) };
    }),
    odds: LOOTBOX_ODDS.map(({ percent, prize }) => ({ percent, prize })),
    coins_for_freeze: COINS_INSTEAD.freeze,
    coins_for_avatar: COINS_INSTEAD.avatar,
    coins_for_sheet: COINS_INSTEAD.sheet,
  };
}
