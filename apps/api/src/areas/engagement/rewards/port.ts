import { CALENDAR_DAYS } from "@candlewise/domain/engagement/rewards";
import { sql } from "kysely";
import type { Queryable } from "#api/platform/database/database.ts";
import type { SignedInContext } from "#api/platform/http/endpoint.ts";
import { showRewards } from "./show-rewards.ts";

/** A claimed reward. */
export interface PastReward {
  readonly id: number;
  readonly isLootbox: boolean;
  readonly at: Date;
}

/** All rewards that a learner claimed. */
export async function pastRewards(db: Queryable, userId: string): Promise<PastReward[]> {
  const { rows } = await sql<PastReward>`
    select reward_id as id, reward_id % ${CALENDAR_DAYS}::int = 0 as "isLootbox", at
    from rewards_claim where user_id = ${userId}`.execute(db);
  return rows;
}

/** What other features may ask about daily rewards. */
export interface RewardPort {
  /** Today's reward; null when it is claimed. */
  openReward(caller: Pick<SignedInContext, "userId" | "now">): Promise<{
    /** The learner's day. */
    readonly today: string;
    readonly isLootbox: boolean;
  } | null>;
}

export const createRewardPort = (deps: Parameters<typeof showRewards>[0]): RewardPort => ({
  openReward: async (caller) => {
    const { today, rewards } = await showRewards(deps, caller);
    const open = rewards.find(({ status }) => status === "not_claimed");
    return open ? { today, isLootbox: open.type === "lootbox" } : null;
  },
});
