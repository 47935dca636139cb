import type { Ids } from "#api/platform/ids.ts";

/** Sequential ids and repeatable random numbers. */
export function createTestIds(seed = 1): Ids {
  let count = 0;
  let state = seed;
  return {
    uuid: () => `01a1fd00-0000-7000-8000-${(++count).toString(16).padStart(12, "0")}`,
    integer(below) {
      // Numerical Recipes' linear congruential generator.
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return Math.floor((state / 2 ** 32) * below);
    },
  };
}
