import { describe, expect, it } from "vitest";
import { batchCalls } from "./batch-calls.ts";

/** A statement that the test ends when it wants to. */
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
  it("runs together what arrives together or while statements are under way, each result to its own", async () => {
    const { statements, run } = heldStatements();
    const call = batchCalls({ run, atOnce: 1, most: 3 });
    const early = [call(1), call(2)];
    await turnOfTheLoop();
    const late = [3, 4, 5, 6].map((value) => call(value));
    await turnOfTheLoop();
    expect(statements.map(({ calls }) => calls)).toEqual([[1, 2]]);
    statements[0]?.end();
    expect(await Promise.all(early)).toEqual([10, 20]);
    statements[1]?.end();
    expect(await Promise.all(late.slice(0, 3))).toEqual([30, 40, 50]);
    statements[2]?.end();
    expect(await late[3]).toBe(60);
    expect(statements.map(({ calls }) => calls)).toEqual([[1, 2], [3, 4, 5], [6]]);
  });

  it("has no more statements under way than it may", async () => {
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

  it("a call that cannot be done fails alone", async () => {
    const tries: number[][] = [];
    const run = async (calls: readonly number[]) => {
      tries.push([...calls]);
      if (calls.includes(2)) throw new Error("2 cannot be done");
      return calls.map((call) => call * 10);
    };
    const call = batchCalls({ run, atOnce: 1, most: 8 });
    const results = await Promise.allSettled([1, 2, 3].map((value) => call(value)));
    expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
    expect(tries).toEqual([[1, 2, 3], [1], [2], [3]]);
  });
});
