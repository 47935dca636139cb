import type { Profile } from "@candlewise/contracts/profile/schemas";
import type { PlanCourse } from "@candlewise/domain/profile/study-plan";
import type { Platform } from "#api/platform/feature.ts";
import type { SignedInContext } from "#api/platform/mount.ts";
import type { Pictures } from "#api/platform/objects/pictures.ts";

/** What the profile needs of other features; the app supplies it. */
export interface ProfilePorts {
  /** Sums of what a user learned. */
  learningStats(userId: string): Promise<Profile["stats"]>;
  /** The courses that lie before a learner, in order: those of the path that is followed, or else of the goal's first path. */
  coursesAhead(context: SignedInContext): Promise<readonly PlanCourse[]>;
}

/** Everything a use case of this feature works with. */
export interface ProfileDependencies extends Pick<Platform, "database" | "clock" | "objects">, ProfilePorts {
  readonly pictures: Pictures;
  /** A new name that nobody can guess. */
  readonly newName: () => string;
}
