import { sql } from "kysely";
import type { Queryable } from "#api/platform/database/database.ts";
import { feedbackTables, type FeedbackRow } from "./message-store.ts";

export type FeedbackState = "open" | "handled";

/** Users choose the ids of their messages: only both together name one. */
export type MessageKey = Pick<FeedbackRow, "user_id" | "feedback_id">;
/** What messages are sorted by. */
export type MessagePlace = Pick<FeedbackRow, "sent_at" | "user_id" | "feedback_id">;

const messagesIn = (db: Queryable, state: FeedbackState) =>
  feedbackTables(db)
    .selectFrom("feedback_message")
    .where("handled_at", state === "open" ? "is" : "is not", null);

/** Messages of all users, newest first; only those after a place if one is given. */
export function listMessages(
  db: Queryable,
  { state, after, limit }: { state: FeedbackState; after: MessagePlace | null; limit: number },
): Promise<FeedbackRow[]> {
  let query = messagesIn(db, state).selectAll();
  if (after !== null) {
    const { sent_at, user_id, feedback_id } = after;
    query = query.where(
      sql<boolean>`(sent_at, user_id, feedback_id) < (${sent_at}::timestamptz, ${user_id}::uuid, ${feedback_id}::uuid)`,
    );
  }
  return query
    .orderBy("sent_at", "desc")
    .orderBy("user_id", "desc")
    .orderBy("feedback_id", "desc")
    .limit(limit)
    .execute();
}

export async function countOpen(db: Queryable): Promise<number> {
  const { messages } = await messagesIn(db, "open")
    .select((by) => by.fn.countAll<string>().as("messages"))
    .executeTakeFirstOrThrow();
  return Number(messages);
}

/** Marks a message as handled at this time, or as open when it is null. Returns when it was handled first; undefined if there is no such message. */
export async function markMessage(
  db: Queryable,
  { user_id, feedback_id }: MessageKey,
  handledAt: Date | null,
): Promise<{ handled_at: Date | null } | undefined> {
  return feedbackTables(db)
    .updateTable("feedback_message")
    .set((by) => ({
      handled_at: handledAt === null ? null : by.fn.coalesce(by.ref("handled_at"), by.val(handledAt)),
    }))
    .where("user_id", "=", user_id)
    .where("feedback_id", "=", feedback_id)
    .returning("handled_at")
    .executeTakeFirst();
}

/** The key of a message's screenshot in the objects store; null without one. */
export async function findScreenshot(db: Queryable, { user_id, feedback_id }: MessageKey): Promise<string | null> {
  const row = await feedbackTables(db)
    .selectFrom("feedback_message")
    .select("screenshot")
    .where("user_id", "=", user_id)
    .where("feedback_id", "=", feedback_id)
    .executeTakeFirst();
  return row?.screenshot ?? null;
}
