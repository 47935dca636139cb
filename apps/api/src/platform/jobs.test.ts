import { expect, it } from "vitest";
import { z } from "zod";
import { createJobRunner, type Job } from "#api/platform/jobs.ts";
import { createTestApp } from "#api/testing/test-app.ts";

it("runs a job that was queued in a transaction that committed, and none of one that did not", async () => {
  const { platform, clock, log } = await createTestApp();
  const { database, ids } = platform;
  const done = Promise.withResolvers<void>();
  const seen: string[] = [];
  const greet: Job<{ name: string }> = {
    name: "test.greet",
    data: z.strictObject({ name: z.string() }),
    async handle({ name }) {
      seen.push(name);
      if (name === "last") done.resolve();
    },
  };
  const runner = createJobRunner({ database, clock, log, newKey: () => ids.uuid() });
  await runner.start([greet], { isWorker: true });
  await database.transaction((transaction) => runner.enqueue(transaction, greet, { name: "first" }));
  const undone = database.transaction(async (transaction) => {
    await runner.enqueue(transaction, greet, { name: "never" });
    throw new Error("undone");
  });
  await expect(undone).rejects.toThrow("undone");
  await database.transaction((transaction) => runner.enqueue(transaction, greet, { name: "last" }));
  await done.promise;
  await runner.stop();
  expect(seen.toSorted()).toEqual(["first", "last"]);
});
