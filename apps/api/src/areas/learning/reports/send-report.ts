import type { CallResult } from "@candlewise/contracts/endpoint";
import type { ReportsShapes } from "@candlewise/contracts/reports/schemas";
import type { z } from "zod";
import type { SignedInContext } from "#api/platform/http/endpoint.ts";
import type { ReportsDependencies } from "./dependencies.ts";
import { deleteReport, insertReport, replaceReport } from "./report-store.ts";

/**
 * Stores what a learner reports of a question, with the answer that is stored of it. A repeat changes nothing; another report of the same
 * question and content takes the place of the one that is open.
 * @throws AppError `not_found`, `component_locked`, `answer_mismatch`
 */
export async function sendReport(
  deps: ReportsDependencies,
  context: SignedInContext,
  { report_id, reason, text, ...place }: z.output<ReportsShapes["sendReport"]["body"]>,
): Promise<CallResult<ReportsShapes["sendReport"]>> {
  const { answer, ...asked } = await deps.askedQuestion(context, place);
  const report = {
    ...asked,
    answer: answer && JSON.stringify(answer),
    user_id: context.userId,
    report_id,
    reason,
    text,
    sent_at: context.now(),
  };
  const { kysely } = deps.database;
  const isNew = await insertReport(kysely, report);
  if (isNew) deps.onSent(reason);
  return { report_id, is_change: !isNew && (await replaceReport(kysely, report)) };
}

/** Deletes a report of the caller; one that is gone already stays gone. */
export async function withdrawReport(
  { database }: ReportsDependencies,
  { userId }: SignedInContext,
  reportId: string,
): Promise<Record<string, never>> {
  await deleteReport(database.kysely, userId, reportId);
  return {};
}
