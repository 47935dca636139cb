import type { CallResult } from "@candlewise/contracts/endpoint";
import type { ReportsShapes } from "@candlewise/contracts/reports/schemas";
import type { z } from "zod";
import { AppError } from "#api/platform/errors.ts";
import type { SignedInContext } from "#api/platform/http/endpoint.ts";
import type { ContentNames } from "../learning/port.ts";
import type { ReportsDependencies } from "./dependencies.ts";
import {
  countCourses,
  countOpenReports,
  countReasons,
  findLastResolved,
  listNewestReports,
  listReportedItems,
  reopenReports,
  resolveReports,
  type ItemPlace,
  type ReportedItemRow,
} from "./inbox-store.ts";
import type { ReportRow } from "./report-store.ts";

type Inbox = CallResult<ReportsShapes["listReports"]>;
type ReportedItem = Inbox["items"][number];

const PAGE = 20;
/** Reports of one question that are shown. */
const MOST_REPORTS = 20;
/** Shown as the course of questions of challenges, which belong to none. */
const CHALLENGES = { id: "challenges", title: "Daily challenges" };

const cursorOf = ({ latest_at, item_id }: ItemPlace): string => `${latest_at.getTime()}_${item_id}`;

/** The contract has checked its form. */
function placeOf(cursor: string): ItemPlace {
  const [milliseconds = ""] = cursor.split("_", 1);
  return { latest_at: new Date(Number(milliseconds)), item_id: cursor.slice(milliseconds.length + 1) };
}

/** A page of the questions that learners reported, each with its newest reports. */
export async function listReports(
  deps: ReportsDependencies,
  { state, course, cursor, limit = PAGE }: z.output<ReportsShapes["listReports"]["query"]>,
): Promise<Inbox> {
  const { kysely } = deps.database;
  const filter = { state, courseId: course === CHALLENGES.id ? null : course };
  const after = cursor === undefined ? null : placeOf(cursor);
  const [rows, open, courses] = await Promise.all([
    listReportedItems(kysely, filter, { after, limit: limit + 1 }),
    countOpenReports(kysely),
    countCourses(kysely, state),
  ]);
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  const itemIds = page.map(({ item_id }) => item_id);
  const [newest, reasons] = await Promise.all([
    listNewestReports(kysely, filter, { itemIds, most: MOST_REPORTS }),
    countReasons(kysely, filter, itemIds),
  ]);
  const names = { content: deps.contentNames(), userOf: await usernamesOf(deps, newest) };
  return {
    items: page.map((row) => ({
      ...presentItem(row, newest, names),
      reasons: reasons
        .filter(({ item_id }) => item_id === row.item_id)
        .map(({ reason, reports }) => ({ reason, reports })),
    })),
    next_cursor: last ? cursorOf(last) : null,
    open,
    courses: courses.map(({ course_id, reports }) => ({ ...courseOf(names, course_id), reports })),
  };
}

interface Names {
  readonly content: ContentNames;
  userOf(userId: string): string | null;
}

/** The usernames of all who are named in reports. */
async function usernamesOf(deps: ReportsDependencies, rows: readonly ReportRow[]): Promise<Names["userOf"]> {
  const ids = [...new Set(rows.flatMap(({ user_id, resolved_by }) => [user_id, resolved_by ?? user_id]))];
  const faces = await deps.facesOf(ids);
  const names = new Map(ids.map((id, index) => [id, faces[index]?.username ?? null]));
  return (id) => names.get(id) ?? null;
}

const courseOf = ({ content }: Names, id: string | null) =>
  id === null ? CHALLENGES : { id, title: content.course(id) ?? id };

function presentItem(
  { item_id, latest_at, reports }: ReportedItemRow,
  newest: readonly ReportRow[],
  names: Names,
): Omit<ReportedItem, "reasons"> {
  const own = newest.filter((row) => row.item_id === item_id);
  const named = (id: string | null | undefined, title: (id: string) => string | undefined) =>
    id ? { id, title: title(id) ?? id } : null;
  return {
    item_id,
    course: named(own[0]?.course_id, (id) => names.content.course(id)),
    component: named(own[0]?.component_id, (id) => names.content.component(id)),
    reports,
    latest_at: latest_at.toISOString(),
    newest: own.map((row) => presentReport(row, names)),
  };
}

function presentReport(row: ReportRow, names: Names): ReportedItem["newest"][number] {
  const { report_id, reason, text, asked_in, language, variant, prompt, is_correct } = row;
  return {
    report_id,
    reason,
    text,
    asked_in,
    language,
    variant,
    prompt,
    is_correct,
    sender: names.userOf(row.user_id) ?? "",
    is_current: row.content_version === names.content.version,
    answer: row.answer_words,
    sent_at: row.sent_at.toISOString(),
    resolved: row.resolved_at && {
      at: row.resolved_at.toISOString(),
      by: row.resolved_by === null ? null : names.userOf(row.resolved_by),
    },
  };
}

/** Marks reports of a question as resolved, by the caller, or as open again. @throws AppError `not_found` for a question without reports */
export async function markReports(
  { database: { kysely } }: ReportsDependencies,
  { userId, now }: SignedInContext,
  itemId: string,
  mark: z.output<ReportsShapes["resolveReports"]["body"]>,
): Promise<CallResult<ReportsShapes["resolveReports"]>> {
  if (mark.is_resolved) {
    await resolveReports(kysely, itemId, { sentUntil: new Date(mark.sent_until), by: userId, now: now() });
  } else {
    await reopenReports(kysely, itemId, new Date(mark.resolved_since));
  }
  const last = await findLastResolved(kysely, itemId);
  if (last === undefined) throw new AppError("not_found");
  return { resolved_at: last?.toISOString() ?? null };
}
