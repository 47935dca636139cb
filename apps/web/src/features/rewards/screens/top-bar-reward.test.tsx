import { localDate } from "@candlewise/domain/learning/local-day";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { browserTimeZone } from "#web/shared/i18n/formats.ts";
import { loadMessages } from "#web/shared/i18n/i18n.ts";
import { expectAccessible } from "#web/testing/axe.ts";
import { renderSignedIn } from "#web/testing/render.tsx";
import { refusal, stubServer, type Replies } from "#web/testing/stub-server.ts";
import type { Reward, RewardCalendar } from "../api.ts";
import { TopBarReward } from "./top-bar-reward.tsx";

const COINS: Readonly<Record<number, number>> = { 1: 5, 2: 5, 4: 10, 5: 15, 6: 20 };
const inCoins = (coins: number) => ({ coins, freezes: 0, avatar: null, sheet: null });

/** The first calendar, with so many claimed rewards. */
const calendarWith = (claimed: number, today = localDate(new Date(), browserTimeZone())): RewardCalendar => ({
  id: 1,
  today,
  rewards: Array.from({ length: 7 }, (_, index): Reward => {
    const day = index + 1;
    const coins = COINS[day];
    return {
      id: day,
      day,
      type: day === 7 ? "lootbox" : day === 3 ? "pdf" : "coins",
      status: index < claimed ? "claimed" : index === claimed ? "not_claimed" : "locked",
      prize: coins === undefined ? null : inCoins(coins),
    };
  }),
  odds: [
    { percent: 75, prize: { coins: 30, freezes: 0, avatars: 0 } },
    { percent: 15, prize: { coins: 0, freezes: 1, avatars: 0 } },
    { percent: 10, prize: { coins: 0, freezes: 0, avatars: 1 } },
  ],
  coins_for_freeze: 50,
  coins_for_avatar: 100,
  coins_for_sheet: 30,
});

const GET = "GET /calendar/rewards/";
const POST = "POST /calendar/rewards/1/claim/";

async function open(claimed: number, replies: Replies = {}) {
  const seen = stubServer({ [GET]: { body: calendarWith(claimed) }, ...replies });
  await loadMessages(["rewards", "shop/avatars"]);
  const { screen } = await renderSignedIn(<TopBarReward />, ["/learn"]);
  await userEvent.click(screen.getByRole("button", { name: "Today’s reward is ready" }));
  const dialog = screen.getByRole("dialog", { name: "Daily rewards" });
  return { seen, screen, dialog, days: dialog.getByRole("list").getByRole("listitem") };
}

test("S2.15 S3.08 claimed, open and locked days read differently, and the odds are shown before", async () => {
  const { dialog, days } = await open(2);
  await expect.element(days.nth(1).getByText("5 coins")).toBeVisible();
  await expect.element(days.nth(1).getByText("Claimed")).toBeVisible();
  await expect.element(days.nth(2).getByText("Cheat-sheet")).toBeVisible();
  await expect.element(days.nth(2).getByText("Today")).toBeVisible();
  await expect.element(days.nth(3).getByText("10 coins")).toBeVisible();
  await expect.element(days.nth(3).getByText("Locked")).toBeVisible();
  await expect.element(days.nth(6).getByText("Lootbox")).toBeVisible();
  await expect.element(days.nth(6).getByText("Locked")).toBeVisible();
  await expect.element(dialog.getByText("1 streak freeze")).toBeVisible();
  await expect.element(dialog.getByText("15%")).toBeVisible();
  await expect.element(dialog.getByText("An avatar that isn’t sold")).toBeVisible();
  await expect.element(dialog.getByText("10%")).toBeVisible();
  await expect.element(dialog.getByText("When you have all avatars you get 100 coins", { exact: false })).toBeVisible();
  await expectAccessible();
});

test("S4.09 S7.47 a claim shows at once, before the server has answered", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { seen, dialog, days } = await open(0, {
    [POST]: async () => {
      await promise;
      return { body: { ...calendarWith(1).rewards[0] } };
    },
  });
  await userEvent.click(dialog.getByRole("button", { name: "Claim 5 coins" }));
  await expect.element(days.nth(0).getByText("Claimed")).toBeVisible();
  await expect.element(dialog.getByRole("button", { name: /^Claim/ })).not.toBeInTheDocument();
  resolve();
  await expect.element(dialog.getByText("You got 5 coins.", { exact: false })).toBeVisible();
  expect(seen.filter(({ call }) => call === POST).map(({ body }) => body)).toEqual([{ reward_id: 1 }]);
});

test("S4.09 a claim that fails is rolled back, and can be repeated", async () => {
  let isDown = true;
  const { dialog, days } = await open(0, {
    [POST]: () => (isDown ? refusal("internal") : { body: { ...calendarWith(1).rewards[0] } }),
  });
  const claim = dialog.getByRole("button", { name: "Claim 5 coins" });
  await userEvent.click(claim);
  await expect.element(dialog.getByText("Your reward is still here", { exact: false })).toBeVisible();
  await expect.element(days.nth(0).getByText("Today")).toBeVisible();
  isDown = false;
  await userEvent.click(claim);
  await expect.element(days.nth(0).getByText("Claimed")).toBeVisible();
  await expect.element(dialog.getByText("You got 5 coins.", { exact: false })).toBeVisible();
});

test("S7.47 a lootbox shows what the server drew", async () => {
  const { dialog, days } = await open(6, {
    [POST]: { body: { id: 7, day: 7, type: "lootbox", status: "claimed", prize: { ...inCoins(0), freezes: 1 } } },
  });
  await userEvent.click(dialog.getByRole("button", { name: "Open the lootbox" }));
  await expect.element(dialog.getByText("You got 1 streak freeze.", { exact: false })).toBeVisible();
  await expect.element(days.nth(6).getByText("1 streak freeze")).toBeVisible();
});

test("S3.08 a cheat-sheet is named once it is drawn, and leads to all of them", async () => {
  const prize = { ...inCoins(0), sheet: { id: "order-types", title: "Order types" } };
  const { dialog, days } = await open(2, {
    [POST]: { body: { id: 3, day: 3, type: "pdf", status: "claimed", prize } },
  });
  await userEvent.click(dialog.getByRole("button", { name: "Claim a cheat-sheet" }));
  await expect.element(dialog.getByText("You got the cheat-sheet “Order types”.", { exact: false })).toBeVisible();
  await expect.element(days.nth(2).getByText("Claimed")).toBeVisible();
  const link = dialog.getByRole("link", { name: "Open your cheat-sheets" });
  await expect.element(link).toHaveAttribute("href", "/cheat-sheets");
});

test("S3.08 an avatar of a lootbox is shown, and leads to where it can be worn", async () => {
  const url = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>";
  const { dialog } = await open(6, {
    [POST]: {
      body: {
        id: 7,
        day: 7,
        type: "lootbox",
        status: "claimed",
        prize: { ...inCoins(0), avatar: { id: "owl", url } },
      },
    },
  });
  await userEvent.click(dialog.getByRole("button", { name: "Open the lootbox" }));
  await expect.element(dialog.getByText("You got the avatar “Owl”.", { exact: false })).toBeVisible();
  await expect.element(dialog.getByRole("link", { name: "See it in the shop" })).toHaveAttribute("href", "/shop");
});

test("S7.47 a reward that has expired gives way to the calendar of today", async () => {
  let calendar = calendarWith(3);
  const { dialog, days } = await open(3, {
    [GET]: () => ({ body: calendar }),
    [POST]: () => {
      calendar = calendarWith(0);
      return refusal("reward_locked");
    },
  });
  await userEvent.click(dialog.getByRole("button", { name: "Claim 10 coins" }));
  await expect.element(dialog.getByText("That reward has expired.", { exact: false })).toBeVisible();
  await expect.element(days.nth(0).getByText("Today")).toBeVisible();
});

test("a calendar of an earlier day is fetched again", async () => {
  let calls = 0;
  const seen = stubServer({ [GET]: () => ({ body: calls++ === 0 ? calendarWith(1, "2026-01-01") : calendarWith(1) }) });
  await loadMessages(["rewards", "shop/avatars"]);
  await renderSignedIn(<TopBarReward />, ["/learn"]);
  await expect.poll(() => seen.length).toBe(2);
});
