import type { Platform } from "#api/platform/feature.ts";
import type { LearningPort } from "../learning/port.ts";

/** What reports need from other features; the area supplies it. */
export interface ReportsPorts extends Pick<LearningPort, "askedQuestion" | "contentNames"> {
  /** In the order of the ids; null for a user who no longer exists. */
  facesOf(userIds: readonly string[]): Promise<readonly ({ readonly username: string } | null)[]>;
}

/** Dependencies of this feature's use cases. */
export interface ReportsDependencies extends Pick<Platform, "database" | "clock">, ReportsPorts {
  /** Counts a report that is new. */
  onSent(reason: string): void;
}
