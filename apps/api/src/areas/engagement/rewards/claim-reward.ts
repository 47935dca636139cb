import type { CallResult } from "@candlewise/contracts/endpoint";
import type { RewardsShapes } from "@candlewise/contracts/rewards/schemas";
import {
  calendarOf,
  dayOf,
  drawPrize,
  rewardCalendarAt,
  typeOf,
  type Missing,
  type Prize,
} from "@candlewise/domain/engagement/rewards";
import type { DayMark } from "@candlewise/domain/learning/local-day";
import { avatarsToBuy, avatarsToWin } from "@candlewise/domain/shop/avatars";
import type { Transaction } from "#api/platform/database/database.ts";
import { AppError } from "#api/platform/errors.ts";
import type { SignedInContext } from "#api/platform/http/endpoint.ts";
import { findPrize, insertClaim, listClaims } from "./claim-store.ts";
import type { RewardsDependencies } from "./dependencies.ts";
import { presentPrize } from "./present-prize.ts";

interface ClaimCall {
  readonly calendar: number;
  readonly reward_id: number;
  readonly source?: string | undefined;
}

const DEFAULT_SOURCE = "claim_bottomsheet";

/**
 * Claims today's reward. The prize is drawn in the transaction of the claim; a repeat gets the same answer.
 * @throws AppError `validation_failed`, `reward_locked`
 */
export async function claimReward(
  deps: RewardsDependencies,
  { userId, now }: Pick<SignedInContext, "userId" | "now">,
  { calendar, reward_id: id, source = DEFAULT_SOURCE }: ClaimCall,
): Promise<CallResult<RewardsShapes["claimReward"]>> {
  if (calendarOf(id) !== calendar) {
    const details = [{ path: "body.reward_id", message: "This reward is not part of the calendar." }];
    throw new AppError("validation_failed", { details });
  }
  const { time_zone: zone, zone_changed_at: zoneChangedAt } = await deps.learnerSettings(userId);
  const prize = await deps.database.transaction(async (transaction) => {
    await deps.wallet.lock(transaction, userId);
    const known = await findPrize(transaction, userId, id);
    if (known) return known;
    const [last = null] = await listClaims(transaction, userId, 1);
    const { now: mark, rewards } = rewardCalendarAt(last, { at: now(), zone, zoneChangedAt });
    const isOpen = rewards.some((reward) => reward.id === id && reward.status === "not_claimed");
    if (!isOpen) throw new AppError("reward_locked");
    const drawn = drawPrize(id, await findMissing(deps, transaction, userId, mark), deps.randomBelow);
    await insertClaim(transaction, userId, { ...mark, ...drawn, id, source });
    await give(deps, transaction, userId, { id, mark, prize: drawn });
    const payload = { reward_id: id, type: typeOf(dayOf(id)), local_date: mark.date, time_zone: mark.zone };
    const claimed = { type: "reward.claimed", user_id: userId, payload, occurred_at: mark.at } as const;
    await deps.outbox.append(transaction, [claimed]);
    return drawn;
  });
  return { id, day: dayOf(id), type: typeOf(id), status: "claimed", prize: presentPrize(deps, prize) };
}

/** What a prize may still be. */
async function findMissing(
  { wallet, shop }: RewardsDependencies,
  transaction: Transaction,
  userId: string,
  now: DayMark,
): Promise<Missing> {
  const avatars = await shop.avatarsOf(transaction, userId);
  return {
    hasRoomForFreeze: await wallet.hasRoomForFreeze(transaction, userId, now),
    avatarsToBuy: avatarsToBuy(avatars),
    avatarsToWin: avatarsToWin(avatars),
    sheets: await shop.missingSheets(transaction, userId),
  };
}

async function give(
  { wallet, shop }: RewardsDependencies,
  transaction: Transaction,
  userId: string,
  { id, mark, prize }: { id: number; mark: DayMark; prize: Prize },
): Promise<void> {
  const { coins, freezes, avatar, sheet } = prize;
  const { at } = mark;
  if (coins > 0) await wallet.addCoins(transaction, userId, { source: "reward", id: String(id), amount: coins, at });
  if (freezes > 0) await wallet.addFreeze(transaction, userId, `reward-${id}`, mark);
  if (avatar !== null) await shop.giveReward(transaction, userId, { kind: "avatar", id: avatar, at });
  if (sheet !== null) await shop.giveReward(transaction, userId, { kind: "sheet", id: sheet, at });
}
