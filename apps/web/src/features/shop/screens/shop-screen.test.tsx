import type { Avatar, Profile } from "@candlewise/contracts/profile/schemas";
import { AVATARS } from "@candlewise/domain/shop/avatars";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import type { StreakProfile } from "#web/features/engagement/api.ts";
import { loadMessages } from "#web/shared/i18n/i18n.ts";
import { expectAccessible } from "#web/testing/axe.ts";
import { renderSignedIn } from "#web/testing/render.tsx";
import { ADA, refusal, stubServer, type Replies } from "#web/testing/stub-server.ts";
import { ShopScreen } from "./shop-screen.tsx";

const USER = "00000000-0000-4000-8000-000000000001";
const url = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>";

const avatarsOf = (owned: readonly string[]): Avatar[] =>
  AVATARS.map(({ id, terms }) => ({
    id,
    url,
    source: terms.type,
    price: terms.type === "coins" ? terms.price : null,
    is_owned: terms.type === "free" || owned.includes(id),
  }));
const streak: StreakProfile = {
  user_id: USER,
  today: "2026-11-21",
  status: "open",
  current: 6,
  coins: 190,
  longest: 11,
  freezes: { stock: 1, most: 2, price: 50 },
  repair: null,
  next_milestone: { days: 7, coins: 10 },
};
const profile: Profile = {
  username: "ada",
  name: null,
  avatar_url: url,
  avatar_id: "hammer",
  joined_at: ADA.registered_at,
  stats: { lessons: 2, quizzes: 1, xp: 1240, active_days: 3 },
};
const BUY = "POST /shop/avatars/chef/buy/";

async function open(replies: Replies = {}) {
  const seen = stubServer({
    "GET /engagement/streaks/profiles/u1/": { body: streak },
    "GET /profile/avatars/": { body: { avatars: avatarsOf([]) } },
    "GET /profile/": { body: profile },
    ...replies,
  });
  await loadMessages(["shop", "shop/avatars", "engagement"]);
  const { screen } = await renderSignedIn(<ShopScreen />, ["/shop"]);
  return { screen, seen };
}

test("S7.86 the shop shows coins, how to earn them, freezes, and avatars with their prices", async () => {
  const { screen } = await open();
  await expect.element(screen.getByRole("heading", { level: 1, name: "Coin shop" })).toBeInTheDocument();
  await expect.element(screen.getByText("190", { exact: true })).toBeVisible();
  await expect.element(screen.getByText("We never sell them.", { exact: false })).toBeVisible();
  await expect.element(screen.getByText("Finish a lesson")).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Buy one for 50 coins" })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Chef 60 coins" })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Unicorn Reward" })).toBeVisible();
  await expectAccessible();
});

test("S7.86 a purchase shows at once, and the avatar can be worn", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  let isBought = false;
  let shown = profile;
  const { screen, seen } = await open({
    "GET /engagement/streaks/profiles/u1/": () => ({ body: { ...streak, coins: isBought ? 130 : 190 } }),
    "GET /profile/avatars/": () => ({ body: { avatars: avatarsOf(isBought ? ["chef"] : []) } }),
    "GET /profile/": () => ({ body: shown }),
    [BUY]: async () => {
      await promise;
      isBought = true;
      return { body: { id: "chef", coins: 130 } };
    },
    "POST /profile/": () => {
      shown = { ...profile, avatar_id: "chef" };
      return { body: shown };
    },
  });
  await userEvent.click(screen.getByRole("button", { name: "Chef 60 coins" }));
  const dialog = screen.getByRole("dialog", { name: "Chef" });
  await expect.element(dialog.getByText("You’ll have 130 coins left.")).toBeVisible();
  await expectAccessible();
  await userEvent.click(dialog.getByRole("button", { name: "Buy for 60 coins" }));
  await expect.element(dialog.getByRole("button", { name: "Wear it" })).toBeVisible();
  await expect.element(screen.getByText("130", { exact: true })).toBeInTheDocument();
  resolve();
  await expect.element(dialog.getByText("Chef is yours.")).toBeVisible();
  await userEvent.click(dialog.getByRole("button", { name: "Wear it" }));
  await expect.element(dialog.getByText("You’re wearing it.")).toBeVisible();
  expect(seen.filter(({ call }) => call === BUY)).toHaveLength(1);
});

test("S7.86 a purchase that fails gives the coins back, and can be repeated", async () => {
  let isDown = true;
  const { screen } = await open({
    [BUY]: () => (isDown ? refusal("internal") : { body: { id: "chef", coins: 130 } }),
  });
  await userEvent.click(screen.getByRole("button", { name: "Chef 60 coins" }));
  const dialog = screen.getByRole("dialog", { name: "Chef" });
  await userEvent.click(dialog.getByRole("button", { name: "Buy for 60 coins" }));
  await expect.element(dialog.getByText("you never pay twice", { exact: false })).toBeVisible();
  await expect.element(screen.getByText("190", { exact: true })).toBeInTheDocument();
  isDown = false;
  await userEvent.click(dialog.getByRole("button", { name: "Buy for 60 coins" }));
  await expect.element(dialog.getByText("Chef is yours.")).toBeVisible();
});

test("S7.86 with too few coins the shop says how many are missing and where to earn them", async () => {
  const { screen } = await open();
  await userEvent.click(screen.getByRole("button", { name: "Wizard 300 coins" }));
  const dialog = screen.getByRole("dialog", { name: "Wizard" });
  await expect.element(dialog.getByText("You need 110 more coins.")).toBeVisible();
  await expect.element(dialog.getByRole("link", { name: "Go to your path" })).toHaveAttribute("href", "/learn");
  await expect.element(dialog.getByRole("button", { name: /^Buy/ })).not.toBeInTheDocument();
});

test("S3.08 an avatar of rewards says how one gets it", async () => {
  const { screen } = await open();
  await userEvent.click(screen.getByRole("button", { name: "Unicorn Reward" }));
  await expect.element(screen.getByText("A lootbox may contain it.", { exact: false })).toBeVisible();
});

test("the shop that does not load offers to try again", async () => {
  let isDown = true;
  const { screen } = await open({
    "GET /profile/avatars/": () => (isDown ? refusal("internal") : { body: { avatars: avatarsOf([]) } }),
  });
  const retry = screen.getByRole("button", { name: "Try again" });
  await expect.element(retry).toBeVisible();
  isDown = false;
  await userEvent.click(retry);
  await expect.element(screen.getByRole("button", { name: "Chef 60 coins" })).toBeVisible();
});
