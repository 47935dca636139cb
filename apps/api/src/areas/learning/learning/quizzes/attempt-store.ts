import { sql } from "kysely";
import type { DrawnQuestion, PastQuestion } from "@candlewise/domain/learning/quiz-draw";
import type { Queryable } from "#api/platform/database/database.ts";
import type { AnswerRow, NewAnswer } from "../questions/answer-store.ts";

type AttemptPurpose = "quiz" | "placement" | "challenge" | "review" | "drill";

export interface AttemptRow {
  attempt_id: string;
  purpose: AttemptPurpose;
  component_id: string;
  skipped: string[];
  questions: DrawnQuestion[];
  pass_percent: number;
  asked: number;
  answered: number;
  correct: number;
  state: "open" | "finished" | "dropped";
  score_percent: number | null;
  answers: AnswerRow[];
}

/** Columns of `learning_attempt as attempt`. */
export const attemptColumns = sql`attempt_id, purpose, component_id, skipped, questions, pass_percent, asked, answered, correct,
  state, score_percent, coalesce((
    select jsonb_agg(jsonb_build_object('answer_id', answer_id, 'item_id', item_id, 'answer', answer, 'is_correct',
      is_correct) order by answered_at, answer_id)
    from learning_answer where user_id = attempt.user_id and attempt_id = attempt.attempt_id
  ), '[]') as answers`;

/** An attempt of this learner with its answers. */
export async function findAttempt(db: Queryable, userId: string, attemptId: string): Promise<AttemptRow | undefined> {
  const { rows } = await sql<AttemptRow>`
    select ${attemptColumns} from learning_attempt as attempt
    where user_id = ${userId} and attempt_id = ${attemptId}`.execute(db);
  return rows[0];
}

export async function findOpenAttempt(
  db: Queryable,
  userId: string,
  componentId: string,
): Promise<AttemptRow | undefined> {
  const { rows } = await sql<AttemptRow>`
    select ${attemptColumns} from learning_attempt as attempt
    where user_id = ${userId} and component_id = ${componentId} and state = 'open'`.execute(db);
  return rows[0];
}

/** The attempt at the questions of a challenge's day: the finished one, else the open one. */
export async function findChallengeAttempt(
  db: Queryable,
  userId: string,
  taskId: string,
): Promise<AttemptRow | undefined> {
  const { rows } = await sql<AttemptRow>`
    select ${attemptColumns} from learning_attempt as attempt
    where user_id = ${userId} and component_id = ${taskId} and purpose = 'challenge' and state <> 'dropped'
    order by state = 'finished' desc, started_at limit 1`.execute(db);
  return rows[0];
}

export interface NewAttempt {
  id: string;
  purpose: AttemptPurpose;
  componentId: string;
  skipped: readonly string[];
  questions: readonly DrawnQuestion[];
  contentVersion: string;
  passPercent: number;
  now: Date;
}

/** Opens an attempt unless the component has an open one, so that two devices share it. */
export async function saveAttempt(db: Queryable, userId: string, attempt: NewAttempt): Promise<void> {
  await sql`
    insert into learning_attempt (user_id, attempt_id, purpose, component_id, skipped, questions, content_version,
      pass_percent, asked, started_at)
    values (${userId}, ${attempt.id}, ${attempt.purpose}, ${attempt.componentId}, ${attempt.skipped},
      ${JSON.stringify(attempt.questions)}, ${attempt.contentVersion}, ${attempt.passPercent},
      ${attempt.questions.length}, ${attempt.now})
    on conflict do nothing`.execute(db);
}

/** Discards an open attempt without all its answers. Whether it did. */
export async function dropAttempt(db: Queryable, userId: string, attemptId: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update learning_attempt set state = 'dropped'
    where user_id = ${userId} and attempt_id = ${attemptId} and state = 'open' and answered < asked`.execute(db);
  return Number(numAffectedRows) > 0;
}

/**
 * Stores and counts an answer of an attempt in one statement. The attempt's row is the lock, so answers from two devices are counted one
 * after the other. Undefined when the question is already answered or the attempt is not open.
 */
export async function saveAttemptAnswer(
  db: Queryable,
  userId: string,
  attemptId: string,
  given: NewAnswer,
): Promise<{ answered: number; correct: number } | undefined> {
  const { rows } = await sql<{ answered: number; correct: number }>`
    with stored as (
      insert into learning_answer (user_id, answer_id, attempt_id, item_id, is_first, is_correct, answer, picked,
        misconceptions, answered_at)
      select ${userId}::uuid, ${given.answer_id}::uuid, ${attemptId}::uuid, ${given.item_id},
        not exists (
          select from learning_answer
          where user_id = ${userId} and item_id = ${given.item_id} and attempt_id is not null
        ),
        ${given.is_correct}::boolean, ${JSON.stringify(given.answer)}::jsonb, ${given.picked}::text[],
        ${given.misconceptions}::text[], ${given.now}::timestamptz
      where exists (
        select from learning_attempt where user_id = ${userId} and attempt_id = ${attemptId} and state = 'open'
      )
      on conflict do nothing
      returning 1
    )
    update learning_attempt set answered = answered + 1, correct = correct + ${given.is_correct ? 1 : 0}
    where user_id = ${userId} and attempt_id = ${attemptId} and state = 'open' and exists (select from stored)
    returning answered, correct`.execute(db);
  return rows[0];
}

/** The questions on these items in attempts with answers, oldest first. */
export async function listPastQuestions(
  db: Queryable,
  userId: string,
  itemIds: readonly string[],
): Promise<PastQuestion[]> {
  const { rows } = await sql<PastQuestion>`
    select question ->> 'item_id' as item_id, question ->> 'seed' as seed, answer.is_correct
    from learning_attempt as attempt
    cross join lateral jsonb_array_elements(attempt.questions) with ordinality as drawn (question, place)
    left join learning_answer as answer on answer.user_id = attempt.user_id
      and answer.attempt_id = attempt.attempt_id and answer.item_id = question ->> 'item_id'
    where attempt.user_id = ${userId} and attempt.answered > 0 and question ->> 'item_id' = any(${itemIds})
    order by attempt.started_at, attempt.attempt_id, drawn.place`.execute(db);
  return rows;
}

/** How often a quiz was finished and the best score. */
export async function summariseAttempts(
  db: Queryable,
  userId: string,
  quizId: string,
): Promise<{ attempts: number; best_percent: number | null }> {
  const { rows } = await sql<{ attempts: number; best_percent: number | null }>`
    select count(*)::int as attempts, max(score_percent)::int as best_percent from learning_attempt
    where user_id = ${userId} and component_id = ${quizId} and purpose = 'quiz' and state = 'finished'`.execute(db);
  return rows[0] ?? { attempts: 0, best_percent: null };
}

/** The learner's answers in finished attempts of a quiz, by item. */
export async function countQuizAnswers(
  db: Queryable,
  userId: string,
  quizId: string,
): Promise<{ item_id: string; answered: number; correct: number }[]> {
  const { rows } = await sql<{ item_id: string; answered: number; correct: number }>`
    select answer.item_id, count(*)::int as answered, (count(*) filter (where answer.is_correct))::int as correct
    from learning_attempt as attempt
    join learning_answer as answer on answer.user_id = attempt.user_id and answer.attempt_id = attempt.attempt_id
    where attempt.user_id = ${userId} and attempt.component_id = ${quizId} and attempt.purpose = 'quiz'
      and attempt.state = 'finished'
    group by answer.item_id
    order by min(answer.answered_at), answer.item_id`.execute(db);
  return rows;
}
