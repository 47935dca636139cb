import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { createOutbox, subscribe, type AnyNewEvent, type Subscription } from "#api/platform/outbox.ts";
import { createDispatcher, MAX_ATTEMPTS } from "#api/platform/outbox/dispatcher.ts";
import { outboxLag, pruneOutboxJob } from "#api/platform/outbox/maintenance.ts";
import { createTestApp, type TestApp } from "#api/testing/test-app.ts";

const finished = (app: TestApp, user: string, course = "c1"): AnyNewEvent => ({
  user_id: user,
  type: "course.completed",
  payload: { course_id: course },
  occurred_at: app.clock.now(),
});

async function setUp(...subscriptions: Subscription[]) {
  const app = await createTestApp();
  const { database } = app.platform;
  await sql`create table effect (user_id text, course_id text)`.execute(database.kysely);
  const dispatcher = createDispatcher({ database, clock: app.clock, log: app.log, subscriptions });
  const effects = async () =>
    (await sql<{ course_id: string }>`select course_id from effect`.execute(database.kysely)).rows;
  const { ids } = app.platform;
  const outbox = createOutbox({
    ids,
    clock: app.clock,
    isAwaited: (type) => type === "course.completed",
    onWrite: () => undefined,
  });
  return { app, database, dispatcher, effects, outbox };
}

const writeEffect = subscribe("test.effect", "course.completed", async (event, transaction) => {
  await sql`insert into effect values (${event.user_id}, ${event.payload.course_id})`.execute(transaction);
});

describe("the outbox", () => {
  it("delivers what was committed and nothing of what was rolled back", async () => {
    const { app, database, dispatcher, effects, outbox } = await setUp(writeEffect);
    await database.transaction((transaction) => outbox.append(transaction, [finished(app, "ann")]));
    const undone = database.transaction(async (transaction) => {
      await outbox.append(transaction, [finished(app, "bob", "never")]);
      throw new Error("changed my mind");
    });
    await expect(undone).rejects.toThrow("changed my mind");
    await dispatcher.drain();
    expect(await effects()).toEqual([{ course_id: "c1" }]);
  });

  it("writes events as an arm of a statement, only when its condition holds", async () => {
    const { app, database, dispatcher, effects, outbox } = await setUp(writeEffect);
    for (const isWritten of [true, false]) {
      const arm = outbox.arm([finished(app, "ann", String(isWritten))], sql`exists (select from done)`);
      await sql`with done as (select 1 where ${isWritten}::boolean), event as (${arm}) select 1`.execute(
        database.kysely,
      );
    }
    await dispatcher.drain();
    expect(await effects()).toEqual([{ course_id: "true" }]);
  });

  it("counts an event that nobody subscribes to as delivered when it is written", async () => {
    const { app, database, dispatcher, outbox } = await setUp(writeEffect);
    const ignored: AnyNewEvent = {
      user_id: "ann",
      type: "user.registered",
      payload: { language: "en", time_zone: "UTC" },
      occurred_at: app.clock.now(),
    };
    await database.transaction((transaction) => outbox.append(transaction, [ignored, finished(app, "bob")]));
    const waiting = async () =>
      (await database.run("select user_id from outbox_event where delivered_at is null")).rows.map(
        ({ user_id }) => user_id,
      );
    expect(await waiting()).toEqual(["bob"]);
    await dispatcher.drain();
    expect(await waiting()).toEqual([]);
  });

  it("repeats only the subscriber that failed, so that effects happen once", async () => {
    let tries = 0;
    const flaky = subscribe("test.flaky", "course.completed", async () => {
      if (++tries < 3) throw new Error("not yet");
    });
    const { app, database, dispatcher, effects, outbox } = await setUp(writeEffect, flaky);
    await database.transaction((transaction) => outbox.append(transaction, [finished(app, "ann")]));
    for (let round = 0; round < 4; round++) {
      await dispatcher.drain();
      app.clock.advance({ minutes: 5 });
    }
    expect(tries).toBe(3);
    expect(await effects()).toEqual([{ course_id: "c1" }]);
    expect(await outboxLag(database, app.clock.now())).toBe(0);
  });

  it("keeps the order of one user's events, and does not hold up other users", async () => {
    const seen: string[] = [];
    let isBroken = true;
    const record = subscribe("test.record", "course.completed", async ({ user_id, payload }) => {
      if (isBroken && user_id === "ann") throw new Error("ann is stuck");
      seen.push(`${user_id} ${payload.course_id}`);
    });
    const { app, database, dispatcher, outbox } = await setUp(record);
    const events = [
      finished(app, "ann", "1"),
      finished(app, "ann", "2"),
      finished(app, "bob", "1"),
      finished(app, "bob", "2"),
    ];
    await database.transaction((transaction) => outbox.append(transaction, events));
    await dispatcher.drain();
    expect(seen).toEqual(["bob 1", "bob 2"]);
    isBroken = false;
    app.clock.advance({ minutes: 1 });
    await dispatcher.drain();
    expect(seen.slice(2)).toEqual(["ann 1", "ann 2"]);
  });

  it("parks an event after its last try and goes on with the next", async () => {
    const seen: string[] = [];
    const picky = subscribe("test.picky", "course.completed", async ({ payload }) => {
      if (payload.course_id === "bad") throw new Error("never works");
      seen.push(payload.course_id);
    });
    const { app, database, dispatcher, outbox } = await setUp(picky);
    const events = [finished(app, "ann", "bad"), finished(app, "ann", "good")];
    await database.transaction((transaction) => outbox.append(transaction, events));
    for (let round = 0; round < MAX_ATTEMPTS; round++) {
      await dispatcher.drain();
      app.clock.advance({ hours: 2 });
    }
    await dispatcher.drain();
    expect(seen).toEqual(["good"]);
    expect(app.takeErrors().map(({ msg }) => msg)).toEqual(["an event was parked after its last try"]);
  });

  it("delivers each event once when several nodes deliver at the same time", async () => {
    const { app, database, dispatcher, effects, outbox } = await setUp(writeEffect);
    const other = createDispatcher({ database, clock: app.clock, log: app.log, subscriptions: [writeEffect] });
    const events = Array.from({ length: 60 }, (_, index) => finished(app, `user-${index}`, `c${index}`));
    await database.transaction((transaction) => outbox.append(transaction, events));
    await Promise.all([dispatcher.drain(), other.drain()]);
    await dispatcher.drain();
    expect(new Set((await effects()).map(({ course_id }) => course_id)).size).toBe(60);
    expect(await effects()).toHaveLength(60);
  });

  it("forgets events a week after their delivery", async () => {
    const { app, database, dispatcher, outbox } = await setUp(writeEffect);
    const prune = () => pruneOutboxJob(database).handle({}, { jobId: "1", now: () => app.clock.now(), log: app.log });
    const left = async () =>
      (await sql`select 1 from outbox_event union all select 1 from outbox_receipt`.execute(database.kysely)).rows;
    await database.transaction((transaction) => outbox.append(transaction, [finished(app, "ann")]));
    await dispatcher.drain();
    app.clock.advance({ days: 6 });
    await prune();
    expect(await left()).toHaveLength(2);
    app.clock.advance({ days: 2 });
    await prune();
    expect(await left()).toHaveLength(0);
  });
});
