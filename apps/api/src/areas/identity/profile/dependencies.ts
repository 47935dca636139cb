import type { Profile } from "@candlewise/contracts/profile/schemas";
import type { PlanCourse } from "@candlewise/domain/profile/study-plan";
import type { Platform } from "#api/platform/feature.ts";
import type { SignedInContext } from "#api/platform/http/endpoint.ts";
import type { AuthPort } from "../auth/port.ts";

/** What the profile needs from other areas. */
export interface ProfilePorts {
  /** A user's learning totals. */
  learningStats(userId: string): Promise<Profile["stats"]>;
  /** A learner's courses, in order: those of the followed path, or else of the goal's first path. */
  coursesAhead(context: SignedInContext): Promise<readonly PlanCourse[]>;
  /** The ids of the avatars that a user bought or got as a reward. */
  avatarsOf(userId: string): Promise<ReadonlySet<string>>;
}

/** Dependencies of this feature's use cases. */
export interface ProfileDependencies
  extends Pick<Platform, "database" | "clock" | "objects" | "pictures">, ProfilePorts, AuthPort {
  /** A new unguessable name. */
  readonly newName: () => string;
}
