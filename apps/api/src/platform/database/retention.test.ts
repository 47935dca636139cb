import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { deleteBefore } from "#api/platform/database/in-batches.ts";
import { createTestApp } from "#api/testing/test-app.ts";

describe("retention", () => {
  it.each([
    ["email", "created_at"],
    ["auth_session", "created_at"],
    ["auth_code", "expires_at"],
    ["auth_one_time", "expires_at"],
    ["auth_signup", "created_at"],
    ["auth_email", "created_at", "not is_confirmed"],
    ["journal_entry", "deleted_at"],
    ["analyzer_request", "deleted_at"],
    ["background_job", "failed_at"],
    ["http_idempotency", "begun_at"],
    ["learning_guest_lesson", "begun_at"],
    ["reports_question", "resolved_at"],
    ["webhook_receipt", "received_at"],
    ["leaderboard_member", "week"],
    ["leaderboard_cohort", "week"],
    ["notifications_entry", "created_at"],
    ["notifications_attempt", "at"],
  ])("finds old rows of %s by an index", async (table, column, more = "true") => {
    const { database } = (await createTestApp()).platform;
    const { rows } = await database.kysely.transaction().execute(async (transaction) => {
      await sql`set local enable_seqscan = off`.execute(transaction);
      return sql`explain select ctid from ${sql.table(table)}
        where ${sql.ref(column)} < now() and ${sql.raw(more)} limit 100`.execute(transaction);
    });
    expect(JSON.stringify(rows)).toMatch(/Index (Only )?Scan|Bitmap Index Scan/);
  });

  it("deletes more rows than a batch holds, and nothing younger", async () => {
    const { database } = (await createTestApp()).platform;
    await database.run(`insert into email (email_id, recipient, language, template, data, created_at)
      select gen_random_uuid(), 'a@b.co', 'en', 'x', '{}', '2026-01-01'::timestamptz + each * interval '1 second'
      from generate_series(1, 5000) each`);
    const { signal } = new AbortController();
    const before = new Date(Date.parse("2026-01-01T00:00:00Z") + 4_500_500);
    expect(await deleteBefore(database, { table: "email", column: "created_at", before }, signal)).toBe(4500);
    expect((await database.run("select from email")).rows).toHaveLength(500);
  });
});
