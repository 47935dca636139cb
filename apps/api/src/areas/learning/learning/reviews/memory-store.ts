import { sql } from "kysely";
import type { SkillMemory } from "@candlewise/domain/learning/reviews/skill-memory";
import type { Queryable, Transaction } from "#api/platform/database/database.ts";

export interface SkillRow extends SkillMemory {
  readonly user_id: string;
  readonly skill_id: string;
  /** The day of the last mixed review. */
  readonly reviewed_on: string | null;
}

const columns = sql`skill.user_id, skill.skill_id, stability, difficulty, level, first_on::text, last_on::text, last_grade, due_on::text,
  reviewed_on::text`;

export async function listSkillRows(db: Queryable, userId: string): Promise<SkillRow[]> {
  const { rows } = await sql<SkillRow>`
    select ${columns} from learning_skill as skill where user_id = ${userId} order by skill_id`.execute(db);
  return rows;
}

/** Which of these learners have skills at all. */
export async function findLearnersWithSkills(db: Queryable, userIds: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from unnest(${[...userIds]}::uuid[]) as asked (id)
    where exists (select from learning_skill where user_id = asked.id)`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

export interface SkillKey {
  readonly userId: string;
  readonly skillId: string;
}

/** The skills of learners, locked until the transaction ends; those that do not exist yet are left out. */
export async function lockSkillRows(transaction: Transaction, keys: readonly SkillKey[]): Promise<SkillRow[]> {
  if (keys.length === 0) return [];
  const { rows } = await sql<SkillRow>`
    select ${columns} from learning_skill as skill
    join unnest(${keys.map(({ userId }) => userId)}::uuid[], ${keys.map(({ skillId }) => skillId)}::text[])
      as wanted (user_id, skill_id) on wanted.user_id = skill.user_id and wanted.skill_id = skill.skill_id
    order by skill.user_id, skill.skill_id for update of skill`.execute(transaction);
  return rows;
}

/** Stores skills; a row that another transaction made meanwhile from later evidence stays. */
export async function saveSkillRows(transaction: Transaction, rows: readonly SkillRow[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    insert into learning_skill as skill (user_id, skill_id, stability, difficulty, level, first_on, last_on, last_grade, due_on,
      reviewed_on)
    select user_id, skill_id, stability, difficulty, level, first_on, last_on, last_grade, due_on, reviewed_on
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (user_id uuid, skill_id text, stability double precision,
      difficulty double precision, level text, first_on date, last_on date, last_grade text, due_on date, reviewed_on date)
    order by user_id, skill_id
    on conflict (user_id, skill_id) do update set stability = excluded.stability, difficulty = excluded.difficulty,
      level = excluded.level, first_on = excluded.first_on, last_on = excluded.last_on, last_grade = excluded.last_grade,
      due_on = excluded.due_on, reviewed_on = excluded.reviewed_on
    where excluded.last_on >= skill.last_on`.execute(transaction);
}
