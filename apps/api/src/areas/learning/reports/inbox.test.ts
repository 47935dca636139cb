import { reportsContract } from "@candlewise/contracts/reports/schemas";
import { beforeEach, describe, expect, it } from "vitest";
import { collectExport } from "#api/testing/collect-export.ts";
import { runNow } from "#api/platform/jobs/run-now.ts";
import { reportId, startReports, type Reporter } from "./testing/reports-world.ts";

let world: Awaited<ReturnType<typeof startReports>>;
let learners: Reporter[];
const later = () => world.app.clock.advance({ seconds: 1 });
const now = () => world.app.clock.now().toISOString();

beforeEach(async () => {
  world = await startReports();
  learners = await Promise.all([world.newReporter(), world.newReporter(), world.newReporter()]);
});

const [ada, bob, eve] = [0, 1, 2].map((index) => () => {
  const found = learners[index];
  if (!found) throw new Error("there are three learners");
  return found;
}) as [() => Reporter, () => Reporter, () => Reporter];

/** Two reports of one question, and a later one of another. */
async function reportThrice() {
  await ada().answerIn("l1", "q1", false);
  await ada().send({ report_id: reportId(1), text: "Both are right." });
  later();
  await bob().send({ report_id: reportId(2), reason: "unclear_question" });
  later();
  await eve().send({ report_id: reportId(3), question_id: "l1.numeric", reason: "wording" });
}

describe("S7.94 the reports of all learners, for operators", () => {
  it("come by question, that with the newest one first, with reasons, words and answers", async () => {
    await reportThrice();
    const { items, open, courses, next_cursor } = await world.operator.list();
    expect(items.map(({ item_id, reports }) => [item_id, reports])).toEqual([
      ["l1.numeric", 1],
      ["l1.choice", 2],
    ]);
    expect(items[1]).toMatchObject({
      course: { id: "basics", title: "Course basics" },
      component: { id: "l1", title: "l1" },
      reasons: [
        { reason: "unclear_question", reports: 1 },
        { reason: "wrong_answer", reports: 1 },
      ],
    });
    expect(items[1]?.newest.map(({ sender }) => sender)).toEqual([bob().username, ada().username]);
    expect(items[1]?.newest[1]).toMatchObject({
      reason: "wrong_answer",
      text: "Both are right.",
      asked_in: "lesson",
      language: "en",
      is_current: true,
      answer: "Text of choice1",
      is_correct: false,
      resolved: null,
    });
    expect({ open, courses, next_cursor }).toEqual({
      open: 3,
      courses: [{ id: "basics", title: "Course basics", reports: 3 }],
      next_cursor: null,
    });
    expect(JSON.stringify(items)).not.toContain(ada().email);
  });

  it("come in pages that miss and repeat nothing, and of one course only", async () => {
    await reportThrice();
    const first = await world.operator.list({ state: "open", limit: 1 });
    const second = await world.operator.list({ state: "open", limit: 1, cursor: first.next_cursor ?? "" });
    expect([...first.items, ...second.items].map(({ item_id }) => item_id)).toEqual(["l1.numeric", "l1.choice"]);
    expect(second.next_cursor).toBeNull();
    expect((await world.operator.list({ state: "open", course: "next" })).items).toEqual([]);
    expect((await world.operator.list({ state: "open", course: "challenges" })).items).toEqual([]);
    expect((await world.operator.list({ state: "open", course: "basics" })).items).toHaveLength(2);
  });

  it("are resolved as far as they were seen, by whom and when, once", async () => {
    await reportThrice();
    const seen = (await world.operator.list()).items.find(({ item_id }) => item_id === "l1.choice")?.latest_at ?? "";
    await eve().send({ text: "Meanwhile" });
    later();
    const resolved_at = now();
    const mark = { is_resolved: true, sent_until: seen } as const;
    expect(await world.operator.mark("l1.choice", mark)).toEqual({ resolved_at });
    later();
    expect(await world.operator.mark("l1.choice", mark)).toEqual({ resolved_at });
    const open = await world.operator.list();
    expect(open.items.find(({ item_id }) => item_id === "l1.choice")?.newest.map(({ text }) => text)).toEqual([
      "Meanwhile",
    ]);
    const { items } = await world.operator.list({ state: "resolved" });
    expect(items.flatMap(({ newest }) => newest.map(({ resolved }) => resolved))).toEqual([
      { at: resolved_at, by: world.operator.username },
      { at: resolved_at, by: world.operator.username },
    ]);
  });

  it("are opened again, except where the learner has sent another one since", async () => {
    await reportThrice();
    const { resolved_at } = await world.operator.mark("l1.choice", { is_resolved: true, sent_until: now() });
    later();
    await ada().send({ report_id: reportId(4), text: "Still wrong." });
    expect(await ada().rows()).toHaveLength(2);
    await world.operator.mark("l1.choice", { is_resolved: false, resolved_since: resolved_at ?? "" });
    const { items } = await world.operator.list();
    const texts = items.find(({ item_id }) => item_id === "l1.choice")?.newest.map(({ text }) => text);
    expect(texts).toEqual(["Still wrong.", ""]);
  });

  it("S6.01 are 404 for everybody else, as is a question without reports", async () => {
    await reportThrice();
    const as = { token: ada().accessToken };
    const body = { is_resolved: true, sent_until: now() } as const;
    const refusals = [
      await world.app.refuse(reportsContract, "listReports", { query: { state: "open" } }, as),
      await world.app.refuse(reportsContract, "resolveReports", { params: { item_id: "l1.choice" }, body }, as),
    ];
    expect(refusals.map(({ status }) => status)).toEqual([404, 404]);
    expect(await world.operator.markRefusal("l1.nothing")).toBe(404);
    expect((await world.operator.list()).open).toBe(3);
  });

  it("say when the content has changed since", async () => {
    await reportThrice();
    await world.app.platform.database.run("update reports_question set content_version = 'before'");
    const { items } = await world.operator.list();
    expect(items[0]?.newest[0]).toMatchObject({ is_current: false });
    // A report of the new content is another one.
    await ada().send({ report_id: reportId(9) });
    expect(await ada().rows()).toHaveLength(2);
  });

  it("name the home of a question that a placement test asked", async () => {
    await ada().complete("l1");
    const attempt = await ada().open("l3");
    await ada().send({ question_id: attempt.questions[0]?.id ?? "", attempt_id: attempt.id });
    const { items } = await world.operator.list();
    expect(items[0]).toMatchObject({ course: { id: "basics" }, newest: [{ asked_in: "placement" }] });
    expect(items[0]?.component).not.toBeNull();
  });
});

describe("S7.15 what is stored of reports", () => {
  const dataOf = () => world.app.features.find(({ domain }) => domain === "reports")?.personalData;

  it("is part of the export of its learner, without the operator", async () => {
    await reportThrice();
    await world.operator.mark("l1.choice", { is_resolved: true, sent_until: now() });
    const exported = JSON.stringify(await collectExport(dataOf(), ada().userId));
    expect(exported).toContain("Both are right.");
    expect(exported).toContain("Text of choice1");
    expect(exported).not.toContain(world.operator.userId);
    expect(exported).not.toContain(bob().userId);
  });

  it("goes with the account of its learner, and the name of the operator with theirs", async () => {
    await reportThrice();
    await world.operator.mark("l1.choice", { is_resolved: true, sent_until: now() });
    const erase = (userId: string) =>
      world.app.platform.database.transaction(async (transaction) => dataOf()?.erase(transaction, userId));
    await erase(ada().userId);
    await erase(world.operator.userId);
    expect(await ada().rows()).toEqual([]);
    expect(await bob().rows()).toMatchObject([{ resolved_at: expect.any(Date), resolved_by: null }]);
  });

  it("is deleted 180 days after it was resolved, and never while it is open", async () => {
    await reportThrice();
    await world.operator.mark("l1.choice", { is_resolved: true, sent_until: now() });
    const job = world.app.features
      .flatMap(({ jobs = [] }) => jobs)
      .find(({ name }) => name === "reports.forget-resolved");
    if (!job) throw new Error("there is no such job");
    const run = () => runNow(job, { clock: world.app.clock, log: world.app.platform.log });
    world.app.clock.advance({ days: 180 });
    await run();
    expect(await ada().rows()).toHaveLength(1);
    world.app.clock.advance({ seconds: 1 });
    await run();
    expect(await ada().rows()).toEqual([]);
    expect(await eve().rows()).toHaveLength(1);
  });
});
