import type { Platform } from "#api/platform/feature.ts";
import type { Language, SignedInContext } from "#api/platform/http/endpoint.ts";
import type { ChallengePort } from "../challenges/port.ts";
import type { StreakPort } from "../engagement/port.ts";
import type { RewardPort } from "../rewards/port.ts";
import type { OpenPushKeys } from "./push-key.ts";

type Caller = Pick<SignedInContext, "userId" | "now">;

/** What notifications need from other features. */
export interface NotificationsPorts {
  /** `time_zone`: the IANA zone in effect. */
  learnerSettings(userId: string): Promise<{ readonly time_zone: string }>;
  /** `email`: null unless confirmed. Null for a user who does not exist, or is about to be deleted. */
  contactOf(userId: string): Promise<{ readonly language: Language; readonly email: string | null } | null>;
  readonly streaks: StreakPort;
  readonly rewards: RewardPort;
  readonly challenges: ChallengePort;
}

export interface NotificationsDependencies
  extends
    Pick<Platform, "database" | "clock" | "ids" | "jobs" | "mail" | "push" | "log" | "publicUrl">,
    NotificationsPorts {
  readonly pushKeys: OpenPushKeys;
  /** A random secret for a link. */
  readonly randomToken: () => string;
  /** Where operators of push services reach us. */
  readonly pushSubject: string;
}

export type { Caller };
