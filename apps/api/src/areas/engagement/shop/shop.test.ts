import { profileContract, type Avatar } from "@candlewise/contracts/profile/schemas";
import { shopContract } from "@candlewise/contracts/shop/schemas";
import { expect, it } from "vitest";
import { streakWorld } from "../engagement/testing/streak-world.ts";

const { app, learner } = streakWorld();

const buy = async (id: string) =>
  app.call(shopContract, "buyAvatar", { params: { id }, body: {} }, await learner.signedIn());
const refusal = async (id: string) => {
  const call = { params: { id }, body: {} };
  const { status, error } = await app.refuse(shopContract, "buyAvatar", call, await learner.signedIn());
  return [status, error];
};
const avatar = async (id: string): Promise<Avatar | undefined> =>
  (await app.call(profileContract, "getAvatars", undefined, await learner.signedIn())).avatars.find(
    (each) => each.id === id,
  );
const wear = (avatar_id: string) => ({ body: { data: { avatar_id } } });

it("S7.86 an avatar is bought with coins, then it is owned and can be worn", async () => {
  await learner.give(200);
  expect(await avatar("chef")).toMatchObject({ source: "coins", price: 60, is_owned: false });
  const as = await learner.signedIn();
  const locked = await app.refuse(profileContract, "saveProfile", wear("chef"), as);
  expect([locked.status, locked.error]).toEqual([409, "avatar_locked"]);
  expect(await buy("chef")).toEqual({ id: "chef", coins: 140 });
  expect(await avatar("chef")).toMatchObject({ is_owned: true });
  expect(await app.call(profileContract, "saveProfile", wear("chef"), as)).toMatchObject({ avatar_id: "chef" });
  expect(await learner.books()).toEqual({ balance: 140, sum: 140 });
});

it("S7.86 50 purchases of an avatar at once are charged once, with 50 equal answers", async () => {
  await learner.give(1000);
  const as = await learner.signedIn();
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => app.call(shopContract, "buyAvatar", { params: { id: "pirate" }, body: {} }, as)),
  );
  expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
    new Set([JSON.stringify({ id: "pirate", coins: 800 })]),
  );
  expect(await learner.books()).toEqual({ balance: 800, sum: 800 });
});

it("S7.86 purchases at once never spend more coins than there are", async () => {
  await learner.give(150);
  const as = await learner.signedIn();
  const answers = await Promise.allSettled(
    ["chef", "gardener", "bee"].map((id) => app.call(shopContract, "buyAvatar", { params: { id }, body: {} }, as)),
  );
  const bought = answers.filter(({ status }) => status === "fulfilled");
  expect(bought.length).toBeLessThan(3);
  const { avatars } = await app.call(profileContract, "getAvatars", undefined, as);
  const paid = avatars.filter((each) => each.is_owned).reduce((sum, { price }) => sum + (price ?? 0), 0);
  expect(await learner.books()).toEqual({ balance: 150 - paid, sum: 150 - paid });
});

it("S7.86 refuses too few coins, what is not sold, and what does not exist", async () => {
  await learner.give(59);
  expect(await refusal("chef")).toEqual([409, "coins_short"]);
  expect(await refusal("hammer")).toEqual([409, "avatar_not_for_sale"]);
  expect(await refusal("unicorn")).toEqual([409, "avatar_not_for_sale"]);
  expect(await refusal("constructor")).toEqual([404, "not_found"]);
  expect(await learner.books()).toEqual({ balance: 59, sum: 59 });
});

it("S7.86 an avatar that only rewards give cannot be worn without one", async () => {
  const { error } = await app.refuse(profileContract, "saveProfile", wear("owl"), await learner.signedIn());
  expect(error).toBe("avatar_locked");
});
