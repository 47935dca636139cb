import { sql } from "kysely";
import type { Queryable } from "#api/platform/database/database.ts";

interface Done {
  readonly id: string;
  /** The local day that it was credited to. */
  readonly date: string;
  readonly at: Date;
}

/** What a learner completed, skipped components left out. */
export interface PastLearning {
  readonly lessons: readonly (Done & { readonly isFlawless: boolean })[];
  /** Each with the result of the attempt that passed it. */
  readonly quizzes: readonly (Done & { readonly percent: number })[];
  readonly tasks: readonly Done[];
  /** Passed tests, by the component that each unlocked. */
  readonly placements: readonly Omit<Done, "date">[];
  readonly courses: readonly Omit<Done, "date">[];
}

interface CompletionRow extends Done {
  readonly type: "lesson" | "quiz" | "brokerage_task";
  readonly is_excellent: boolean;
  readonly percent: number | null;
}

export async function loadPastLearning(db: Queryable, userId: string): Promise<PastLearning> {
  const [{ rows }, placements, courses] = await Promise.all([
    sql<CompletionRow>`
      select completion.component_id as id, component_type as type, to_char(local_date, 'YYYY-MM-DD') as date,
        completed_at as at, is_excellent, attempt.score_percent::int as percent
      from learning_completion completion
        left join learning_attempt attempt on attempt.user_id = completion.user_id and attempt.attempt_id = completion.attempt_id
      where completion.user_id = ${userId} and completed_by = 'learning'`.execute(db),
    sql<{ id: string; at: Date }>`
      select component_id as id, finished_at as at from learning_attempt
      where user_id = ${userId} and purpose = 'placement' and state = 'finished' and score_percent >= pass_percent`.execute(
      db,
    ),
    sql<{ id: string; at: Date }>`
      select course_id as id, completed_at as at from learning_completed_course where user_id = ${userId}`.execute(db),
  ]);
  const of = (type: CompletionRow["type"]) => rows.filter((row) => row.type === type);
  const doneOf = ({ id, date, at }: Done): Done => ({ id, date, at });
  return {
    lessons: of("lesson").map((row) => ({ ...doneOf(row), isFlawless: row.is_excellent })),
    quizzes: of("quiz").map((row) => ({ ...doneOf(row), percent: row.percent ?? 0 })),
    tasks: of("brokerage_task").map(doneOf),
    placements: placements.rows,
    courses: courses.rows,
  };
}
