import type { Platform } from "#api/platform/feature.ts";

/** How a learner appears to others. */
export interface Face {
  readonly username: string;
  readonly avatar_url: string;
}

export interface LeaderboardPorts {
  /** In the order of the ids; null for a user who does not exist. */
  facesOf(userIds: readonly string[]): Promise<readonly (Face | null)[]>;
}

export type LeaderboardDependencies = Pick<Platform, "database" | "clock" | "ids" | "outbox"> & LeaderboardPorts;
