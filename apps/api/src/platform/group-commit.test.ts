import { describe, expect, it } from "vitest";
import { createGroupCommit } from "./group-commit.ts";
import { createTurns } from "./turns.ts";

/** A statement that the test ends when it wants to. */
function heldWriter() {
  const statements: { items: readonly number[]; end: () => void; fail: () => void }[] = [];
  const write = (items: readonly number[]) =>
    new Promise<number[]>((resolve, reject) => {
      const end = () => resolve(items.map((item) => item * 10));
      statements.push({ items, end, fail: () => reject(new Error(`failed with ${items.join()}`)) });
    });
  return { statements, write };
}

const turnOfTheLoop = () => new Promise((resolve) => setImmediate(resolve));

describe("group commit", () => {
  it("writes together what arrives together or while statements are under way, each result to its own", async () => {
    const { statements, write } = heldWriter();
    const commit = createGroupCommit({ write, writers: 1, batch: 3 });
    const early = [commit(1), commit(2)];
    await turnOfTheLoop();
    const late = [3, 4, 5, 6].map((item) => commit(item));
    await turnOfTheLoop();
    expect(statements.map(({ items }) => items)).toEqual([[1, 2]]);
    statements[0]?.end();
    expect(await Promise.all(early)).toEqual([10, 20]);
    statements[1]?.end();
    expect(await Promise.all(late.slice(0, 3))).toEqual([30, 40, 50]);
    statements[2]?.end();
    expect(await late[3]).toBe(60);
    expect(statements.map(({ items }) => items)).toEqual([[1, 2], [3, 4, 5], [6]]);
  });

  it("has no more statements under way than it has writers", async () => {
    const { statements, write } = heldWriter();
    const commit = createGroupCommit({ write, writers: 2, batch: 1 });
    const results = [1, 2, 3].map((item) => commit(item));
    await turnOfTheLoop();
    expect(statements).toHaveLength(2);
    statements[1]?.end();
    await results[1];
    await turnOfTheLoop();
    expect(statements.map(({ items }) => items)).toEqual([[1], [2], [3]]);
    statements[0]?.end();
    statements[2]?.end();
    expect(await Promise.all(results)).toEqual([10, 20, 30]);
  });

  it("an item that cannot be written fails alone", async () => {
    const tries: number[][] = [];
    const write = async (items: readonly number[]) => {
      tries.push([...items]);
      if (items.includes(2)) throw new Error("2 cannot be written");
      return items.map((item) => item * 10);
    };
    const commit = createGroupCommit({ write, writers: 1, batch: 8 });
    const results = await Promise.allSettled([1, 2, 3].map((item) => commit(item)));
    expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
    expect(tries).toEqual([[1, 2, 3], [1], [2], [3]]);
  });
});

describe("turns", () => {
  it("work of one key waits for the work before it, also when that fails; other keys do not wait", async () => {
    const inTurn = createTurns();
    const log: string[] = [];
    let open = () => {};
    const gate = new Promise<void>((resolve) => (open = resolve));
    const first = inTurn("a", async () => {
      await gate;
      log.push("a1");
      throw new Error("first fails");
    });
    const second = inTurn("a", async () => void log.push("a2"));
    await inTurn("b", async () => void log.push("b1"));
    expect(log).toEqual(["b1"]);
    open();
    await expect(first).rejects.toThrow("first fails");
    await second;
    expect(log).toEqual(["b1", "a1", "a2"]);
  });
});
