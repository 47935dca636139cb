import type { Platform } from "#api/platform/feature.ts";
import type { WalletPort } from "../engagement/port.ts";
import type { ShopPort } from "../shop/port.ts";

/** What rewards need from other features. */
export interface RewardsPorts {
  /** `time_zone`: the IANA zone in effect; `zone_changed_at`: null if it never changed. */
  learnerSettings(userId: string): Promise<{ readonly time_zone: string; readonly zone_changed_at: Date | null }>;
  readonly wallet: WalletPort;
  readonly shop: ShopPort;
  /** Where the picture of a built-in avatar is. */
  avatarUrl(id: string): string;
}

export interface RewardsDependencies extends Pick<Platform, "database" | "outbox">, RewardsPorts {
  /** A random whole number from 0 to below a limit. */
  readonly randomBelow: (limit: number) => number;
}
