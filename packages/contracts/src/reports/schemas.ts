import { LONGEST_REPORT, REPORT_REASONS, needsWords } from "@candlewise/domain/reports/question-report";
import { z } from "zod";
import { defineContract } from "../endpoint.ts";
import { reportsRoutes } from "./routes.ts";

const ItemIdSchema = z.string().min(1).max(160);
const ReasonSchema = z.enum(REPORT_REASONS);

/** Where a question was asked. */
const ASKED_IN = ["lesson", "quiz", "placement", "challenge", "review", "drill"] as const;

const NamedSchema = z.strictObject({ id: z.string(), title: z.string() });

/** What an operator sees of a report: the name of its sender, not the email address. */
const ReportSchema = z.strictObject({
  report_id: z.uuid(),
  sender: z.string(),
  reason: ReasonSchema,
  text: z.string(),
  asked_in: z.enum(ASKED_IN),
  /** Of the texts that the learner saw. */
  language: z.string(),
  /** Whether the content has not changed since. */
  is_current: z.boolean(),
  /** Which numbers the learner drew, counted from 1; null where there is one variant only. */
  variant: z.int().nullable(),
  /** The question as the learner saw it. */
  prompt: z.string(),
  /** In words; null when the server has no answer. */
  answer: z.string().nullable(),
  /** Null for a reflection, and without an answer. */
  is_correct: z.boolean().nullable(),
  sent_at: z.iso.datetime(),
  /** Null while the report is open; the name is null once the operator has no account any more. */
  resolved: z.strictObject({ at: z.iso.datetime(), by: z.string().nullable() }).nullable(),
});

const ReportedItemSchema = z.strictObject({
  item_id: z.string(),
  /** Null for a question of a daily challenge, and for one whose course is gone. */
  course: NamedSchema.nullable(),
  /** The lesson, quiz or challenge; null when it is gone. */
  component: NamedSchema.nullable(),
  reports: z.int(),
  reasons: z.array(z.strictObject({ reason: ReasonSchema, reports: z.int() })),
  latest_at: z.iso.datetime(),
  /** The newest ones. */
  newest: z.array(ReportSchema),
});

export const reportsContract = defineContract("reports", reportsRoutes, {
  sendReport: {
    body: z
      .strictObject({
        /** Chosen by the client, later ids being greater: a repeat of the call stores nothing again. */
        report_id: z.uuid(),
        question_id: ItemIdSchema,
        lesson_id: z.string().min(1).max(80).optional(),
        attempt_id: z.uuid().optional(),
        reason: ReasonSchema,
        text: z.string().trim().max(LONGEST_REPORT),
      })
      .refine(
        (body) => (body.lesson_id === undefined) !== (body.attempt_id === undefined),
        "name either lesson_id or attempt_id",
      )
      .refine(({ reason, text }) => text !== "" || !needsWords(reason), "say what is wrong"),
    response: z.strictObject({
      report_id: z.uuid(),
      /** Whether it took the place of an earlier report. */
      is_change: z.boolean(),
    }),
  },
  withdrawReport: {
    params: z.strictObject({ report_id: z.uuid() }),
    response: z.strictObject({}),
  },
  listReports: {
    query: z.strictObject({
      state: z.enum(["open", "resolved"]),
      /** A course, or `challenges` for the questions of daily challenges; all when absent. */
      course: z.string().min(1).max(80).optional(),
      /** `next_cursor` of the page before. */
      cursor: z
        .string()
        .regex(/^\d{1,13}_.{1,160}$/)
        .optional(),
      limit: z.coerce.number().int().min(1).max(50).optional(),
    }),
    response: z.strictObject({
      items: z.array(ReportedItemSchema),
      next_cursor: z.string().nullable(),
      /** Open reports of all courses. */
      open: z.int(),
      /** The courses with reports in this state, those with most first. */
      courses: z.array(NamedSchema.extend({ reports: z.int() })),
    }),
  },
  resolveReports: {
    params: z.strictObject({ item_id: ItemIdSchema }),
    body: z.discriminatedUnion("is_resolved", [
      z.strictObject({ is_resolved: z.literal(true), sent_until: z.iso.datetime() }),
      z.strictObject({ is_resolved: z.literal(false), resolved_since: z.iso.datetime() }),
    ]),
    /** When reports of the question were resolved last; null when all are open. */
    response: z.strictObject({ resolved_at: z.iso.datetime().nullable() }),
  },
});
export type ReportsShapes = typeof reportsContract.shapes;
