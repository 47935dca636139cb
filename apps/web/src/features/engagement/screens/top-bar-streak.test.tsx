import { afterEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { browserTimeZone } from "#web/shared/i18n/formats.ts";
import { loadMessages } from "#web/shared/i18n/i18n.ts";
import { STORAGE_KEYS, store } from "#web/shared/storage/browser-storage.ts";
import { Toasts } from "#web/shared/ui/toasts/toasts.tsx";
import { celebrate } from "#web/shared/ui/celebrations/celebrate.ts";
import { Celebrations } from "#web/shared/ui/celebrations/celebrations.tsx";
import { expectAccessible } from "#web/testing/axe.ts";
import { renderSignedIn } from "#web/testing/render.tsx";
import { refusal, stubServer, type Replies } from "#web/testing/stub-server.ts";
import type { StreakCalendar, StreakProfile } from "../api.ts";
import { TopBarStreak } from "./top-bar-streak.tsx";

afterEach(() => {
  store.remove(STORAGE_KEYS.streakDay);
  store.remove(STORAGE_KEYS.streakMilestone);
});

const calendar: StreakCalendar = {
  today: "2026-11-21",
  status: "open",
  current: 6,
  coins: 120,
  from: "2026-10-01",
  days: [
    { local_date: "2026-10-31", kind: "lesson" },
    { local_date: "2026-11-18", kind: "lesson" },
    { local_date: "2026-11-19", kind: "freeze" },
    { local_date: "2026-11-20", kind: "repair" },
  ],
};
const profile: StreakProfile = {
  user_id: "00000000-0000-4000-8000-000000000001",
  today: "2026-11-21",
  status: "open",
  current: 6,
  coins: 120,
  longest: 11,
  freezes: { stock: 1, most: 2, price: 50 },
  repair: { dates: ["2026-11-17"], until: "2026-11-19", length: 12, price: 150 },
  next_milestone: { days: 7, coins: 10 },
};

const CALENDAR = "GET /calendar/streaks/current/";

let turn = 0;

async function open(completed_lessons = 0, replies: Replies = {}) {
  const seen = stubServer({
    [CALENDAR]: { body: calendar },
    "GET /learning-v2/v2/daily-goal/": { body: { target_lessons: 3, completed_lessons, local_date: "2026-11-21" } },
    "GET /engagement/streaks/profiles/u1/": { body: profile },
    ...replies,
  });
  await loadMessages(["engagement"]);
  const rendered = await renderSignedIn(
    <>
      <TopBarStreak />
      <Toasts />
      <Celebrations userId={`u${++turn}`} />
    </>,
    ["/learn"],
  );
  return { ...rendered, seen };
}

test("S7.48 the bar shows streak and coins", async () => {
  const { screen } = await open();
  await expect.element(screen.getByRole("button", { name: /^Your streak 6/ })).toBeVisible();
});

const done: StreakCalendar = { ...calendar, status: "done", current: 7, coins: 130 };
const coins = () => document.querySelector('a[href="/shop"]')?.textContent;
const bar = (screen: Awaited<ReturnType<typeof open>>["screen"]) =>
  screen.getByRole("button", { name: /^Your streak/ });

test("S7.48 S7.49 a lesson of today counts at once; its milestone is celebrated when the coins are there", async () => {
  let isCounted = false;
  const { screen } = await open(1, { [CALENDAR]: () => ({ body: isCounted ? done : calendar }) });
  await expect.element(bar(screen)).toHaveTextContent("Your streak7");
  expect(coins()).toBe("Coins120");
  expect(store.get(STORAGE_KEYS.streakDay)).toContain("2026-11-21");
  // Had it been celebrated too early, it would follow this.
  celebrate({ kind: "badge", id: "meanwhile", title: "Meanwhile", art: null });
  await userEvent.click(screen.getByText("Meanwhile"));
  await expect.element(screen.getByText("Meanwhile")).not.toBeInTheDocument();
  await expect.element(screen.getByText("A milestone: 10 coins for you.")).not.toBeInTheDocument();
  isCounted = true;
  await expect.element(screen.getByText("A milestone: 10 coins for you.")).toBeVisible();
  expect(coins()).toBe("Coins130");
});

test("S7.49 a milestone that was seen is not celebrated again", async () => {
  store.set(STORAGE_KEYS.streakMilestone, "u1 2026-11-21");
  const { screen } = await open(1, { [CALENDAR]: { body: done } });
  await expect.poll(coins).toBe("Coins130");
  // Something that happens later is celebrated alone.
  celebrate({ kind: "badge", id: "later", title: "Later", art: null });
  await expect.element(screen.getByText("Later")).toBeVisible();
  await expect.element(screen.getByText("A milestone: 10 coins for you.")).not.toBeInTheDocument();
  await userEvent.click(screen.getByText("Later"));
  await expect.element(screen.getByText("Later")).not.toBeInTheDocument();
  await expect.element(screen.getByText("A milestone: 10 coins for you.")).not.toBeInTheDocument();
});

test("S7.49 the sheet tells kinds of days apart in words, too", async () => {
  const { screen } = await open();
  await userEvent.click(screen.getByRole("button", { name: /^Your streak/ }));
  const dialog = screen.getByRole("dialog", { name: "Your streak" });
  await expect.element(dialog.getByText("November 2026")).toBeVisible();
  await expect.element(dialog.getByRole("cell", { name: "19 Freeze" })).toBeVisible();
  await expect.element(dialog.getByRole("cell", { name: "20 Repaired" })).toBeVisible();
  await expect.element(dialog.getByText("You need 30 more coins.", { exact: false })).toBeVisible();
  await userEvent.click(dialog.getByRole("button", { name: "Previous month" }));
  await expect.element(dialog.getByRole("cell", { name: "31 Learned" })).toBeVisible();
  await expectAccessible();
});

test("S7.50 a freeze that could not be bought is bought by a repeat of the same purchase", async () => {
  let isDown = true;
  const { screen, seen } = await open(0, {
    "POST /engagement/streaks/actions/": () => (isDown ? refusal("internal") : { body: profile }),
  });
  await userEvent.click(screen.getByRole("button", { name: /^Your streak/ }));
  const buy = screen.getByRole("button", { name: "Buy one for 50 coins" });
  await userEvent.click(buy);
  await expect.element(screen.getByText("you never pay twice", { exact: false })).toBeVisible();
  isDown = false;
  await userEvent.click(buy);
  await expect.element(screen.getByText("Freeze bought.", { exact: false })).toBeVisible();
  const [first, again, ...more] = seen.filter(({ call }) => call.startsWith("POST")).map(({ body }) => body);
  expect(first).toMatchObject({ user_id: profile.user_id, timezone: browserTimeZone(), action: "freeze" });
  expect(again).toEqual(first);
  expect(more).toEqual([]);
});

test("S7.50 a missed day is repaired for coins", async () => {
  const rich = { ...profile, coins: 200 };
  const repaired = { ...rich, current: 12, coins: 50, repair: null };
  let isRepaired = false;
  const { screen, seen } = await open(0, {
    "GET /engagement/streaks/profiles/u1/": () => ({ body: isRepaired ? repaired : rich }),
    "POST /engagement/streaks/actions/": () => {
      isRepaired = true;
      return { body: repaired };
    },
  });
  await userEvent.click(bar(screen));
  const dialog = screen.getByRole("dialog", { name: "Your streak" });
  await expect
    .element(dialog.getByText("You missed Tuesday. You can repair it until the end of Thursday."))
    .toBeVisible();
  await userEvent.click(dialog.getByRole("button", { name: "Repair for 150 coins" }));
  await expect.element(screen.getByText("Your streak is back.")).toBeVisible();
  await expect.element(dialog.getByText("12 days in a row")).toBeVisible();
  await expect.element(dialog.getByRole("button", { name: /^Repair/ })).not.toBeInTheDocument();
  const sent = seen.filter(({ call }) => call.startsWith("POST")).map(({ body }) => body);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ user_id: profile.user_id, action: "repair" });
});
