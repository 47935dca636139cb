import { localDate } from "@candlewise/domain/learning/local-day";
import { makeStudyPlan, type StudyPlanResult } from "@candlewise/domain/profile/study-plan";
import type { SignedInContext } from "#api/platform/http/endpoint.ts";
import type { ProfileDependencies } from "./dependencies.ts";
import { timeZoneInEffect } from "./properties.ts";
import { loadUserRow } from "./users.ts";

/** @throws AppError `not_found` */
export async function loadStudyPlan(deps: ProfileDependencies, context: SignedInContext): Promise<StudyPlanResult> {
  const user = await loadUserRow(deps.database.kysely, context.userId);
  const now = context.now();
  return makeStudyPlan(user, await deps.coursesAhead(context), localDate(now, timeZoneInEffect(user, now)));
}
