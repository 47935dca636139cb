import { sql, type RawBuilder } from "kysely";
import type { ReportReason } from "@candlewise/domain/reports/question-report";
import type { Queryable } from "#api/platform/database/database.ts";
import type { ReportRow } from "./report-store.ts";

export type ReportState = "open" | "resolved";

/** What questions are listed by. */
export interface ReportFilter {
  readonly state: ReportState;
  /** Null for the questions of challenges; all courses when absent. */
  readonly courseId?: string | null | undefined;
}

/** What reported questions are sorted by. */
export interface ItemPlace {
  readonly item_id: string;
  readonly latest_at: Date;
}

export interface ReportedItemRow extends ItemPlace {
  readonly reports: number;
}

const isIn = (state: ReportState): RawBuilder<unknown> =>
  state === "open" ? sql`resolved_at is null` : sql`resolved_at is not null`;

const matches = ({ state, courseId }: ReportFilter): RawBuilder<unknown> =>
  courseId === undefined ? isIn(state) : sql`${isIn(state)} and course_id is not distinct from ${courseId}::text`;

/** Reported questions, that with the newest report first; only those after a place if one is given. */
export async function listReportedItems(
  db: Queryable,
  filter: ReportFilter,
  { after, limit }: { after: ItemPlace | null; limit: number },
): Promise<ReportedItemRow[]> {
  const rest = after === null ? sql`` : sql`having (max(sent_at), item_id) < (${after.latest_at}, ${after.item_id})`;
  const { rows } = await sql<ReportedItemRow>`
    select item_id, max(sent_at) as latest_at, count(*)::int as reports from reports_question
    where ${matches(filter)} group by item_id ${rest}
    order by max(sent_at) desc, item_id desc limit ${limit}`.execute(db);
  return rows;
}

/** The newest reports of each question, newest first. */
export async function listNewestReports(
  db: Queryable,
  filter: ReportFilter,
  { itemIds, most }: { itemIds: readonly string[]; most: number },
): Promise<ReportRow[]> {
  const { rows } = await sql<ReportRow>`
    select user_id, report_id, item_id, content_version, component_id, course_id, asked_in, language, variant, prompt,
      answer_words, is_correct, reason, text, sent_at, resolved_at, resolved_by
    from (
      select *, row_number() over (partition by item_id order by sent_at desc, report_id desc) as place
      from reports_question where item_id = any(${[...itemIds]}) and ${matches(filter)}
    ) as report
    where place <= ${most} order by item_id, place`.execute(db);
  return rows;
}

/** How many reports of each question give which reason, the most frequent first. */
export async function countReasons(
  db: Queryable,
  filter: ReportFilter,
  itemIds: readonly string[],
): Promise<{ item_id: string; reason: ReportReason; reports: number }[]> {
  const { rows } = await sql<{ item_id: string; reason: ReportReason; reports: number }>`
    select item_id, reason, count(*)::int as reports from reports_question
    where item_id = any(${[...itemIds]}) and ${matches(filter)}
    group by item_id, reason order by item_id, count(*) desc, reason`.execute(db);
  return rows;
}

/** How many reports in a state there are of each course, most first; the questions of challenges have none. */
export async function countCourses(
  db: Queryable,
  state: ReportState,
): Promise<{ course_id: string | null; reports: number }[]> {
  const { rows } = await sql<{ course_id: string | null; reports: number }>`
    select course_id, count(*)::int as reports from reports_question where ${isIn(state)}
    group by course_id order by count(*) desc, course_id`.execute(db);
  return rows;
}

export async function countOpenReports(db: Queryable): Promise<number> {
  const { rows } = await sql<{ reports: number }>`
    select count(*)::int as reports from reports_question where ${isIn("open")}`.execute(db);
  return rows[0]?.reports ?? 0;
}

/** Marks the open reports of a question that were sent up to a moment as resolved. */
export async function resolveReports(
  db: Queryable,
  itemId: string,
  { sentUntil, by, now }: { sentUntil: Date; by: string; now: Date },
): Promise<void> {
  await sql`
    update reports_question set resolved_at = ${now}, resolved_by = ${by}
    where item_id = ${itemId} and resolved_at is null and sent_at <= ${sentUntil}`.execute(db);
}

/** Opens the reports of a question again that were resolved from a moment on, except where the learner has sent another one since. */
export async function reopenReports(db: Queryable, itemId: string, resolvedSince: Date): Promise<void> {
  await sql`
    update reports_question set resolved_at = null, resolved_by = null
    where (user_id, report_id) in (
      select distinct on (user_id, content_version) user_id, report_id from reports_question as resolved
      where item_id = ${itemId} and resolved_at >= ${resolvedSince} and not exists (
        select from reports_question as open
        where open.user_id = resolved.user_id and open.item_id = resolved.item_id
          and open.content_version = resolved.content_version and open.resolved_at is null
      )
      order by user_id, content_version, sent_at desc
    )`.execute(db);
}

/** When reports of a question were resolved last: null when all are open, undefined when there are none. */
export async function findLastResolved(db: Queryable, itemId: string): Promise<Date | null | undefined> {
  const { rows } = await sql<{ at: Date | null; reports: number }>`
    select max(resolved_at) as at, count(*)::int as reports from reports_question where item_id = ${itemId}`.execute(
    db,
  );
  return rows[0]?.reports ? rows[0].at : undefined;
}

/** Takes the name of an operator from what they resolved. */
export async function forgetResolver(db: Queryable, userId: string): Promise<void> {
  await sql`update reports_question set resolved_by = null where resolved_by = ${userId}`.execute(db);
}
