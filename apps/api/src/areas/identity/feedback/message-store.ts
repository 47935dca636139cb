import type { Kysely } from "kysely";
import type { Queryable } from "#api/platform/database/database.ts";

export interface FeedbackRow {
  user_id: string;
  feedback_id: string;
  text: string;
  page: string;
  screenshot: string | null;
  language: string;
  user_agent: string;
  sent_at: Date;
  /** Null while the message is open. */
  handled_at: Date | null;
}
type FeedbackTables = { feedback_message: FeedbackRow };

export const feedbackTables = (queryable: Queryable): Kysely<FeedbackTables> => queryable.withTables<FeedbackTables>();

/** Returns false, and changes nothing, if the message is stored already. */
export async function insertFeedback(db: Queryable, row: FeedbackRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await feedbackTables(db)
    .insertInto("feedback_message")
    .values(row)
    .onConflict((conflict) => conflict.columns(["user_id", "feedback_id"]).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export async function listScreenshots(db: Queryable, userId: string): Promise<string[]> {
  const rows = await feedbackTables(db)
    .selectFrom("feedback_message")
    .select("screenshot")
    .where("user_id", "=", userId)
    .execute();
  return rows.flatMap(({ screenshot }) => (screenshot === null ? [] : [screenshot]));
}

/** Takes all but the newest `most` pictures from a user's messages and returns their keys. */
export async function dropOldScreenshots(db: Queryable, userId: string, most: number): Promise<string[]> {
  const old = await feedbackTables(db)
    .selectFrom("feedback_message")
    .select(["feedback_id", "screenshot"])
    .where("user_id", "=", userId)
    .where("screenshot", "is not", null)
    .orderBy("feedback_id", "desc")
    .offset(most)
    .execute();
  if (old.length === 0) return [];
  const ids = old.map(({ feedback_id }) => feedback_id);
  await feedbackTables(db)
    .updateTable("feedback_message")
    .set({ screenshot: null })
    .where("user_id", "=", userId)
    .where("feedback_id", "in", ids)
    .execute();
  return old.flatMap(({ screenshot }) => screenshot ?? []);
}

/** The keys among these that a message refers to. */
export async function findScreenshots(db: Queryable, keys: readonly string[]): Promise<string[]> {
  const rows = await feedbackTables(db)
    .selectFrom("feedback_message")
    .select("screenshot")
    .where("screenshot", "in", keys)
    .execute();
  return rows.flatMap(({ screenshot }) => screenshot ?? []);
}
