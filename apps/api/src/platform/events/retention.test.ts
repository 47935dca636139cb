import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { eventSampler } from "#api/platform/events/event-metrics.ts";
import { pruneEventsJob } from "#api/platform/events/retention.ts";
import { runNow } from "#api/platform/jobs/run-now.ts";
import type { Subscription } from "#api/platform/events/subscription.ts";
import { ann, bob, cleo, eventWorld, writer } from "./testing/event-world.ts";

type World = Awaited<ReturnType<typeof eventWorld>>;

const age = ({ database }: World, days: number) =>
  database.run(`update event set written_at = written_at - interval '${days} days'`);
const remaining = async ({ database }: World) =>
  (await database.run("select payload ->> 'course_id' as course from event order by written_at, event_id")).rows.map(
    ({ course }) => course,
  );
/** `written_at` is the database's time, so the job's clock is taken from there. */
async function prune({ app, database }: World, subscriptions: Subscription[], daysAhead = 0) {
  const { rows } = await database.run("select clock_timestamp() as now");
  const now = new Date(Number(rows[0]?.["now"]) + daysAhead * 86_400_000);
  await runNow(pruneEventsJob(database, subscriptions), { clock: { now: () => now }, log: app.log });
}

describe("retention of events", () => {
  it("deletes events that all subscribers have passed, a week after they were written", async () => {
    const subscriptions = [writer("test.one"), writer("test.two")];
    const world = await eventWorld(...subscriptions);
    await world.complete(ann, "old");
    await world.node.drain();
    await age(world, 8);
    await world.complete(ann, "young");
    await world.node.drain();
    await prune(world, subscriptions);
    expect(await remaining(world)).toEqual(["young"]);
  });

  it("keeps events that a subscriber has not passed, held or parked", async () => {
    const subscriptions = [writer("test.one", (event) => event !== "cleo fine"), writer("test.two")];
    const world = await eventWorld(...subscriptions);
    await world.complete(ann, "parked", "behind");
    await world.complete(cleo, "fine");
    await world.drainFor(3);
    await world.complete(bob, "waiting");
    await world.nodeWith(writer("test.two")).drain();
    await age(world, 8);
    await prune(world, subscriptions);
    expect(await remaining(world)).toEqual(["parked", "behind", "waiting"]);
    expect(world.app.takeErrors()).toHaveLength(1);
  });

  it("stops waiting for a subscriber that no node has implemented for a week", async () => {
    const [gone, here] = [writer("test.gone"), writer("test.here")];
    const world = await eventWorld(gone, here);
    await world.complete(ann, "1");
    await world.nodeWith(here).drain();
    await age(world, 8);
    await prune(world, [here], 0);
    expect(await remaining(world)).toEqual(["1"]);
    await prune(world, [here], 9);
    expect(await remaining(world)).toEqual([]);
  });

  it("deletes events that had no subscriber", async () => {
    const world = await eventWorld();
    await world.complete(ann, "1");
    await prune(world, []);
    expect(await remaining(world)).toEqual(["1"]);
    await age(world, 8);
    await prune(world, []);
    expect(await remaining(world)).toEqual([]);
  });

  it("deletes far more than one batch, past events that must stay", async () => {
    const subscriptions = [writer("test.one", (event) => event === "ann parked")];
    const world = await eventWorld(...subscriptions);
    await world.complete(ann, "parked");
    await world.drainFor(3);
    await sql`
      insert into event (key_kind, key_id, event_id, type, payload, occurred_at, position)
      select 'user', gen_random_uuid(), gen_random_uuid(), 'order.filled', '{}', now(), 1 + n from generate_series(1, 3500) n`.execute(
      world.database.kysely,
    );
    await world.database.run("update event_head set position = 3501");
    await world.node.drain();
    await age(world, 8);
    await prune(world, subscriptions);
    expect(await remaining(world)).toEqual(["parked"]);
    expect(world.app.takeErrors()).toHaveLength(1);
  });
});

describe("figures of events", () => {
  it("report waiting, held and parked events and the age of the oldest for each subscriber", async () => {
    const world = await eventWorld(
      writer("test.well"),
      writer("test.ill", (event) => event === "ann 1"),
    );
    await world.complete(ann, "1", "2");
    const figures = async () => {
      const samples = await eventSampler(world.database).read();
      return Object.fromEntries(
        samples.map(({ gauge, value, labels }) => [`${labels?.["subscriber"]} ${gauge}`, value]),
      );
    };
    expect(await figures()).toMatchObject({ "test.well events_waiting": 2, "test.ill events_waiting": 2 });
    await world.drainFor(3);
    await age(world, 1);
    const later = await figures();
    expect(later).toMatchObject({
      "test.well events_waiting": 0,
      "test.well events_held": 0,
      "test.well events_parked": 0,
      "test.well events_oldest_seconds": 0,
      "test.ill events_waiting": 0,
      "test.ill events_held": 1,
      "test.ill events_parked": 1,
    });
    expect(later["test.ill events_oldest_seconds"]).toBeGreaterThanOrEqual(86_400);
    expect(world.counts).toEqual(
      new Map([
        ["test.well", 2],
        ["test.ill", 0],
      ]),
    );
    expect(world.app.takeErrors()).toHaveLength(1);
  });
});
