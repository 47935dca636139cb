import { ACHIEVEMENTS } from "@candlewise/domain/achievements/catalogue";
import { useState } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { chooseLanguage, loadMessages } from "#web/shared/i18n/i18n.ts";
import { expectAccessible } from "#web/testing/axe.ts";
import { renderSignedIn } from "#web/testing/render.tsx";
import { refusal, stubServer, type Replies } from "#web/testing/stub-server.ts";
import { Celebrations } from "#web/shared/ui/celebrations/celebrations.tsx";
import { BadgeNews } from "../badge-news.tsx";
import { achievementsAt, badgeOf } from "../samples.ts";
import { AchievementsScreen } from "./achievements-screen.tsx";
import { RecentBadges } from "./recent-badges.tsx";

const LIST = "GET /achievements/v3/";
const RECENT = "GET /achievements/v3/recent/";
const UNSEEN = "GET /achievements/v3/unseen";
const SOME = achievementsAt({ first_lesson: 1, lessons: 12, streak: 9, plans: 2 });

beforeEach(async () => {
  await loadMessages(["achievements"]);
  await page.viewport(390, 844);
});
afterEach(async () => {
  await chooseLanguage("en");
  document.documentElement.dataset["theme"] = "light";
});

async function open(replies: Replies = { [LIST]: { body: SOME } }) {
  const calls = stubServer(replies);
  const { screen } = await renderSignedIn(<AchievementsScreen />, ["/achievements"]);
  return { screen, calls };
}

test("S7.32 shows six families, every achievement with its progress, and how many badges are earned", async () => {
  const { screen } = await open();
  await expect.element(screen.getByText(`${SOME.earned} of ${SOME.total} badges`, { exact: true })).toBeVisible();
  expect(screen.getByRole("heading", { level: 2 }).all()).toHaveLength(6);
  expect(screen.getByRole("main").getByRole("listitem").all()).toHaveLength(ACHIEVEMENTS.length);
  await expect.element(screen.getByRole("button", { name: "First candle Bronze Complete" })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Bookworm Silver 12 of 20" })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Graduate 0 of 1" })).toBeVisible();
});

test("S7.32 a sheet says what an achievement asks, with each tier, its coins and the day it was earned", async () => {
  const { screen } = await open();
  await userEvent.click(screen.getByRole("button", { name: /^Bookworm/ }));
  const sheet = screen.getByRole("dialog", { name: "Bookworm" });
  await expect.element(sheet.getByText("Complete lessons.")).toBeVisible();
  await expect.element(sheet.getByRole("progressbar", { name: "12 of 20" })).toBeInTheDocument();
  const tiers = sheet.getByRole("listitem");
  await expect.element(tiers.nth(0).getByText("Bronze: 5")).toBeVisible();
  await expect.element(tiers.nth(1).getByText("Earned on November 20, 2026")).toBeVisible();
  await expect.element(tiers.nth(2).getByText("Not earned yet")).toBeVisible();
  await expect.element(tiers.nth(2).getByText("20 coins")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(screen.getByRole("button", { name: /^Bookworm/ })).toHaveFocus();
});

test.each([
  ["light", "en"],
  ["dark", "en"],
  ["light", "ar"],
] as const)("the list and the sheet have no accessibility violation, %s, %s", async (theme, language) => {
  document.documentElement.dataset["theme"] = theme;
  await chooseLanguage(language);
  await loadMessages(["achievements"]);
  const { screen } = await open();
  await expect.element(screen.getByRole("heading", { level: 2 }).first()).toBeVisible();
  await expectAccessible();
  await userEvent.click(screen.getByRole("main").getByRole("listitem").nth(1).getByRole("button"));
  await expect.element(screen.getByRole("dialog")).toBeVisible();
  await expectAccessible();
});

test("S4.01 a list that fails can be asked for again", async () => {
  let isDown = true;
  const { screen } = await open({ [LIST]: () => (isDown ? refusal("internal") : { body: SOME }) });
  await expect.element(screen.getByRole("alert")).toBeVisible();
  isDown = false;
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  await expect.element(screen.getByRole("button", { name: /^Bookworm/ })).toBeVisible();
});

test("S7.31 the profile shows the latest badges as one link", async () => {
  const recent = [badgeOf("streak"), badgeOf("first_lesson")];
  stubServer({ [RECENT]: { body: { recent, earned: 2, total: 126 } } });
  const { screen } = await renderSignedIn(<RecentBadges />, ["/profile"]);
  const link = screen.getByRole("link");
  await expect.element(link.getByText("2 of 126 badges")).toBeVisible();
  await expect.element(link.getByText("Steady flame")).toBeVisible();
  await expect.element(link).toHaveAttribute("href", "/achievements");
  await expectAccessible();
});

test("S7.31 before the first badge the profile says how to get it", async () => {
  stubServer({ [RECENT]: { body: { recent: [], earned: 0, total: 126 } } });
  const { screen } = await renderSignedIn(<RecentBadges />, ["/profile"]);
  await expect.element(screen.getByText("Your first badge is one lesson away.")).toBeVisible();
});

test("S7.33 S7.34 an unseen badge is celebrated once, then the server is told", async () => {
  const calls = stubServer({
    [UNSEEN]: { body: { unseen: [badgeOf("first_lesson")] } },
    "POST /achievements/v3/first_lesson/see": { body: { is_seen: true } },
  });
  const { screen } = await renderSignedIn(
    <>
      <BadgeNews pathname="/learn" />
      <Celebrations userId="u1" />
    </>,
    ["/learn"],
  );
  await expect.element(screen.getByText("First candle", { exact: true })).toBeVisible();
  await expect.element(screen.getByText("Bronze badge · 5 coins for you")).toBeVisible();
  await expect
    .poll(() => calls.filter(({ call }) => call.endsWith("/see")).map(({ body }) => body))
    .toEqual([{ tier: 1 }]);
});

const WALK = ["/leagues", "/lessons/a", "/learn", "/profile"];

/** Somebody who goes from screen to screen. */
function Walk() {
  const [pathname, setPathname] = useState("/learn");
  return (
    <>
      <BadgeNews pathname={pathname} />
      {WALK.map((to) => (
        <button key={to} type="button" onClick={() => setPathname(to)}>
          {to}
        </button>
      ))}
    </>
  );
}

test("S7.34 badges are asked for again after a screen that earns some, and only then", async () => {
  const calls = stubServer({ [UNSEEN]: { body: { unseen: [] } } });
  const { screen } = await renderSignedIn(<Walk />, ["/learn"]);
  await expect.poll(() => calls.length).toBe(1);
  for (const to of ["/leagues", "/lessons/a"]) await userEvent.click(screen.getByRole("button", { name: to }));
  expect(calls).toHaveLength(1);
  for (const to of ["/learn", "/profile"]) await userEvent.click(screen.getByRole("button", { name: to }));
  await expect.poll(() => calls.length).toBe(2);
});
