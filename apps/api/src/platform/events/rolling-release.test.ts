import { resolve } from "node:path";
import { sql } from "kysely";
import pg from "pg";
import { describe, expect, it } from "vitest";
import { findMigrations, migrate } from "#api/platform/database/migrate.ts";
import { UnreadableEventError, type Subscription } from "#api/platform/events/subscription.ts";
import { emptyDatabase } from "#api/testing/test-database.ts";
import { ann, bob, eventWorld, writer } from "./testing/event-world.ts";

/** The exact statements of a node of the previous release. */
const before = {
  insert: `insert into outbox_event (user_id, event_id, type, payload, occurred_at, delivered_at)
    select row.user_id, row.event_id, row.type, row.payload, row.occurred_at, row.delivered_at
    from jsonb_to_recordset($1::jsonb)
      as row (user_id text, event_id uuid, type text, payload jsonb, occurred_at timestamptz, delivered_at timestamptz, cause int)
    where true`,
  claim: `select user_id, event_id, type, payload, occurred_at, attempts
    from outbox_event event
    where delivered_at is null and parked_at is null
      and (next_attempt_at is null or next_attempt_at <= now())
      and not exists (
        select from outbox_event earlier
        where earlier.user_id = event.user_id and earlier.event_id < event.event_id
          and earlier.delivered_at is null and earlier.parked_at is null)
    order by event_id limit 200 for update skip locked`,
  lag: `select min(occurred_at) as oldest from outbox_event where delivered_at is null and parked_at is null`,
  prune: [
    `delete from outbox_event where delivered_at < now() + interval '1 year'`,
    `delete from outbox_receipt receipt where handled_at < now() + interval '1 year' and not exists (
      select from outbox_event event where event.user_id = receipt.user_id and event.event_id = receipt.event_id)`,
  ],
  export: ["outbox_event", "outbox_receipt"].map((table) => `select * from ${table} where user_id = $1`),
  erase: ["outbox_event", "outbox_receipt"].map((table) => `delete from ${table} where user_id = $1`),
};

const oldEvent = (user: string, course: string) => ({
  user_id: user,
  event_id: crypto.randomUUID(),
  type: "course.completed",
  payload: { course_id: course },
  occurred_at: "2026-11-21T12:00:00Z",
  delivered_at: "2026-11-21T12:00:00Z",
});

describe("a node of the previous release, beside a new one", () => {
  it("writes events that the new one delivers, in one order with its own", async () => {
    const { database, node, complete, effects } = await eventWorld(writer());
    await complete(ann, "1");
    await database.run(`with done as (select), event as (${before.insert}) select 1 from done`, [
      JSON.stringify([oldEvent(ann, "2"), oldEvent(ann, "3")]),
    ]);
    await complete(ann, "4");
    await node.drain();
    expect(await effects()).toEqual(["ann 1", "ann 2", "ann 3", "ann 4"]);
  });

  it("finds nothing to deliver and prunes nothing", async () => {
    const { database, node, complete, effects } = await eventWorld(writer());
    await complete(ann, "1");
    expect((await database.run(before.claim)).rows).toEqual([]);
    expect((await database.run(before.lag)).rows).toEqual([{ oldest: null }]);
    for (const statement of before.prune) await database.run(statement);
    await node.drain();
    expect(await effects()).toEqual(["ann 1"]);
  });

  it("exports and erases the events of a user", async () => {
    const { database, complete } = await eventWorld(writer());
    await complete(ann, "1");
    await complete(bob, "1");
    const exported = async () =>
      (await Promise.all(before.export.map((text) => database.run(text, [ann])))).map(({ rows }) => rows.length);
    expect(await exported()).toEqual([1, 0]);
    for (const statement of before.erase) await database.run(statement, [ann]);
    expect(await exported()).toEqual([0, 0]);
    expect((await database.run("select key_id from event")).rows).toEqual([{ key_id: bob }]);
  });

  it("leaves its events to the new log when the database is migrated", async () => {
    const connection = await emptyDatabase();
    const all = findMigrations(resolve(import.meta.dirname, "../.."));
    const earlier = all.filter(({ name }) => name.startsWith("platform/") && name < "platform/0006");
    await migrate(connection, earlier);
    const client = new pg.Client(connection);
    await client.connect();
    await client.query(before.insert, [JSON.stringify([oldEvent(ann, "1")])]);
    await migrate(connection, all);
    const { rows } = await client.query("select key_kind, key_id, type, payload, position from event");
    await client.end();
    expect(rows).toEqual([
      { key_kind: "user", key_id: ann, type: "course.completed", payload: { course_id: "1" }, position: null },
    ]);
  });
});

describe("nodes with different subscribers", () => {
  it("take only what they implement", async () => {
    const { nodeWith, node, complete, effects } = await eventWorld(writer("test.new"));
    const other = nodeWith(writer("test.old"));
    await other.register();
    await complete(ann, "1");
    await other.drain();
    await nodeWith().drain();
    expect([await effects("test.old"), await effects("test.new")]).toEqual([["ann 1"], []]);
    await node.drain();
    expect([await effects("test.old"), await effects("test.new")]).toEqual([["ann 1"], ["ann 1"]]);
  });

  it("leave a subscriber that gained a type to those that handle it, even after a restart of an old one", async () => {
    const wide: Subscription = { ...writer(), types: ["course.completed", "league.ended"] };
    const { nodeWith, node, complete, effects } = await eventWorld(wide);
    const old = nodeWith(writer());
    await old.register();
    await complete(ann, "1");
    await old.drain();
    expect(await effects()).toEqual([]);
    await node.drain();
    expect(await effects()).toEqual(["ann 1"]);
  });

  it("leave an event that they cannot read to a newer one, without using up its attempts", async () => {
    const { app, database, node, nodeWith, complete, effects } = await eventWorld(writer());
    const old = nodeWith({
      ...writer(),
      handle: () => Promise.reject(new UnreadableEventError("the payload has a field of tomorrow")),
    });
    await complete(ann, "1", "2");
    for (let round = 0; round < 50; round++) {
      await old.drain();
      app.clock.advance({ minutes: 1 });
    }
    const { rows } = await database.run("select attempts, parked_at from event_held order by position");
    expect(rows).toEqual([
      { attempts: 0, parked_at: null },
      { attempts: 0, parked_at: null },
    ]);
    await node.drain();
    expect(await effects()).toEqual(["ann 1", "ann 2"]);
  });

  it("do not read an event of another key kind or another schema", async () => {
    const { app, database, node, effects } = await eventWorld(writer());
    for (const [kind, payload] of [
      ["league", { course_id: "1" }],
      ["user", { course: "1" }],
    ] as const) {
      await sql`
        insert into event (key_kind, key_id, event_id, type, payload, occurred_at)
        values (${kind}, ${crypto.randomUUID()}, ${crypto.randomUUID()}, 'course.completed', ${JSON.stringify(payload)}, now())`.execute(
        database.kysely,
      );
    }
    await node.drain();
    expect(await effects()).toEqual([]);
    const { rows } = await database.run("select attempts from event_held");
    expect(rows).toEqual([{ attempts: 0 }, { attempts: 0 }]);
    expect(app.entries.filter(({ msg }) => msg === "event delivery failed and will be retried")).toHaveLength(2);
  });
});

describe("a new subscriber", () => {
  it("receives events from its registration on, even if earlier ones were not numbered yet", async () => {
    const { nodeWith, complete, effects } = await eventWorld();
    await complete(ann, "before");
    const node = nodeWith(writer());
    await node.register();
    await complete(ann, "after");
    await node.drain();
    expect(await effects()).toEqual(["ann after"]);
  });

  it("receives stored events since the time that it declares", async () => {
    const { node, nodeWith, complete, effects, database } = await eventWorld(writer("test.first"));
    await complete(ann, "too early");
    await node.drain();
    const { rows } = await database.run("select clock_timestamp() as now");
    const since = new Date(Number(rows[0]?.["now"]) + 1);
    await database.run("update event set written_at = written_at - interval '1 hour'");
    await complete(ann, "1");
    await node.drain();
    await database.run(
      "update event set written_at = written_at + interval '1 minute' where payload ->> 'course_id' = '1'",
    );
    await nodeWith(writer("test.late", () => false, { since })).drain();
    expect(await effects("test.late")).toEqual(["ann 1"]);
  });
});
