import type { SignedInContext } from "#api/platform/http/endpoint.ts";
import type { LearningDependencies } from "../dependencies.ts";
import { loadPlacementHistory } from "../quizzes/placement-waits.ts";
import type { PlacementHistory } from "../quizzes/placement-waits.ts";
import { loadComponentMarks } from "./component-marks.ts";
import type { ComponentMarks } from "./component-marks.ts";

/** What the components of a path show besides their statuses. */
export interface PathwayFacts {
  history: PlacementHistory;
  marks: ComponentMarks;
}

export async function loadPathwayFacts(
  deps: Pick<LearningDependencies, "database">,
  context: Pick<SignedInContext, "userId" | "now">,
): Promise<PathwayFacts> {
  const [history, marks] = await Promise.all([
    loadPlacementHistory(deps, context),
    loadComponentMarks(deps.database.kysely, context.userId),
  ]);
  return { history, marks };
}
