import type { PlacementWait } from "@candlewise/contracts/learning/schemas";
import type { CompiledCourse } from "@candlewise/domain/learning/curriculum";
import { placementWait } from "@candlewise/domain/learning/placement-wait";
import type * as rule from "@candlewise/domain/learning/placement-wait";
import { skippedBefore } from "@candlewise/domain/learning/progress";
import type { SignedInContext } from "#api/platform/http/endpoint.ts";
import type { LearningDependencies } from "../dependencies.ts";
import { coursesAround, progressOf } from "../path/learner.ts";
import type { Learner } from "../path/learner.ts";
import { listFailedPlacements } from "./placement-store.ts";

/** What closes placement tests at a moment. */
export interface PlacementHistory {
  readonly failed: readonly rule.FailedPlacement[];
  readonly now: Date;
}

export async function loadPlacementHistory(
  { database }: Pick<LearningDependencies, "database">,
  context: Pick<SignedInContext, "userId" | "now">,
): Promise<PlacementHistory> {
  return { failed: await listFailedPlacements(database.kysely, context.userId), now: context.now() };
}

export const presentWait = ({ opens_at, after_id }: rule.PlacementWait): PlacementWait => ({
  opens_at: opens_at.toISOString(),
  after_id,
});

/** The components that a jump to this one skips, in order. */
export const skippedByJump = (learner: Learner, course: CompiledCourse, targetId: string): string[] =>
  skippedBefore(progressOf(learner, coursesAround(learner, course)), targetId);

/** Why a test over these components is closed; undefined if it is open. */
export function waitFor(
  { completed }: Learner,
  skipped: readonly string[],
  { failed, now }: PlacementHistory,
): PlacementWait | undefined {
  const wait = placementWait(skipped, failed, completed, now);
  return wait ? presentWait(wait) : undefined;
}
