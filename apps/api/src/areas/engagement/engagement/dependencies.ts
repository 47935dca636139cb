import type { Platform } from "#api/platform/feature.ts";

/** What engagement needs from other features; the app supplies it. */
export interface EngagementPorts {
  /** `time_zone`: the IANA zone in effect. */
  learnerSettings(userId: string): Promise<{ readonly time_zone: string }>;
}

/** Dependencies of this feature's use cases. */
export type EngagementDependencies = Pick<Platform, "database"> & EngagementPorts;
