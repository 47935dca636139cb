import type { DomainEvent } from "@candlewise/contracts/events";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { roundsByUser } from "#api/platform/events/rounds.ts";
import { subscribeInBatches, type Subscription } from "#api/platform/events/subscription.ts";
import { ann, bob, cleo, eventWorld, userId } from "./testing/event-world.ts";

type Completed = DomainEvent<"course.completed">;

/** Writes a row for each event of a batch, and notes the batch; fails with a batch that has one of the `poisoned` courses. */
function batchWriter(batches: string[][], poisoned: readonly string[] = []): Subscription {
  return subscribeInBatches("test.effect", ["course.completed"], async (events: readonly Completed[], transaction) => {
    const courses = events.map(({ payload }) => payload.course_id);
    batches.push(courses);
    for (const { user_id, payload } of events)
      await sql`insert into effect values ('test.effect', ${user_id}, ${payload.course_id})`.execute(transaction);
    if (courses.some((course) => poisoned.includes(course))) throw new Error("the batch failed");
  });
}

describe("a subscriber that takes batches", () => {
  it("handles many events of many users in one call, in order for each", async () => {
    const batches: string[][] = [];
    const { node, complete, effects } = await eventWorld(batchWriter(batches));
    await complete(ann, "1", "2");
    await complete(bob, "3");
    await node.drain();
    expect(batches).toEqual([["1", "2", "3"]]);
    expect(await effects()).toEqual(["ann 1", "ann 2", "bob 3"]);
  });

  it("handles them one by one when the batch fails: only those of the failing user wait, and each has its effect once", async () => {
    const { app, node, complete, effects } = await eventWorld(batchWriter([], ["poison"]));
    await complete(ann, "1");
    await complete(bob, "poison", "behind");
    await complete(cleo, "2");
    await node.drain();
    expect(await effects()).toEqual(["ann 1", "cleo 2"]);
    await complete(ann, "3");
    await node.drain();
    expect(await effects()).toEqual(["ann 1", "cleo 2", "ann 3"]);
    expect(app.takeErrors()).toEqual([]);
  });

  it("delivers every event once while several nodes deliver more than a batch", async () => {
    const { nodeWith, complete, effects } = await eventWorld(batchWriter([]));
    const nodes = Array.from({ length: 3 }, () => nodeWith(batchWriter([])));
    for (let user = 0; user < 250; user++) await complete(userId(user), `${user}a`, `${user}b`);
    await Promise.all(nodes.map(async (node) => node.drain()));
    await nodes[0]?.drain();
    const found = await effects();
    expect(found).toHaveLength(500);
    expect(new Set(found).size).toBe(500);
  });
});

it("rounds have an event of each user, in the order of the events", () => {
  const events = ["a1", "b1", "a2", "c1", "a3", "b2"].map((name) => ({ user_id: name.slice(0, 1), name }));
  const names = roundsByUser(events).map((round) => round.map(({ name }) => name));
  expect(names).toEqual([["a1", "b1", "c1"], ["a2", "b2"], ["a3"]]);
});
