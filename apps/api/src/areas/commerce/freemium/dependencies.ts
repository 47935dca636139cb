import type { Platform } from "#api/platform/feature.ts";
import type { SignedInContext } from "#api/platform/http/endpoint.ts";

/** What the free plan needs from other features. */
export interface FreemiumPorts {
  /** False where nothing is limited. */
  readonly isOn: boolean;
  /** The IANA zone in effect. */
  learnerSettings(userId: string): Promise<{ readonly time_zone: string }>;
  hasAccess(userId: string): Promise<boolean>;
  /** Whether a learner has ever had access. */
  hadAccess(userId: string): Promise<boolean>;
  /** Whether a discount was ever offered to a learner. */
  wasDiscounted(userId: string): Promise<boolean>;
  /** The courses that are free and visible to the caller. */
  freeCourses(context: SignedInContext): Promise<readonly string[]>;
  /** Analyses of charts of the caller's day. */
  analyses(
    context: SignedInContext,
  ): Promise<{ readonly limit: number; readonly used: number; readonly renews_at: string }>;
}

export type FreemiumDependencies = Pick<Platform, "database" | "clock"> & FreemiumPorts;
