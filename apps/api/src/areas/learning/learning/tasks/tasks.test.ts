import { XP } from "@candlewise/domain/learning/xp";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { completeLesson, follow } from "../testing/learning-steps.ts";
import { learningWorld } from "../testing/learning-world.ts";
import { taskContent } from "../testing/task-content.ts";
import { sampleOrder } from "../testing/practice-sample.ts";

const { app, learner } = learningWorld(taskContent);
beforeEach(async () => {
  await completeLesson(learner, "l1");
});

const second = () => Math.floor(app.clock.now().getTime() / 1000);
const place = { params: { course_id: "basics", chapter_id: "basics-1", id: "t1" }, body: {} };
const statusOf = { query: { path_id: "investing-path" } };

const bought = () => sampleOrder({ id: "bought", filledAt: second() - 100, acceptedAt: second() - 101 });
const waiting = (seconds: number) =>
  sampleOrder({ id: "waits", type: "limit", limitPrice: 400_000n, acceptedAt: second() - seconds });

describe("practical tasks", () => {
  it("S7.71 tells of every task of a path, step by step, what the practice account shows", async () => {
    const { tasks } = await learner.call("getBrokerageTaskStatus", statusOf);
    expect(tasks).toMatchObject([{ id: "t1", course_id: "basics", chapter_id: "basics-1", status: "in_progress" }]);
    expect(tasks[0]).toMatchObject({
      is_ready: false,
      steps: [{ is_done: false }, { is_done: false, measured: null }],
    });

    app.state.practice.orders = [bought(), waiting(30)];
    const half = await learner.call("getBrokerageTaskStatus", { query: { path_id: "active" } });
    expect(half.tasks[0]?.steps).toMatchObject([
      { id: "buy", is_done: true, measured: 600, unit: "usd" },
      { id: "wait", is_done: false, measured: 30, unit: "seconds" },
    ]);
    expect(half.tasks[0]?.is_ready).toBe(false);
    app.state.practice.orders = [bought(), waiting(60)];
    expect((await learner.call("getBrokerageTaskStatus", statusOf)).tasks[0]?.is_ready).toBe(true);
    expect(await learner.refusal("getBrokerageTaskStatus", { query: { path_id: "nowhere" } })).toEqual([
      404,
      "not_found",
    ]);
  });

  it("S7.72 completes a task once the account shows every step, and not by the learner's word", async () => {
    expect(await learner.refusal("completeBrokerageTask", place)).toEqual([409, "task_incomplete"]);
    app.state.practice.orders = [bought()];
    expect(await learner.refusal("completeBrokerageTask", place)).toEqual([409, "task_incomplete"]);

    app.state.practice.orders = [bought(), waiting(90)];
    const done = await learner.call("completeBrokerageTask", place);
    expect(done.changes).toEqual([{ id: "t1", status: "completed" }]);
    expect(done).toMatchObject({ xp: XP.task, is_repeat: false, next: { component_id: "l2" } });
    expect(done.daily_goal.completed_lessons).toBe(1);
    expect(done.skip_day.isShow).toBe(false);

    const events = await sql<{ payload: unknown }>`
      select payload from event where key_id = ${learner.userId} and type = 'brokerage_task.completed'`.execute(
      app.database.kysely,
    );
    expect(events.rows.map(({ payload }) => payload)).toMatchObject([{ task_id: "t1", xp: XP.task }]);
    const { components } = await learner.call("listCompletedComponents", {});
    expect(components).toContainEqual(expect.objectContaining({ id: "t1", type: "brokerage_task", by: "learning" }));
  });

  it("S7.72 sent again, or twice at once, it counts once; and what was done stays done without the holdings", async () => {
    app.state.practice.orders = [bought(), waiting(90)];
    const both = await Promise.all([
      learner.call("completeBrokerageTask", place),
      learner.call("completeBrokerageTask", place),
    ]);
    expect(both.filter(({ is_repeat }) => is_repeat)).toHaveLength(1);
    expect(both.map(({ xp }) => xp)).toEqual([XP.task, XP.task]);
    app.state.practice.orders = [];
    expect(await learner.call("completeBrokerageTask", place)).toMatchObject({ is_repeat: true, xp: XP.task });
    const points = await sql<{ xp: number }>`
      select xp from learning_xp where user_id = ${learner.userId} and source = 'brokerage_task'`.execute(
      app.database.kysely,
    );
    expect(points.rows).toEqual([{ xp: XP.task }]);
    const { tasks } = await learner.call("getBrokerageTaskStatus", statusOf);
    expect(tasks[0]).toMatchObject({
      status: "completed",
      is_ready: true,
      steps: [{ is_done: true }, { is_done: true }],
    });
  });

  it("S7.72 a task is open behind what it practises, and at its own place only", async () => {
    const other = app.learner();
    await follow(other);
    app.state.practice.orders = [bought(), waiting(90)];
    expect(await other.refusal("completeBrokerageTask", place)).toEqual([409, "component_locked"]);
    await completeLesson(other, "l1");
    const elsewhere = { params: { ...place.params, chapter_id: "basics-2" }, body: {} };
    expect(await other.refusal("completeBrokerageTask", elsewhere)).toEqual([404, "not_found"]);
    const lesson = { params: { ...place.params, id: "l2" }, body: {} };
    expect(await other.refusal("completeBrokerageTask", lesson)).toEqual([404, "not_found"]);
  });

  it("S3.10 holds up no lesson, and is no part of the percentage", async () => {
    const before = await learner.call("getPathway", { params: { id: "active" } });
    const statuses = before.courses[0]?.chapters[0]?.components.map(({ id, status }) => [id, status]);
    expect(statuses).toEqual([
      ["l1", "completed"],
      ["t1", "in_progress"],
      ["l2", "in_progress"],
      ["quiz-1", "locked"],
    ]);
    expect(before.current?.component_id).toBe("l2");
    app.state.practice.orders = [bought(), waiting(90)];
    await learner.call("completeBrokerageTask", place);
    const after = await learner.call("getPathway", { params: { id: "active" } });
    expect([after.percent, after.minutes]).toEqual([before.percent, before.minutes]);
    const progress = await learner.call("getPathProgress", { params: { id: "active" } });
    expect([progress.completed_components, progress.total_components]).toEqual([1, 7]);
  });

  it("S6.10 does not exist where the simulator is hidden: no node, no call, the same percentage", async () => {
    const shown = await learner.call("getPathway", { params: { id: "active" } });
    app.state.hidden = { crypto: false, simulator: true };
    app.state.practice.orders = [bought(), waiting(90)];
    const hidden = await learner.call("getPathway", { params: { id: "active" } });
    expect(JSON.stringify(hidden)).not.toMatch(/brokerage|t1/);
    expect(hidden.percent).toBe(shown.percent);
    expect(await learner.refusal("completeBrokerageTask", place)).toEqual([404, "not_found"]);
    expect(await learner.refusal("accessComponent", { params: { id: "t1" }, body: {} })).toEqual([404, "not_found"]);
    expect((await learner.call("getBrokerageTaskStatus", statusOf)).tasks).toEqual([]);
  });
});
