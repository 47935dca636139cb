import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { afterCommit } from "#api/platform/database/after-commit.ts";
import { MAX_ATTEMPTS } from "#api/platform/events/attempt.ts";
import { PAUSE_AFTER } from "#api/platform/events/delivery.ts";
import { eventData } from "#api/platform/events/personal-data.ts";
import { subscribe } from "#api/platform/events/subscription.ts";
import { ann, bob, eventWorld, userId, writer } from "./testing/event-world.ts";

describe("the outbox", () => {
  it("delivers what was committed and nothing of what was rolled back", async () => {
    const { app, database, node, complete, effects, finished } = await eventWorld(writer());
    await complete(ann, "c1");
    const undone = database.transaction(async (transaction) => {
      await app.platform.outbox.append(transaction, [finished(bob, "never")]);
      throw new Error("changed my mind");
    });
    await expect(undone).rejects.toThrow("changed my mind");
    await node.drain();
    expect(await effects()).toEqual(["ann c1"]);
  });

  it("writes events as an arm of a statement, only when its condition holds", async () => {
    const { app, database, node, effects, finished } = await eventWorld(writer());
    for (const isWritten of [true, false]) {
      const condition = sql`exists (select from done)`;
      const arm = app.platform.outbox.arm([finished(ann, String(isWritten))], condition);
      await sql`with done as (select 1 where ${isWritten}::boolean), event as (${arm}) select 1`.execute(
        database.kysely,
      );
    }
    await node.drain();
    expect(await effects()).toEqual(["ann true"]);
  });
});

it("an event that a handler writes is delivered in its turn", async () => {
  const chained = subscribe("test.chained", {
    "course.completed": async ({ user_id }, transaction) =>
      world.app.platform.outbox.append(transaction, [
        {
          user_id,
          type: "user.registered",
          payload: { language: "en", time_zone: "UTC" },
          occurred_at: world.app.clock.now(),
        },
      ]),
  });
  const seen: string[] = [];
  const last = subscribe("test.last", { "user.registered": async ({ user_id }) => void seen.push(user_id) });
  const world = await eventWorld(chained, last);
  await world.complete(ann, "1");
  await world.node.drain();
  expect(seen).toEqual([ann]);
});

describe("delivery to several subscribers", () => {
  it("delivers to a subscriber although another one always fails", async () => {
    const failing = writer("test.failing", () => true);
    const { app, node, complete, effects, drainFor } = await eventWorld(failing, writer());
    await complete(ann, "1", "2");
    await node.drain();
    expect(await effects()).toEqual(["ann 1", "ann 2"]);
    await drainFor(3);
    await complete(ann, "3");
    await node.drain();
    expect(await effects()).toEqual(["ann 1", "ann 2", "ann 3"]);
    expect(await effects("test.failing")).toEqual([]);
    expect(app.takeErrors()).toHaveLength(1);
  });

  it("delivers an event once to each when several nodes deliver at the same time", async () => {
    const names = ["test.one", "test.two"];
    const { nodeWith, complete, effects } = await eventWorld(...names.map((name) => writer(name)));
    const nodes = Array.from({ length: 3 }, () => nodeWith(...names.map((name) => writer(name))));
    for (let user = 0; user < 60; user++) await complete(userId(user), `c${user}`);
    await Promise.all(nodes.map((node) => node.drain()));
    await nodes[0]?.drain();
    for (const name of names) {
      const found = await effects(name);
      expect(found).toHaveLength(60);
      expect(new Set(found).size).toBe(60);
    }
  });

  it("refuses two subscriptions with the same name", async () => {
    await expect(eventWorld(writer("test.same"), writer("test.same"))).rejects.toThrow("test.same");
  });
});

describe("the order of events", () => {
  it("is that of the commits for one key, even if an id was drawn earlier", async () => {
    const { app, database, node, complete, effects, finished } = await eventWorld(writer());
    const first = app.platform.outbox.arm([finished(ann, "drawn first")]);
    await complete(ann, "committed first");
    await first.execute(database.kysely);
    await node.drain();
    expect(await effects()).toEqual(["ann committed first", "ann drawn first"]);
  });

  it("loses nothing of a transaction that commits after later events were delivered", async () => {
    const { app, database, node, complete, effects, finished } = await eventWorld(writer());
    await database.transaction(async (transaction) => {
      await app.platform.outbox.append(transaction, [finished(ann, "slow")]);
      await complete(bob, "quick");
      await node.drain();
    });
    expect(await effects()).toEqual(["bob quick"]);
    await node.drain();
    expect(await effects()).toEqual(["bob quick", "ann slow"]);
  });

  it("is kept for the types of one subscriber together", async () => {
    const seen: string[] = [];
    const both = subscribe("test.both", {
      "course.completed": async ({ payload }) => void seen.push(payload.course_id),
      "user.registered": async ({ payload }) => void seen.push(payload.language),
    });
    const { app, database, node, complete } = await eventWorld(both);
    await complete(ann, "1");
    await database.transaction((transaction) =>
      app.platform.outbox.append(transaction, [
        {
          user_id: ann,
          type: "user.registered",
          payload: { language: "en", time_zone: "UTC" },
          occurred_at: app.clock.now(),
        },
      ]),
    );
    await complete(ann, "2");
    await node.drain();
    expect(seen).toEqual(["1", "en", "2"]);
  });

  it("waits for a failed event of the same key, and holds up no other key", async () => {
    let isBroken = true;
    const subscription = writer("test.effect", (event) => isBroken && event === "ann 1");
    const { app, node, complete, effects } = await eventWorld(subscription);
    await complete(ann, "1", "2");
    await complete(bob, "1");
    await node.drain();
    await complete(ann, "3");
    await complete(bob, "2");
    await node.drain();
    expect(await effects()).toEqual(["bob 1", "bob 2"]);
    isBroken = false;
    app.clock.advance({ minutes: 1 });
    await node.drain();
    expect((await effects()).slice(2)).toEqual(["ann 1", "ann 2", "ann 3"]);
  });

  it("lets no later event of the key overtake a parked one, until an operator skips it", async () => {
    const subscription = writer("test.effect", (event) => event === "ann bad");
    const { app, database, node, complete, effects, drainFor } = await eventWorld(subscription);
    await complete(ann, "bad", "good");
    await drainFor(3);
    await complete(ann, "better");
    await drainFor(1);
    expect(await effects()).toEqual([]);
    const parked = await sql<{ attempts: number; event_id: string }>`
      select attempts, event_id from event_held where parked_at is not null`.execute(database.kysely);
    expect(parked.rows).toMatchObject([{ attempts: MAX_ATTEMPTS }]);
    expect(app.takeErrors().map(({ msg }) => msg)).toEqual(["event parked after its last attempt"]);
    await sql`
      select event_release('test.effect', ${parked.rows[0]?.event_id}, ${app.clock.now()})`.execute(database.kysely);
    await node.drain();
    expect(await effects()).toEqual(["ann good", "ann better"]);
  });

  it("is kept when an operator has a parked event tried again", async () => {
    let isBroken = true;
    const subscription = writer("test.effect", (event) => isBroken && event === "ann 1");
    const { app, database, node, complete, effects, drainFor } = await eventWorld(subscription);
    await complete(ann, "1", "2");
    await drainFor(3);
    app.takeErrors();
    isBroken = false;
    await sql`
      update event_held set attempts = 0, parked_at = null, due_at = ${app.clock.now()}
      where parked_at is not null`.execute(database.kysely);
    await node.drain();
    expect(await effects()).toEqual(["ann 1", "ann 2"]);
  });
});

describe("a handler that fails", () => {
  it("leaves no effect of the failed attempt, and one of the successful", async () => {
    let tries = 0;
    const { database, complete, effects, drainFor } = await eventWorld(writer("test.effect", () => ++tries < 4));
    await complete(ann, "1");
    await drainFor(1);
    expect(await effects()).toEqual(["ann 1"]);
    expect((await database.run("select from event_held")).rows).toEqual([]);
  });

  it("runs no effect after the commit for a failed attempt", async () => {
    const effects: string[] = [];
    const subscription = subscribe("test.effect", {
      async "course.completed"({ payload }, transaction) {
        afterCommit(transaction, () => void effects.push(payload.course_id));
        if (payload.course_id === "bad") throw new Error("the handler failed");
      },
    });
    const { node, complete } = await eventWorld(subscription);
    await complete(ann, "good", "bad");
    await node.drain();
    expect(effects).toEqual(["good"]);
  });

  it("pauses a subscriber that keeps failing, without using up attempts of later events", async () => {
    let isBroken = true;
    const seen = new Set<string>();
    const subscription = writer("test.effect", (event) => {
      seen.add(event);
      return isBroken;
    });
    const { app, database, node, complete, effects } = await eventWorld(subscription);
    const users = Array.from({ length: 40 }, (_, index) => userId(index + 10));
    for (const user of users) await complete(user, user);
    await node.drain();
    const touched = async () => (await database.run("select from event_held")).rows.length;
    expect(await touched()).toBe(PAUSE_AFTER);
    await node.drain();
    expect(await touched()).toBe(PAUSE_AFTER);
    isBroken = false;
    app.clock.advance({ minutes: 1 });
    await node.drain();
    expect(await effects()).toHaveLength(users.length);
    expect(await touched()).toBe(0);
  });
});

describe("stopping", () => {
  it("waits for the running handler and starts no other", async () => {
    let count = 0;
    let stopped: Promise<void> | undefined;
    const slow = subscribe("test.slow", {
      async "course.completed"() {
        count++;
        stopped ??= world.node.stop();
      },
    });
    const world = await eventWorld(slow);
    await world.complete(ann, ...Array.from({ length: 50 }, (_, index) => String(index)));
    await world.node.drain();
    await stopped;
    expect(count).toBe(1);
    await world.nodeWith(slow).drain();
    expect(count).toBe(50);
  });
});

describe("erasing a user", () => {
  it("removes their events, held ones too, and nobody else's", async () => {
    const { app, database, node, complete, effects, drainFor } = await eventWorld(
      writer("test.effect", (event) => event === "ann 1"),
    );
    await complete(ann, "1", "2");
    await complete(bob, "1");
    await node.drain();
    const [, data] = eventData(database);
    expect((await data.export(ann)).records["event"]).toHaveLength(2);
    await database.transaction((transaction) => data.erase(transaction, ann));
    expect((await data.export(ann)).records["event"]).toEqual([]);
    expect((await database.run("select from event_held")).rows).toEqual([]);
    await drainFor(1);
    expect(await effects()).toEqual(["bob 1"]);
    expect(app.entries.filter(({ level }) => level >= 50)).toEqual([]);
  });
});
