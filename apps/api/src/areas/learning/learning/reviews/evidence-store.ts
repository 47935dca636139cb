import { sql } from "kysely";
import type { Queryable } from "#api/platform/database/database.ts";

/** A lesson, a quiz or a placement test that a learner has completed. */
export interface Evidence {
  readonly userId: string;
  /** The local day that it is credited to. */
  readonly on: string;
  readonly kind: "lesson" | "quiz" | "placement";
  /** The lesson or quiz; what a placement test skipped. */
  readonly componentIds: readonly string[];
  readonly attemptId: string | null;
}

/** Everything that learners completed, oldest first. Practical tasks ask nothing. */
export async function listPastEvidence(db: Queryable, userIds: readonly string[]): Promise<Evidence[]> {
  if (userIds.length === 0) return [];
  const { rows } = await sql<Evidence>`
    select user_id as "userId", local_date::text as "on", attempt_id as "attemptId",
      case when completed_by = 'placement' then 'placement' else component_type end as kind,
      array_agg(component_id order by component_id) as "componentIds"
    from learning_completion
    where user_id = any(${[...userIds]}::uuid[]) and (completed_by = 'placement' or component_type <> 'brokerage_task')
    group by 1, 2, 3, 4, case when completed_by = 'placement' then null else component_id end
    order by min(completed_at), 4`.execute(db);
  return rows;
}

export interface AnsweredItem {
  /** Index of the evidence. */
  readonly place: number;
  readonly item_id: string;
  readonly is_first_right: boolean;
  readonly is_ever_right: boolean;
}

/** How the items of each lesson, or of each attempt, were answered. */
export async function listAnsweredItems(db: Queryable, evidence: readonly Evidence[]): Promise<AnsweredItem[]> {
  const users = evidence.map(({ userId }) => userId);
  const lessons = evidence.map(({ kind, componentIds }) => (kind === "lesson" ? (componentIds[0] ?? null) : null));
  const attempts = evidence.map(({ attemptId }) => attemptId);
  const { rows } = await sql<AnsweredItem>`
    select (wanted.place - 1)::int as place, answer.item_id,
      coalesce(bool_or(answer.is_correct) filter (where answer.is_first or answer.attempt_id is not null), false) as is_first_right,
      bool_or(answer.is_correct) as is_ever_right
    from unnest(${users}::uuid[], ${lessons}::text[], ${attempts}::uuid[]) with ordinality
        as wanted (user_id, lesson_id, attempt_id, place)
      join learning_answer as answer on answer.user_id = wanted.user_id
        and (answer.lesson_id = wanted.lesson_id or answer.attempt_id = wanted.attempt_id)
    where answer.is_correct is not null
    group by 1, 2`.execute(db);
  return rows;
}
