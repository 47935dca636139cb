import type { Kysely } from "kysely";
import type { Queryable } from "#api/platform/database/database.ts";

interface FeedbackRow {
  user_id: string;
  feedback_id: string;
  text: string;
  page: string;
  screenshot: string | null;
  language: string;
  user_agent: string;
  sent_at: Date;
}
type FeedbackTables = { feedback_message: FeedbackRow };

const tables = (queryable: Queryable): Kysely<FeedbackTables> => queryable.withTables<FeedbackTables>();

export async function insertFeedback(db: Queryable, row: FeedbackRow): Promise<void> {
  await tables(db).insertInto("feedback_message").values(row).execute();
}

export async function listScreenshots(db: Queryable, userId: string): Promise<string[]> {
  const rows = await tables(db)
    .selectFrom("feedback_message")
    .select("screenshot")
    .where("user_id", "=", userId)
    .execute();
  return rows.flatMap(({ screenshot }) => (screenshot === null ? [] : [screenshot]));
}

/** The keys among these that a message refers to. */
export async function findScreenshots(db: Queryable, keys: readonly string[]): Promise<string[]> {
  const rows = await tables(db)
    .selectFrom("feedback_message")
    .select("screenshot")
    .where("screenshot", "in", keys)
    .execute();
  return rows.flatMap(({ screenshot }) => screenshot ?? []);
}
