import type { Platform } from "#api/platform/feature.ts";
import type { WalletPort } from "../engagement/port.ts";
import type { CryptoPorts, Past } from "./past-deeds.ts";

/** What achievements need from other features. */
export interface AchievementsPorts extends CryptoPorts {
  /** `time_zone`: the IANA zone in effect. */
  learnerSettings(userId: string): Promise<{ readonly time_zone: string }>;
  /** What a learner did before achievements were counted. */
  past(userId: string): Promise<Past>;
  readonly wallet: Pick<WalletPort, "lock" | "addCoins">;
}

export type AchievementsDependencies = Pick<Platform, "database" | "clock"> & AchievementsPorts;
