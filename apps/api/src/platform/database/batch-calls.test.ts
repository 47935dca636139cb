import { describe, expect, it } from "vitest";
import { batchCalls } from "./batch-calls.ts";
import { DatabaseUnavailable } from "./unavailable.ts";

/** Statements that end only when the test calls `end`. */
function heldStatements() {
  const statements: { calls: readonly number[]; end: () => void }[] = [];
  const run = (calls: readonly number[]) =>
    new Promise<number[]>((resolve) => {
      statements.push({ calls, end: () => resolve(calls.map((call) => call * 10)) });
    });
  return { statements, run };
}

const turnOfTheLoop = () => new Promise((resolve) => setImmediate(resolve));

describe("calls in batches", () => {
  it("combines calls that arrive together or while statements run, and returns each its own result", async () => {
    const { statements, run } = heldStatements();
    const call = batchCalls({ run, atOnce: 1, most: 3 });
    const early = [call(1), call(2)];
    await turnOfTheLoop();
    const late = [3, 4, 5, 6].map((value) => call(value));
    await turnOfTheLoop();
    expect(statements.map(({ calls }) => calls)).toEqual([[1, 2]]);
    statements[0]?.end();
    expect(await Promise.all(early)).toEqual([10, 20]);
    await turnOfTheLoop();
    statements[1]?.end();
    expect(await Promise.all(late.slice(0, 3))).toEqual([30, 40, 50]);
    await turnOfTheLoop();
    statements[2]?.end();
    expect(await late[3]).toBe(60);
    expect(statements.map(({ calls }) => calls)).toEqual([[1, 2], [3, 4, 5], [6]]);
  });

  it("does not exceed the limit of concurrent statements", async () => {
    const { statements, run } = heldStatements();
    const call = batchCalls({ run, atOnce: 2, most: 1 });
    const results = [1, 2, 3].map((value) => call(value));
    await turnOfTheLoop();
    expect(statements).toHaveLength(2);
    statements[1]?.end();
    await results[1];
    await turnOfTheLoop();
    expect(statements.map(({ calls }) => calls)).toEqual([[1], [2], [3]]);
    statements[0]?.end();
    statements[2]?.end();
    expect(await Promise.all(results)).toEqual([10, 20, 30]);
  });

  it("fails only the wrong call, found by halving its batch", async () => {
    const tries: number[][] = [];
    const run = async (calls: readonly number[]) => {
      tries.push([...calls]);
      if (calls.includes(2)) throw new Error("2 cannot be done");
      return calls.map((call) => call * 10);
    };
    const call = batchCalls({ run, atOnce: 1, most: 8 });
    const results = await Promise.allSettled([1, 2, 3, 4, 5, 6, 7, 8].map((value) => call(value)));
    expect(results.flatMap(({ status }, index) => (status === "rejected" ? [index + 1] : []))).toEqual([2]);
    expect(tries).toEqual([[1, 2, 3, 4, 5, 6, 7, 8], [1, 2, 3, 4], [1, 2], [1], [2], [3, 4], [5, 6, 7, 8]]);
  });

  it("fails all calls of a batch at once when the database is unavailable", async () => {
    let tries = 0;
    const run = async (): Promise<number[]> => {
      tries++;
      throw new DatabaseUnavailable("connection", "gone");
    };
    const call = batchCalls({ run, atOnce: 1, most: 128 });
    const results = await Promise.allSettled([1, 2, 3].map((value) => call(value)));
    expect(results.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
    expect(tries).toBe(1);
  });

  it("runs calls with the same key in separate statements, in order", async () => {
    const { statements, run } = heldStatements();
    const call = batchCalls({ run, atOnce: 1, most: 3, keyOf: (value) => String(value % 10) });
    const results = [1, 11, 2, 21, 3, 4].map((value) => call(value));
    await turnOfTheLoop();
    for (const index of [0, 1, 2]) {
      statements[index]?.end();
      await turnOfTheLoop();
    }
    expect(statements.map(({ calls }) => calls)).toEqual([[1, 2, 3], [11, 4], [21]]);
    expect(await Promise.all(results)).toEqual([10, 110, 20, 210, 30, 40]);
  });

  it("refuses calls when the queue is full", async () => {
    const { statements, run } = heldStatements();
    const call = batchCalls({ run, atOnce: 1, most: 2, mostWaiting: 2 });
    const first = call(1);
    await turnOfTheLoop();
    const waiting = [call(2), call(3)];
    await expect(call(4)).rejects.toMatchObject({ kind: "overload" });
    statements[0]?.end();
    await first;
    await turnOfTheLoop();
    statements[1]?.end();
    expect(await Promise.all(waiting)).toEqual([20, 30]);
  });

  it("abandons a statement that never ends, and runs the next", async () => {
    const { statements, run } = heldStatements();
    const call = batchCalls({ run, atOnce: 1, most: 1, limitMs: 1 });
    const lost = call(1);
    const next = call(2).catch(() => undefined);
    await expect(lost).rejects.toThrow(DatabaseUnavailable);
    await expect.poll(() => statements.length).toBe(2);
    await next;
  });
});
