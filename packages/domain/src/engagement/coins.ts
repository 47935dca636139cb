/** Coins are earned by learning and never sold. */
export const COINS_EARNED = { lesson: 5, quiz: 10, brokerage_task: 10, challenge_task: 5 } as const;

/** What coins buy: one freeze, or the repair of one missed day. */
export const COIN_PRICES = { freeze: 50, repair: 60 } as const;

const MOST_FOR_MILESTONE = 200;

/** Coins for reaching a milestone of the streak: 10 for 3 days, 200 from 100 days on. */
export const milestoneCoins = (length: number): number =>
  Math.min(MOST_FOR_MILESTONE, Math.max(10, Math.floor(length / 10) * 20));
