import { expect, test } from "vitest";
import { Threefry, uniform } from "./threefry.ts";

const hex = (word: number) => (word >>> 0).toString(16).padStart(8, "0");

// Known answers of the Random123 library for threefry2x32 with 20 rounds.
test.each([
  { key: [0, 0], counter: [0, 0], words: ["6b200159", "99ba4efe"] },
  { key: [0xffffffff, 0xffffffff], counter: [0xffffffff, 0xffffffff], words: ["1cb996fc", "bb002be7"] },
  { key: [0x13198a2e, 0x03707344], counter: [0x243f6a88, 0x85a308d3], words: ["c4923a9c", "483df7a0"] },
] as const)("Threefry-2x32-20 of counter $counter", ({ key, counter, words }) => {
  const generator = new Threefry();
  generator.draw(key, counter[0], counter[1]);
  expect([hex(generator.first), hex(generator.second)]).toEqual(words);
});

test("a word as a share of one", () => {
  expect(uniform(0)).toBe(0);
  expect(uniform(-1)).toBe(1 - 1 / 4294967296);
});
