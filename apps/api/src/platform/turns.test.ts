import { describe, expect, it } from "vitest";
import { createTurns } from "./turns.ts";

describe("turns", () => {
  it("tasks with the same key run one after the other, even after a failure; other keys do not wait", async () => {
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
