import { expect, it } from "vitest";
import { AVATARS, AVATAR_IDS, avatarsToBuy, avatarsToWin, findAvatar, FREE_AVATARS } from "./avatars.ts";

it("S7.86 there are at least 24 avatars: several free, others for coins, a few only from rewards", () => {
  const counts = Object.groupBy(AVATARS, ({ terms }) => terms.type);
  expect(AVATARS.length).toBeGreaterThanOrEqual(24);
  expect(new Set(AVATAR_IDS).size).toBe(AVATARS.length);
  expect(counts.free?.map(({ id }) => id)).toEqual(FREE_AVATARS);
  expect(counts.coins?.length).toBeGreaterThanOrEqual(8);
  expect(counts.reward?.length).toBeGreaterThanOrEqual(3);
});

it("S7.86 prices are whole numbers of coins, lowest first", () => {
  const prices = AVATARS.flatMap(({ terms }) => (terms.type === "coins" ? [terms.price] : []));
  expect(prices.every((price) => Number.isInteger(price) && price > 0)).toBe(true);
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
});

it("S3.08 what a learner has cannot be won or bought again", () => {
  const owned = new Set(["owl", "chef"]);
  expect(avatarsToWin(owned)).toHaveLength(avatarsToWin(new Set()).length - 1);
  expect(avatarsToWin(owned)).not.toContain("owl");
  expect(avatarsToBuy(owned)).not.toContain("chef");
  expect(avatarsToWin(new Set(AVATAR_IDS))).toEqual([]);
  expect(findAvatar("constructor")).toBeUndefined();
});
