import { REWARD_STATUSES, REWARD_TYPES } from "@candlewise/domain/engagement/rewards";
import { AVATAR_IDS } from "@candlewise/domain/shop/avatars";
import { z } from "zod";
import { defineContract } from "../endpoint.ts";
import { rewardsRoutes } from "./routes.ts";

const MAX_ID = 1_000_000;
const IdSchema = z.int().min(1).max(MAX_ID);

const PrizeSchema = z.strictObject({
  coins: z.int(),
  freezes: z.int(),
  avatar: z.strictObject({ id: z.enum(AVATAR_IDS), url: z.string() }).nullable(),
  /** A cheat-sheet. */
  sheet: z.strictObject({ id: z.string(), title: z.string() }).nullable(),
});

const RewardSchema = z.strictObject({
  id: IdSchema,
  /** 1 to 7. */
  day: z.int(),
  type: z.enum(REWARD_TYPES),
  status: z.enum(REWARD_STATUSES),
  /** Null while it is not known: it is drawn when the reward is claimed. */
  prize: PrizeSchema.nullable(),
});

export const rewardsContract = defineContract("rewards", rewardsRoutes, {
  getRewards: {
    response: z.strictObject({
      /** Of this calendar. */
      id: IdSchema,
      /** The learner's local day. */
      today: z.iso.date(),
      rewards: z.array(RewardSchema),
      /** Of a lootbox; the percentages add up to 100. */
      odds: z.array(
        z.strictObject({
          percent: z.int(),
          prize: z.strictObject({ coins: z.int(), freezes: z.int(), avatars: z.int() }),
        }),
      ),
      /** Coins instead of a freeze when the stock is full. */
      coins_for_freeze: z.int(),
      /** Coins instead of an avatar when the learner has all of them. */
      coins_for_avatar: z.int(),
      /** Coins instead of a cheat-sheet when the learner has all of them. */
      coins_for_sheet: z.int(),
    }),
  },
  claimReward: {
    params: z.strictObject({ id: z.coerce.number().pipe(IdSchema) }),
    body: z.strictObject({
      reward_id: IdSchema,
      /** Where the reward was claimed; `claim_bottomsheet` when absent. */
      source: z.string().min(1).max(64).optional(),
    }),
    response: RewardSchema,
  },
});
export type RewardsShapes = typeof rewardsContract.shapes;
