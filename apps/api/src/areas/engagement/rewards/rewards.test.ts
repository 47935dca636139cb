import { engagementContract } from "@candlewise/contracts/engagement/schemas";
import { profileContract } from "@candlewise/contracts/profile/schemas";
import { rewardsContract } from "@candlewise/contracts/rewards/schemas";
import { shopContract } from "@candlewise/contracts/shop/schemas";
import { expect, it } from "vitest";
import { sheetsFor } from "../shop/testing/sample-sheets.ts";
import { createShopPort } from "../shop/port.ts";
import { streakWorld } from "../engagement/testing/streak-world.ts";
import { walletPort } from "../engagement/port.ts";
import { claimReward } from "./claim-reward.ts";

const sheets = sheetsFor("order-types", "glossary");
const { app, learner } = streakWorld({ sheets });
const show = async () => app.call(rewardsContract, "getRewards", {}, await learner.signedIn());
const callOf = (reward_id: number) => ({ params: { id: Math.ceil(reward_id / 7) }, body: { reward_id } });
const claim = async (id: number) => app.call(rewardsContract, "claimReward", callOf(id), await learner.signedIn());
const coins = (count: number) => ({ coins: count, freezes: 0, avatar: null, sheet: null });
const statuses = async () => (await show()).rewards.map(({ status }) => status);

/** Claims with the random number that a test chooses. */
const claimWithRoll = (reward_id: number, roll: number) =>
  claimReward(
    {
      database: app.platform.database,
      outbox: app.platform.outbox,
      wallet: walletPort,
      learnerSettings: async () => ({ time_zone: "UTC", zone_changed_at: null }),
      shop: createShopPort(sheets),
      avatarUrl: (id) => id,
      // The roll of the lootbox; then the first of what there is.
      randomBelow: (limit) => (limit === 100 ? roll : 0),
    },
    { userId: learner.userId, now: () => app.clock.now() },
    { calendar: Math.ceil(reward_id / 7), reward_id },
  );

async function claimDays(days: number): Promise<void> {
  for (let day = 1; day <= days; day++) {
    await claim(day);
    app.clock.advance({ days: 1 });
  }
}

it("S7.47 S3.08 a calendar shows seven rewards and the odds of the lootbox", async () => {
  const { id, today, rewards, odds } = await show();
  expect({ id, today }).toEqual({ id: 1, today: "2026-11-02" });
  expect(rewards.map(({ type }) => type)).toEqual(["coins", "coins", "pdf", "coins", "coins", "coins", "lootbox"]);
  expect(rewards[2]).toMatchObject({ prize: null });
  expect(rewards[0]).toEqual({ id: 1, day: 1, type: "coins", status: "not_claimed", prize: coins(5) });
  expect(rewards[6]).toEqual({ id: 7, day: 7, type: "lootbox", status: "locked", prize: null });
  expect(odds.reduce((sum, { percent }) => sum + percent, 0)).toBe(100);
});

it("S7.47 S3.08 a claim gives its coins once; a repeat gets the same answer, also later", async () => {
  const first = await claim(1);
  expect(first).toEqual({ id: 1, day: 1, type: "coins", status: "claimed", prize: coins(5) });
  expect(await claim(1)).toEqual(first);
  expect(await statuses()).toEqual(["claimed", ...Array<string>(6).fill("locked")]);
  app.clock.advance({ days: 3 });
  expect(await claim(1)).toEqual(first);
  expect(await learner.books()).toEqual({ balance: 5, sum: 5 });
});

it("S7.47 refuses a locked reward, one of another calendar and one after a missed day", async () => {
  const refusal = async (call: ReturnType<typeof callOf>) =>
    (await app.refuse(rewardsContract, "claimReward", call, await learner.signedIn())).error;
  expect(await refusal(callOf(2))).toBe("reward_locked");
  expect(await refusal({ params: { id: 2 }, body: { reward_id: 1 } })).toBe("validation_failed");
  await claim(1);
  expect(await refusal(callOf(2))).toBe("reward_locked");
  app.clock.advance({ days: 2 });
  expect(await refusal(callOf(2))).toBe("reward_locked");
  expect(await show()).toMatchObject({ id: 2, rewards: [{ id: 8, status: "not_claimed" }, ...Array(6).fill({})] });
  expect(await learner.profile()).toMatchObject({ coins: 5 });
});

it("S7.47 50 claims at once are one grant, with 50 equal answers, also of a lootbox", async () => {
  await claimDays(6);
  const before = await learner.books();
  const as = await learner.signedIn();
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => app.call(rewardsContract, "claimReward", callOf(7), as)),
  );
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  const balance = 55 + (answers[0]?.prize?.coins ?? 0);
  expect(before).toEqual({ balance: 55, sum: 55 });
  expect(await learner.books()).toEqual({ balance, sum: balance });
  const stock = await app.call(engagementContract, "getStreakProfile", { params: { user_id: learner.userId } }, as);
  expect(stock.freezes.stock).toBe(answers[0]?.prize?.freezes);
  app.clock.advance({ days: 1 });
  expect(await show()).toMatchObject({ id: 2 });
});

it("S3.08 a lootbox adds a freeze to the stock; when the stock is full, coins", async () => {
  const FREEZE = 70;
  await claimDays(6);
  expect(await claimWithRoll(7, FREEZE)).toMatchObject({ prize: { coins: 0, freezes: 1 } });
  expect(await learner.profile()).toMatchObject({ coins: 55, freezes: { stock: 1 } });
  await learner.give(100);
  await learner.act("freeze");
  for (let id = 8; id <= 13; id++) {
    app.clock.advance({ days: 1 });
    await claim(id);
  }
  app.clock.advance({ days: 1 });
  expect(await claimWithRoll(14, FREEZE)).toMatchObject({ prize: coins(50) });
  expect(await learner.profile()).toMatchObject({ freezes: { stock: 2 } });
});

it("S7.47 a claim that fails halfway leaves nothing", async () => {
  await claimDays(6);
  await expect(claimWithRoll(7, 100)).rejects.toThrow(RangeError);
  expect((await statuses())[6]).toBe("not_claimed");
  expect(await learner.books()).toEqual({ balance: 55, sum: 55 });
});

it("S9.05 a claim is stored with its source, the sheet unless it says otherwise", async () => {
  await claim(1);
  const { rows } = await app.platform.database.run(`select source from rewards_claim where user_id = $1`, [
    learner.userId,
  ]);
  expect(rows).toEqual([{ source: "claim_bottomsheet" }]);
});

it("S3.08 the third day gives a cheat-sheet, once; with all of them it gives coins", async () => {
  await claimDays(2);
  const as = await learner.signedIn();
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => app.call(rewardsContract, "claimReward", callOf(3), as)),
  );
  const [first] = answers;
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(first).toMatchObject({ type: "pdf", status: "claimed", prize: { coins: 0, freezes: 0, avatar: null } });
  const owned = async () => {
    const { sheets: all } = await app.call(shopContract, "listSheets", {}, await learner.signedIn());
    return all.filter(({ is_owned }) => is_owned).map(({ id }) => id);
  };
  expect(await owned()).toEqual([first?.prize?.sheet?.id]);
  // Two more calendars, each broken off after its third day: the second sheet, then coins.
  for (const id of [8, 9, 10]) {
    app.clock.advance({ days: id === 8 ? 2 : 1 });
    await claim(id);
  }
  expect((await owned()).toSorted()).toEqual(["glossary", "order-types"]);
  for (const id of [15, 16]) {
    app.clock.advance({ days: id === 15 ? 2 : 1 });
    await claim(id);
  }
  app.clock.advance({ days: 1 });
  expect(await claim(17)).toMatchObject({ type: "pdf", prize: coins(30) });
});

it("S3.08 a lootbox gives an avatar that is not sold, to keep and to wear; a repeat gives the same", async () => {
  const AVATAR = 80;
  await claimDays(6);
  const first = await claimWithRoll(7, AVATAR);
  expect(first.prize).toEqual({ ...coins(0), avatar: { id: "bear", url: "bear" } });
  expect(await claim(7)).toMatchObject({ prize: { avatar: { id: "bear", url: "/api/profile/avatars/bear.webp" } } });
  const as = await learner.signedIn();
  const { avatars } = await app.call(profileContract, "getAvatars", undefined, as);
  expect(avatars.filter(({ source, is_owned }) => source !== "free" && is_owned).map(({ id }) => id)).toEqual(["bear"]);
  const worn = await app.call(profileContract, "saveProfile", { body: { data: { avatar_id: "bear" } } }, as);
  expect(worn.avatar_id).toBe("bear");
});

it("S3.08 the fifth day of a second calendar gives an avatar of the shop", async () => {
  await claimDays(7);
  for (const id of [8, 9, 10, 11]) {
    await claim(id);
    app.clock.advance({ days: 1 });
  }
  const { prize, type } = await claim(12);
  const { avatars } = await app.call(profileContract, "getAvatars", undefined, await learner.signedIn());
  expect(type).toBe("avatar");
  expect(avatars.find(({ id }) => id === prize?.avatar?.id)).toMatchObject({ source: "coins", is_owned: true });
});
