import type { CallArguments } from "@candlewise/contracts/endpoint";
import { challengesContract } from "@candlewise/contracts/challenges/schemas";
import { learningContract } from "@candlewise/contracts/learning/schemas";
import { reportsContract, type ReportsShapes } from "@candlewise/contracts/reports/schemas";
import type { ContentBundle } from "@candlewise/domain/learning/curriculum";
import type { PublicItem } from "@candlewise/domain/learning/items";
import { randomUUID } from "node:crypto";
import { rightAnswer, wrongAnswer } from "#api/testing/sample-answers.ts";
import { sampleContent } from "#api/testing/sample-content.ts";
import { signUp, type TestUser } from "#api/testing/sign-up.ts";
import { createTestApp, type TestApp } from "#api/testing/test-app.ts";

type Report = CallArguments<ReportsShapes["sendReport"]>["body"];

/** The number of a client's id: greater ones are later. */
export const reportId = (number: number): string => `00000000-0000-7000-8000-${String(number).padStart(12, "0")}`;

/** The lessons of the first chapter of the sample content. */
const addressOf = (lesson_id: string) => ({ course_id: "basics", chapter_id: "basics-1", lesson_id });

/** What a learner does before there is something to report. */
const learning = (app: TestApp, as: { token: string }) => ({
  complete: (lesson: string) => {
    const body = { ...addressOf(lesson), is_audio: false, is_excellent: false };
    return app.call(learningContract, "completeLesson", { body }, as);
  },
  /** A drill of a skill that was learned before. */
  drill: async (skill_id: string) => {
    const { attempt } = await app.call(learningContract, "openReview", { body: { skill_id } }, as);
    if (!attempt) throw new Error(`${skill_id} was not learned`);
    return attempt;
  },
  /** The questions of the first day of a challenge. */
  joinChallenge: async (id: string) => {
    await app.call(challengesContract, "joinChallenge", { params: { id }, body: {} }, as);
    const params = { id: `${id}-1` };
    const { attempt } = await app.call(challengesContract, "getChallengeTask", { params }, as);
    if (!attempt) throw new Error(`${id} asks no questions`);
    return attempt;
  },
  /** Opens the attempt of a component. */
  open: async (id: string) => {
    const { attempt } = await app.call(learningContract, "accessComponent", { params: { id }, body: {} }, as);
    if (!attempt) throw new Error(`${id} opened no attempt`);
    return attempt;
  },
});

/** The calls of a learner about reports. */
export function reporter(app: TestApp, user: TestUser) {
  const as = { token: user.accessToken };
  const withDefaults = (report: Partial<Report>): Report => ({
    report_id: randomUUID(),
    question_id: "l1.choice",
    ...(report.attempt_id === undefined && { lesson_id: "l1" }),
    reason: "wrong_answer",
    text: "",
    ...report,
  });
  const answer = (question: PublicItem, place: { lesson_id: string } | { attempt_id: string }, isRight: boolean) => {
    const given = isRight ? rightAnswer(question) : wrongAnswer(question);
    const body = { answer_id: randomUUID(), question_id: question.id, answer: given, ...place };
    return app.call(learningContract, "answerQuestion", { body }, as);
  };
  return {
    ...user,
    send: (report: Partial<Report> = {}) => app.call(reportsContract, "sendReport", { body: withDefaults(report) }, as),
    refusal: async (report: Partial<Report>) => {
      const { status, error } = await app.refuse(reportsContract, "sendReport", { body: withDefaults(report) }, as);
      return [status, error];
    },
    withdraw: (report_id: string) => app.call(reportsContract, "withdrawReport", { params: { report_id } }, as),
    /** Answers an item of a lesson, and returns the item. */
    answerIn: async (lesson: string, key: string, isRight: boolean): Promise<PublicItem> => {
      const { lesson_id: id, ...place } = addressOf(lesson);
      const params = { ...place, id };
      const { items } = await app.call(learningContract, "getLesson", { params, query: {} }, as);
      const item = items[key];
      if (!item) throw new Error(`${lesson} has no ${key}`);
      await answer(item, { lesson_id: lesson }, isRight);
      return item;
    },
    ...learning(app, as),
    answer,
    rows: async () =>
      (
        await app.platform.database.run("select * from reports_question where user_id = $1 order by sent_at", [
          user.userId,
        ])
      ).rows,
  };
}

export type Reporter = ReturnType<typeof reporter>;

/** The whole app with a learner who follows a path and an operator. */
export async function startReports(content: ContentBundle = sampleContent) {
  const app = await createTestApp({ content });
  const newReporter = async (): Promise<Reporter> => {
    const user = await signUp(app);
    const as = { token: user.accessToken };
    await app.call(learningContract, "activatePath", { params: { id: "investing-path" }, body: {} }, as);
    return reporter(app, user);
  };
  const operator = await signUp(app);
  await app.platform.database.run("insert into auth_operator (user_id) values ($1)", [operator.userId]);
  const as = { token: operator.accessToken };
  return {
    app,
    newReporter,
    operator: {
      ...operator,
      list: (query: CallArguments<ReportsShapes["listReports"]>["query"] = { state: "open" }) =>
        app.call(reportsContract, "listReports", { query }, as),
      mark: (item_id: string, body: CallArguments<ReportsShapes["resolveReports"]>["body"]) =>
        app.call(reportsContract, "resolveReports", { params: { item_id }, body }, as),
      markRefusal: async (item_id: string) => {
        const body = { is_resolved: true, sent_until: app.clock.now().toISOString() } as const;
        return (await app.refuse(reportsContract, "resolveReports", { params: { item_id }, body }, as)).status;
      },
    },
  };
}
