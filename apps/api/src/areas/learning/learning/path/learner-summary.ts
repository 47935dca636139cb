import type { Arrow } from "@candlewise/domain/learning/curriculum";
import { sql } from "kysely";
import type { SignedInContext } from "#api/platform/http/endpoint.ts";
import type { LearningDependencies } from "../dependencies.ts";
import { loadLearner } from "./learner.ts";

interface LearningStats {
  lessons: number;
  quizzes: number;
  xp: number;
  /** Local days with credited learning. */
  active_days: number;
}

/** A user's learning totals, without components skipped by a placement test. */
export async function loadLearningStats(
  { database }: Pick<LearningDependencies, "database">,
  userId: string,
): Promise<LearningStats> {
  const { rows } = await sql<LearningStats>`
    select count(*) filter (where component_type = 'lesson')::int as lessons,
      count(*) filter (where component_type = 'quiz')::int as quizzes,
      count(distinct local_date)::int as active_days,
      (select coalesce(sum(xp), 0)::int from learning_xp where user_id = ${userId}::uuid) as xp
    from learning_completion where user_id = ${userId}::uuid and completed_by = 'learning'`.execute(database.kysely);
  return rows[0] ?? { lessons: 0, quizzes: 0, xp: 0, active_days: 0 };
}

interface CourseAhead {
  id: string;
  title: string;
  /** Not every path has it. */
  is_own: boolean;
  components: { type: "lesson" | "quiz"; minutes: number; is_completed: boolean }[];
}

/** The courses of the path a learner follows, or else of the first path of the goal. Practice tasks take no part. */
export async function loadCoursesAhead(
  deps: LearningDependencies,
  context: SignedInContext,
  arrow: Arrow | null,
): Promise<CourseAhead[]> {
  const { activePath, view, completed } = await loadLearner(deps, context);
  const path = activePath ?? view.paths.find((each) => each.arrow === arrow);
  return (path?.courses ?? []).map(({ id: courseId, title, chapters }) => ({
    id: courseId,
    title,
    is_own: !view.commonCourses.has(courseId),
    components: chapters
      .flatMap(({ components }) => components)
      .flatMap(({ id, type, minutes }) =>
        type === "brokerage_task" ? [] : [{ type, minutes, is_completed: completed.has(id) }],
      ),
  }));
}
