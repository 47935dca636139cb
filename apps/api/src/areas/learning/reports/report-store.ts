import type { Kysely } from "kysely";
import type { ReportReason } from "@candlewise/domain/reports/question-report";
import type { Queryable } from "#api/platform/database/database.ts";
import type { AskedQuestion } from "../learning/port.ts";

export interface ReportRow extends Omit<AskedQuestion, "answer"> {
  readonly user_id: string;
  readonly report_id: string;
  readonly reason: ReportReason;
  readonly text: string;
  readonly sent_at: Date;
  /** Null while the report is open. */
  readonly resolved_at: Date | null;
  readonly resolved_by: string | null;
}
/** `answer` is JSON. */
type NewReport = Omit<ReportRow, "resolved_at" | "resolved_by"> & { readonly answer: string | null };

type ReportTables = {
  reports_question: ReportRow & { readonly answer: string | null };
};

const reportTables = (db: Queryable): Kysely<ReportTables> => db.withTables<ReportTables>();

/** Stores a report that is neither stored yet nor one of a question that has an open report. Whether it did. */
export async function insertReport(db: Queryable, report: NewReport): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await reportTables(db)
    .insertInto("reports_question")
    .values({ ...report, resolved_at: null, resolved_by: null })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Puts a report in the place of the learner's open one of the same question and content, unless that is the same or a later one. Whether it did. */
export async function replaceReport(db: Queryable, report: NewReport): Promise<boolean> {
  const { user_id, report_id, item_id, content_version } = report;
  const { numUpdatedRows } = await reportTables(db)
    .updateTable("reports_question")
    .set(report)
    .where("user_id", "=", user_id)
    .where("item_id", "=", item_id)
    .where("content_version", "=", content_version)
    .where("resolved_at", "is", null)
    .where("report_id", "<", report_id)
    // A repeat of one that was resolved meanwhile.
    .where((by) =>
      by.not(
        by.exists(
          by
            .selectFrom("reports_question as same")
            .select("same.report_id")
            .where("same.user_id", "=", user_id)
            .where("same.report_id", "=", report_id),
        ),
      ),
    )
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function deleteReport(db: Queryable, userId: string, reportId: string): Promise<void> {
  await reportTables(db)
    .deleteFrom("reports_question")
    .where("user_id", "=", userId)
    .where("report_id", "=", reportId)
    .execute();
}
