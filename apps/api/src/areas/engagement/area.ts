import type { Area, Platform } from "#api/platform/feature.ts";
import type { AchievementsPorts } from "./achievements/dependencies.ts";
import { achievementsModule } from "./achievements/module.ts";
import type { Past } from "./achievements/past-deeds.ts";
import type { ChallengesPorts } from "./challenges/dependencies.ts";
import { challengesModule } from "./challenges/module.ts";
import { createChallengePort, pastChallengeTasks } from "./challenges/port.ts";
import { engagementModule } from "./engagement/module.ts";
import { createStreakPort, pastStreakDays, walletPort } from "./engagement/port.ts";
import type { LeaderboardPorts } from "./leaderboard/dependencies.ts";
import { leaderboardModule } from "./leaderboard/module.ts";
import { pastLeagueWeeks } from "./leaderboard/port.ts";
import type { NotificationsPorts } from "./notifications/dependencies.ts";
import { notificationsModule, type NotificationsSettings } from "./notifications/module.ts";
import type { RewardsPorts } from "./rewards/dependencies.ts";
import { rewardsModule } from "./rewards/module.ts";
import { createRewardPort, pastRewards } from "./rewards/port.ts";
import type { ShopPorts } from "./shop/dependencies.ts";
import { shopModule } from "./shop/module.ts";
import { createShopPort } from "./shop/port.ts";

/** What other areas may ask of engagement. */
export interface EngagementPort {
  /** The ids of the avatars that a learner bought or got as a reward. */
  avatarsOf(userId: string): Promise<ReadonlySet<string>>;
}

interface EngagementNeeds
  extends
    Omit<RewardsPorts, "wallet" | "shop">,
    LeaderboardPorts,
    Pick<NotificationsPorts, "contactOf">,
    Pick<ShopPorts, "sheets">,
    Pick<AchievementsPorts, "isCryptoLesson" | "isCryptoTicker"> {
  readonly challenges: ChallengesPorts["content"];
  /** What a learner did in the other areas. */
  past(userId: string): Promise<Omit<Past, "streakDays" | "rewards" | "leagueWeeks" | "challengeTasks">>;
}

/** What brings learners back: streaks, coins and what they buy, daily rewards, daily challenges, leagues of the week, achievements, and notifications. */
export function engagementArea(
  platform: Platform,
  needs: EngagementNeeds,
  settings: NotificationsSettings,
): Area<EngagementPort> {
  const { kysely } = platform.database;
  const shop = createShopPort(needs.sheets);
  const learnerSettings = (userId: string) => needs.learnerSettings(userId);
  const past = async (userId: string): Promise<Past> => {
    const [others, streakDays, rewards, leagueWeeks, challengeTasks] = await Promise.all([
      needs.past(userId),
      pastStreakDays(kysely, userId),
      pastRewards(kysely, userId),
      pastLeagueWeeks(kysely, userId),
      pastChallengeTasks(kysely, userId),
    ]);
    return { ...others, streakDays, rewards, leagueWeeks, challengeTasks };
  };
  return {
    features: [
      challengesModule(platform, { wallet: walletPort, content: needs.challenges, learnerSettings }),
      engagementModule(platform, needs),
      leaderboardModule(platform, needs),
      shopModule(platform, { wallet: walletPort, sheets: needs.sheets }),
      rewardsModule(platform, { wallet: walletPort, shop, learnerSettings, avatarUrl: (id) => needs.avatarUrl(id) }),
      achievementsModule(platform, {
        wallet: walletPort,
        past,
        learnerSettings,
        isCryptoLesson: (id) => needs.isCryptoLesson(id),
        isCryptoTicker: (ticker) => needs.isCryptoTicker(ticker),
      }),
      notificationsModule(
        platform,
        {
          learnerSettings: async (userId) => learnerSettings(userId),
          contactOf: async (userId) => needs.contactOf(userId),
          streaks: createStreakPort({ ...platform, learnerSettings }),
          rewards: createRewardPort({ ...platform, learnerSettings, shop, avatarUrl: (id) => needs.avatarUrl(id) }),
          challenges: createChallengePort({ ...platform, learnerSettings, content: needs.challenges }),
        },
        settings,
      ),
    ],
    port: { avatarsOf: async (userId) => shop.avatarsOf(kysely, userId) },
  };
}
